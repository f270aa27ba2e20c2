import { useCallback, useState } from 'react';
import { Cancelled } from '../client/cancelled.ts';

/** An open question: its content and what its dialog calls. */
export type Question<Content> = Content & { onConfirm: () => void; onCancel: () => void };

/** Asks in a dialog before something happens. `ask` resolves when the person confirms. */
export function useQuestion<Content extends object>(): {
  /** @throws Cancelled */
  ask: (content: Content) => Promise<void>;
  question: Question<Content> | undefined;
} {
  const [question, setQuestion] = useState<Question<Content>>();
  const ask = useCallback(async (content: Content) => {
    try {
      await new Promise<void>((resolve, reject) =>
        setQuestion({ ...content, onConfirm: resolve, onCancel: () => reject(new Cancelled()) }),
      );
    } finally {
      setQuestion(undefined);
    }
  }, []);
  return { ask, question };
}
