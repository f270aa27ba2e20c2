import { useCallback, useState } from 'react';
import { isConfirmationNeeded, NotConfirmed } from './not-confirmed.ts';

/**
 * Does the task; where the server first wants to know who one is, asks for it and does the task again.
 * @throws NotConfirmed when the person closes the question; whatever the task throws
 */
export type Confirmed = <T>(task: () => Promise<T>) => Promise<T>;

export type Confirmation = {
  confirmed: Confirmed;
  /** While the question is open: what its dialog is to call. */
  question: { onConfirmed: () => void; onClose: () => void } | undefined;
};

/** For calls that may answer `identity.confirmation_needed`; each app asks in a dialog of its own. */
export function useConfirmation(): Confirmation {
  const [question, setQuestion] = useState<Confirmation['question']>();
  const confirmed = useCallback<Confirmed>(async (task) => {
    try {
      return await task();
    } catch (error) {
      if (!isConfirmationNeeded(error)) throw error;
      try {
        await new Promise<void>((resolve, reject) =>
          setQuestion({ onConfirmed: resolve, onClose: () => reject(new NotConfirmed()) }),
        );
      } finally {
        setQuestion(undefined);
      }
      return await task();
    }
  }, []);
  return { confirmed, question };
}
