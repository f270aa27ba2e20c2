import { ApiError } from '@croupier/contract/client.ts';
import { useEffect, useRef, useState } from 'react';
import { GAP_MILLISECONDS } from '../config/lobby-figures.ts';

const MINUTE_MILLISECONDS = 60_000;
/** How long to wait after the server has said that there were too many. */
export const TOO_MANY_MINUTES = 5;

/** Until when no other code can be asked for, by kind: closing a form does not shorten the wait. */
const restingUntil = new Map<string, number>();

export type CodeSending = {
  /** Until another code can be asked for; 0 when it can be. */
  waitSeconds: number;
  busy: boolean;
  /** A code was sent from this form. */
  sent: boolean;
  press: () => void;
};

export type CodeSendingOptions = {
  /** Codes of one kind share one wait. */
  kind: string;
  /** Sends a code; undefined when the form is not ready for that, which it says itself. @throws ApiError */
  send: () => Promise<{ expiredMinutes: number } | undefined>;
  onError: (error: unknown) => void;
};

const secondsLeft = (kind: string): number =>
  Math.max(0, Math.ceil(((restingUntil.get(kind) ?? 0) - Date.now()) / 1000));

/** The button that sends a code: once a second, then not again until the code has expired, at once after a failure. */
export function useCodeSending({ kind, send, onError }: CodeSendingOptions): CodeSending {
  const [waitSeconds, setWaitSeconds] = useState(() => secondsLeft(kind));
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const lastPress = useRef(-Infinity);
  const waiting = waitSeconds > 0;

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setWaitSeconds(secondsLeft(kind)), 250);
    return () => clearInterval(timer);
  }, [kind, waiting]);

  const rest = (minutes: number): void => {
    restingUntil.set(kind, Date.now() + minutes * MINUTE_MILLISECONDS);
    setWaitSeconds(secondsLeft(kind));
  };

  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await send();
      if (!answer) return;
      rest(answer.expiredMinutes);
      setSent(true);
    } catch (error) {
      const tooMany = error instanceof ApiError && error.code === 'verification.too_many_requests';
      if (tooMany) rest(TOO_MANY_MINUTES);
      onError(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    waitSeconds,
    busy,
    sent,
    press: () => {
      if (busy || waiting || performance.now() - lastPress.current < GAP_MILLISECONDS) return;
      lastPress.current = performance.now();
      void run();
    },
  };
}
