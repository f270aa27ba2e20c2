import { createBoundedMap } from './bounded-map.ts';

const MAX_KEYS = 1_000;

/**
 * Lets each key pass once per interval.
 *
 * @returns for a key that may pass, how often it was held back since it last passed; undefined when it is held back
 */
export function createThrottle(
  intervalMilliseconds: number,
  now: () => number = () => performance.now(),
): (key: string) => number | undefined {
  const passed = createBoundedMap<string, { at: number; heldBack: number }>(MAX_KEYS);
  return (key) => {
    const last = passed.get(key);
    if (last && now() - last.at < intervalMilliseconds) {
      last.heldBack += 1;
      return undefined;
    }
    passed.set(key, { at: now(), heldBack: 0 });
    return last?.heldBack ?? 0;
  };
}
