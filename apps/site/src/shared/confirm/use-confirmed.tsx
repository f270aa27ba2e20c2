import { useCallback, useState, type ReactNode } from 'react';
import { LazyPart, lazyPart } from '../LazyPart.tsx';
import { isConfirmationNeeded, NotConfirmed } from '@croupier/web/not-confirmed.ts';

const ConfirmIdentityDialog = lazyPart(
  async () => (await import('./ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog,
);

export type Confirmed = {
  /**
   * Does the task; where the server first wants to know who one is, asks for it and does the task again.
   * @throws NotConfirmed when the person closes the question; whatever the task throws
   */
  confirmed: <T>(task: () => Promise<T>) => Promise<T>;
  /** To be placed outside of any form. */
  confirmDialog: ReactNode;
};

type Question = { answer: () => void; giveUp: () => void };

/** For calls that may answer `identity.confirmation_needed`. */
export function useConfirmed(): Confirmed {
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
      <LazyPart onError={() => end('giveUp')}>
        {question && (
          <ConfirmIdentityDialog onConfirmed={() => end('answer')} onClose={() => end('giveUp')} />
        )}
      </LazyPart>
    ),
  };
}
