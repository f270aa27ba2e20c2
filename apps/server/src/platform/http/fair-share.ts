import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { appError, requestErrors } from './errors.ts';

/**
 * A page needs a handful of calls at once. More of them, waiting for each other's locks, would use up all
 * connections.
 */
const MAX_CALLS_IN_PROGRESS = 50;

/** Limits the concurrent calls of one account. */
export function createFairShare(max = MAX_CALLS_IN_PROGRESS) {
  const limit = createConcurrencyLimit(max);
  /** @throws 429 `request.too_many` before anything is done */
  return async <T>(accountId: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (accountId === undefined) return work();
    const release = limit.take(accountId);
    if (!release) throw appError(requestErrors.tooMany);
    try {
      return await work();
    } finally {
      release();
    }
  };
}
