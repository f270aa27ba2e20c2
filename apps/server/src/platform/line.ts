import { appError, requestErrors } from './http/errors.ts';

/**
 * Lets a few tasks run at once, the others wait in the order in which they came.
 *
 * @throws `server.unavailable` when as many as `waiting` wait already; nothing was done then
 */
export function createLine({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: Array<() => void> = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (line.length >= waiting) throw appError(requestErrors.unavailable);
      // Whoever finishes hands over its place, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
