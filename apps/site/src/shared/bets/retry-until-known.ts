import { ApiError } from '@croupier/contract/client.ts';

const TOO_MANY = 429;
const SERVER_ERROR = 500;
/** Delays between retries. Together with the call time-outs they outlast a server restart. */
const RETRY_DELAYS_MILLISECONDS: readonly number[] = [400, 800, 1_600, 3_200, 5_000];

/** Whether the call may or may not have been carried out: the answer was lost, or the server failed. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code.startsWith('network.') || error.status >= SERVER_ERROR);

const isRetryable = (error: unknown): boolean =>
  isUnknown(error) || (error instanceof ApiError && error.status === TOO_MANY);

export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export type RetryOptions = { wait: Wait; signal?: AbortSignal | undefined };

/**
 * Repeats an idempotent call until its outcome is known, a bounded number of times.
 * @throws the error of the last attempt, also when the signal aborts
 */
export async function retryUntilKnown<T>(ask: () => Promise<T>, { wait, signal }: RetryOptions): Promise<T> {
  for (const milliseconds of RETRY_DELAYS_MILLISECONDS) {
    try {
      return await ask();
    } catch (error) {
      if (!isRetryable(error) || signal?.aborted) throw error;
      await wait(milliseconds, signal);
      // Stopping takes effect at once; the bet is kept and retried later.
      if (signal?.aborted) throw error;
    }
  }
  return ask();
}
