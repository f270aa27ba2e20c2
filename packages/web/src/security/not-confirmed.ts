import { ApiError } from '@croupier/contract/client.ts';

/** The person closed the question who they are: nothing was done, and nothing needs to be said. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed';
}

/** Whether a call wants to know again who one is, before it does what it was asked. */
export const isConfirmationNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.confirmation_needed';
