import { availableParallelism } from 'node:os';

export type HashingOptions = {
  memoryKib: number;
  passes: number;
  lanes: number;
  /** Concurrent hashes, on cores that wallet calls need as well. */
  concurrency: number;
  /** Callers are refused if this many are waiting. */
  queue: number;
  /** Calls of one address, running and waiting, so that a burst from it does not delay everyone else. */
  perCaller?: number;
};

/**
 * Argon2id with 64 MiB and 5 passes: about 100 ms of one core, three times OWASP's minimum. One core always stays
 * free for the event loop and the database.
 */
export const HASHING: HashingOptions = {
  memoryKib: 65_536,
  passes: 5,
  lanes: 1,
  concurrency: Math.min(Math.max(availableParallelism() - 1, 1), 3),
  queue: 100,
  perCaller: 16,
};
