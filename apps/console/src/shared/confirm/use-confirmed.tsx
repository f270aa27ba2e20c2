import { isConfirmationNeeded, NotConfirmed } from '@croupier/web/not-confirmed.ts';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import('./ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog,
}));

export type Confirmed = <T>(task: () => Promise<T>) => Promise<T>;

type Question = { answer: () => void; giveUp: () => void };

/** For calls that may answer `identity.confirmation_needed`. The dialog is to be placed outside of any form. */
export function useConfirmed(): {
  /**
   * Does the task; where the server first wants to know who one is, asks for it and does the task again.
   * @throws NotConfirmed when the person closes the question; whatever the task throws
   */
  confirmed: Confirmed;
  confirmDialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const confirmed = useCallback(async <T,>(task: () => Promise<T>): Promise<T> => {
    try {
      return await task();
    } catch (error) {
      if (!isConfirmationNeeded(error)) throw error;
      await new Promise<void>((resolve, reject) =>
        setQuestion({ answer: resolve, giveUp: () => reject(new NotConfirmed()) }),
      );
      return await task();
    }
  }, []);
  const end = (how: 'answer' | 'giveUp'): void => {
    question?.[how]();
    setQuestion(undefined);
  };
  return {
    confirmed,
    confirmDialog: (
      <Suspense fallback={null}>
        {question && (
          <ConfirmIdentityDialog onConfirmed={() => end('answer')} onClose={() => end('giveUp')} />
        )}
      </Suspense>
    ),
  };
}
