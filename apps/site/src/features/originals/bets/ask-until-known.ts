import { ApiError } from '@croupier/contract/client.ts';

const TOO_MANY = 429;
const SERVER_ERROR = 500;
/** Waits before asking again. Together with the calls' own time-outs this bridges a restart of the server. */
const WAITS_MILLISECONDS: readonly number[] = [400, 800, 1_600, 3_200, 5_000];

/** Whether nobody on this side can tell if the call was carried out: the answer was lost, or the server stumbled. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code.startsWith('network.') || error.status >= SERVER_ERROR);

const isWorthAsking = (error: unknown): boolean =>
  isUnknown(error) || (error instanceof ApiError && error.status === TOO_MANY);

export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export type AskOptions = { wait: Wait; signal?: AbortSignal | undefined };

/**
 * Makes a call that may safely be repeated, again and again until its outcome is known, a bounded number of times.
 * @throws what the last attempt threw, also when the signal says that nobody wants to wait any longer
 */
export async function askUntilKnown<T>(ask: () => Promise<T>, { wait, signal }: AskOptions): Promise<T> {
  for (const milliseconds of WAITS_MILLISECONDS) {
    try {
      return await ask();
    } catch (error) {
      if (!isWorthAsking(error) || signal?.aborted) throw error;
      await wait(milliseconds, signal);
      // One who stopped wants to hear so at once; the bet is kept and asked for later.
      if (signal?.aborted) throw error;
    }
  }
  return ask();
}
