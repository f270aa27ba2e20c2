import { NotConfirmed } from '@croupier/web/security/not-confirmed.ts';
import { useState } from 'react';

export type Task = {
  busy: boolean;
  /** What the last run threw, if it is worth telling. */
  problem: unknown;
  run: (task: () => Promise<void>) => Promise<void>;
  clear: () => void;
};

/** One thing at a time that the server is asked to do, and what came of it. */
export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const run = async (task: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    try {
      await task();
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, clear: () => setProblem(undefined) };
}
