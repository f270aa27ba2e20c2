import { useCallback, useEffect, useRef } from 'react';
import { useLimits } from './use-limits.ts';
import { wait } from '../../../shared/bets/wait.ts';

export type Pace = {
  /** Resolves once the next round may begin; false if the signal aborted or the page was left meanwhile. */
  ready: (signal?: AbortSignal) => Promise<boolean>;
  /** A round was answered: the time until the next one counts from now, so that the server never has to refuse it. */
  began: () => void;
};

/** The minimum time between rounds that the merchant's law asks for. */
export function usePace(isSlots: boolean): Pace {
  const limits = useLimits();
  const milliseconds = (isSlots ? limits?.minSlotsRoundMs : limits?.minRoundMs) ?? 0;
  const minimum = useRef(milliseconds);
  useEffect(() => {
    minimum.current = milliseconds;
  }, [milliseconds]);
  const last = useRef<number>(undefined);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  const ready = useCallback(async (signal?: AbortSignal): Promise<boolean> => {
    const signals = [left.current?.signal, signal].filter((one) => one !== undefined);
    const rest = last.current === undefined ? 0 : last.current + minimum.current - performance.now();
    if (rest <= 0) return true;
    const either = AbortSignal.any(signals);
    await wait(rest, either);
    return !either.aborted;
  }, []);
  const began = useCallback(() => {
    last.current = performance.now();
  }, []);
  return { ready, began };
}

/** Whether the merchant's law allows autoplay. Hidden until that is known. */
export const useAutoplayAllowed = (): boolean => useLimits()?.autoplay ?? false;
