import { createBoundedMap } from './bounded-map.ts';

const MAX_KEYS = 1_000;

/**
 * Lets each key pass once per interval.
 *
 * @returns how often the key was suppressed since it last passed, or undefined if it is suppressed now
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
