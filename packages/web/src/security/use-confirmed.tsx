import { ApiError } from '@croupier/contract/client.ts';
import { useCallback, type ReactNode } from 'react';
import { useQuestion } from '../forms/use-question.ts';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';

/**
 * Runs a task; where the server wants the identity confirmed first, asks for it and runs the task again.
 * @throws Cancelled when the person closes the question; whatever the task throws
 */
export type Confirmed = <T>(task: () => Promise<T>) => Promise<T>;

const isConfirmationNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.confirmation_needed';

/** For calls that may answer `identity.confirmation_needed`. Place the dialog outside of any form. */
export function useConfirmed(): { confirmed: Confirmed; confirmDialog: ReactNode } {
  const { ask, question } = useQuestion<object>();
  const confirmed = useCallback<Confirmed>(
    async (task) => {
      try {
        return await task();
      } catch (error) {
        if (!isConfirmationNeeded(error)) throw error;
        await ask({});
        return await task();
      }
    },
    [ask],
  );
  return { confirmed, confirmDialog: question && <ConfirmIdentityDialog {...question} /> };
}
