import type { AutoplayConfig, AutoplayState, StopReason } from '@croupier/fairplay/autoplay.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { runAutoplay } from '../bets/run-autoplay.ts';
import { wait } from '../bets/wait.ts';
import type { DiceGame, DiceStake } from './use-dice.ts';

/** Pause between bets, so that the player sees the result; shorter in fast play. */
const PAUSE_MILLISECONDS = { calm: 450, fast: 110 };

export type AutoplayEnd = { reason: StopReason } | { reason: 'failed'; error: unknown };

export type Autoplay = {
  isRunning: boolean;
  /** Stop was pressed while a bet is still waiting for its answer. */
  isStopping: boolean;
  progress: AutoplayState | undefined;
  /** Number of bets; null for unlimited. */
  total: number | null;
  end: AutoplayEnd | undefined;
  start: (config: AutoplayConfig, bet: Omit<DiceStake, 'stake'>) => void;
  stop: () => void;
};

/** Places bets one after another while the page is open, until the settings, a refusal or the player ends it. */
export function useAutoplay(place: DiceGame['place'], isInstant: boolean): Autoplay {
  const [progress, setProgress] = useState<AutoplayState>();
  const [total, setTotal] = useState<number | null>(null);
  const [end, setEnd] = useState<AutoplayEnd>();
  const [phase, setPhase] = useState<'idle' | 'running' | 'stopping'>('idle');
  const stopper = useRef<AbortController>(undefined);
  // The run outlives the render that started it and must follow a change of speed.
  const latest = useRef({ place, isInstant });
  useEffect(() => {
    latest.current = { place, isInstant };
  }, [place, isInstant]);

  const stop = useCallback(() => {
    if (!stopper.current || stopper.current.signal.aborted) return;
    stopper.current.abort();
    setPhase('stopping');
  }, []);
  useEffect(() => () => stopper.current?.abort(), []);

  const start = useCallback((config: AutoplayConfig, bet: Omit<DiceStake, 'stake'>) => {
    if (stopper.current) return;
    const controller = new AbortController();
    stopper.current = controller;
    setEnd(undefined);
    setTotal(config.numberOfBets);
    setPhase('running');
    const run = runAutoplay(config, {
      signal: controller.signal,
      onProgress: setProgress,
      pause: (signal) =>
        wait(latest.current.isInstant ? PAUSE_MILLISECONDS.fast : PAUSE_MILLISECONDS.calm, signal),
      place: async (stakeMinor, signal) => {
        const result = await latest.current.place({ ...bet, stake: stakeMinor }, signal);
        return result && { stakeMinor: result.stake, payoutMinor: result.payout, won: result.won };
      },
    });
    void run
      .then(
        ({ next }) => setEnd({ reason: next.kind === 'stop' ? next.reason : 'stopped' }),
        (error: unknown) =>
          setEnd(controller.signal.aborted ? { reason: 'stopped' } : { reason: 'failed', error }),
      )
      .finally(() => {
        stopper.current = undefined;
        setPhase('idle');
      });
  }, []);

  return {
    isRunning: phase !== 'idle',
    isStopping: phase === 'stopping',
    progress,
    total,
    end,
    start,
    stop,
  };
}
