import { createConcurrencyLimit } from './concurrency-limit.ts';
import { appError, requestErrors } from './http/errors.ts';

export type QueueOptions = {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks that may wait in one lane. */
  maxWaiting: number;
  /** Tasks of one caller, running and waiting, so that a single caller cannot fill the queue. */
  maxPerCaller?: number | undefined;
};

export type Queue = <T>(task: () => Promise<T>, from?: { lane?: string; caller?: string }) => Promise<T>;

/**
 * Runs a few tasks concurrently and queues the others. Lanes take turns, so that a flood in one does not delay
 * another; within a lane, tasks start in order of arrival.
 *
 * @throws `request.too_many` for a caller over its share, `server.unavailable` if the lane is full; the task has
 *   not run then
 */
export function createQueue({ concurrency, maxWaiting, maxPerCaller }: QueueOptions): Queue {
  /** Lanes with waiting tasks; the first is served next. */
  const lanes = new Map<string, Array<() => void>>();
  const shares = maxPerCaller === undefined ? undefined : createConcurrencyLimit(maxPerCaller);
  let running = 0;

  const start = async (lane: string): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    const waiting = lanes.get(lane) ?? [];
    if (waiting.length >= maxWaiting) throw appError(requestErrors.unavailable);
    lanes.set(lane, waiting);
    // A finished task hands over its place, so `running` does not change.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const finish = (): void => {
    const [entry] = lanes;
    if (!entry) {
      running -= 1;
      return;
    }
    const [lane, waiting] = entry;
    const next = waiting.shift();
    lanes.delete(lane);
    if (waiting.length > 0) lanes.set(lane, waiting);
    next?.();
  };

  return async (task, { lane = '', caller } = {}) => {
    const release = caller === undefined || !shares ? () => {} : shares.take(caller);
    if (!release) throw appError(requestErrors.tooMany);
    try {
      await start(lane);
      try {
        return await task();
      } finally {
        finish();
      }
    } finally {
      release();
    }
  };
}
