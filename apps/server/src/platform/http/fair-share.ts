import { appError, requestErrors } from './errors.ts';

/** Calls of one account at the same time. A page needs a handful; what waits in the database beyond that starves others. */
const MAX_CALLS_UNDER_WAY = 50;

/**
 * Keeps one account from taking all connections: its calls wait for each other's locks while everybody else waits
 * for a connection.
 */
export function createFairShare(max = MAX_CALLS_UNDER_WAY) {
  const underWay = new Map<string, number>();
  /** @throws 429 `request.too_many`; nothing was done then */
  return async <T>(accountId: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (accountId === undefined) return work();
    const calls = underWay.get(accountId) ?? 0;
    if (calls >= max) throw appError(requestErrors.tooMany);
    underWay.set(accountId, calls + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(accountId) ?? 1) - 1;
      if (left > 0) underWay.set(accountId, left);
      else underWay.delete(accountId);
    }
  };
}
