import { ApiError } from '@croupier/contract/client.ts';
import { useEffect, useRef, useState } from 'react';
import { Cancelled } from '../client/cancelled.ts';

const MINUTE_MILLISECONDS = 60_000;
const TICK_MILLISECONDS = 250;
/** Presses that follow faster than this are ignored. */
const MIN_GAP_MILLISECONDS = 1_000;
/** The wait after the server refused because too many codes were sent. */
export const TOO_MANY_MINUTES = 5;

/** When the next code may be sent, by kind: closing a form does not shorten the wait. */
const blockedUntil = new Map<string, number>();

export type CodeSending = {
  /** Until another code may be sent; 0 when it may. */
  waitSeconds: number;
  busy: boolean;
  /** This form has sent a code. */
  sent: boolean;
  send: () => void;
  /** Why no code was sent, for a warning; undefined for nothing. */
  failure: unknown;
  dismissFailure: () => void;
};

export type CodeSendingOptions = {
  /** Codes of one kind share one wait. */
  kind: string;
  /** Sends a code; undefined when the form is not ready, which it then shows. @throws ApiError */
  request: () => Promise<{ expiredMinutes: number } | undefined>;
  /** Takes the error of a request first; true when the form shows it itself. */
  onError: (error: unknown) => boolean;
};

const secondsLeft = (kind: string): number =>
  Math.max(0, Math.ceil(((blockedUntil.get(kind) ?? 0) - Date.now()) / 1000));

/** Sends a code, and no other one until it has expired. After a failure it may be sent again at once. */
export function useCodeSending({ kind, request, onError }: CodeSendingOptions): CodeSending {
  const [waitSeconds, setWaitSeconds] = useState(() => secondsLeft(kind));
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const lastPress = useRef(-Infinity);
  const waiting = waitSeconds > 0;

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setWaitSeconds(secondsLeft(kind)), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [kind, waiting]);

  const block = (minutes: number): void => {
    blockedUntil.set(kind, Date.now() + minutes * MINUTE_MILLISECONDS);
    setWaitSeconds(secondsLeft(kind));
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await request();
      if (!answer) return;
      block(answer.expiredMinutes);
      setSent(true);
    } catch (error) {
      const tooMany = error instanceof ApiError && error.code === 'verification.too_many_requests';
      if (tooMany) block(TOO_MANY_MINUTES);
      if (!(error instanceof Cancelled) && !onError(error)) setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    waitSeconds,
    busy,
    sent,
    failure,
    dismissFailure: () => setFailure(undefined),
    send: () => {
      if (busy || waiting || performance.now() - lastPress.current < MIN_GAP_MILLISECONDS) return;
      lastPress.current = performance.now();
      void run();
    },
  };
}
