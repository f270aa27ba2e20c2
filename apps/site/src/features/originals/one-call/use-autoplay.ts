import type { AutoplayConfig, AutoplayState, StopReason } from '@croupier/fairplay/autoplay.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { runAutoplay } from '../bets/run-autoplay.ts';
import { wait } from '../../../shared/bets/wait.ts';

/** Pause between bets, so that the player sees the result; shorter in fast play. */
const PAUSE_MILLISECONDS = { calm: 450, fast: 110 };
/** A run that nobody watches ends. */
const HIDDEN_MILLISECONDS = 60_000;

export type AutoplayEnd = { reason: StopReason } | { reason: 'failed'; error: unknown };

export type Autoplay<Bet> = {
  isRunning: boolean;
  /** Stop was pressed while a bet is still waiting for its answer. */
  isStopping: boolean;
  progress: AutoplayState | undefined;
  /** Number of bets; null for unlimited. */
  total: number | null;
  end: AutoplayEnd | undefined;
  start: (config: AutoplayConfig, bet: Bet) => void;
  stop: () => void;
};

/** Calls back once the page has been out of sight for a minute. Returns a function that stops watching. */
function watchHidden(onHidden: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(onHidden, HIDDEN_MILLISECONDS);
  };
  watch();
  document.addEventListener('visibilitychange', watch);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', watch);
  };
}

/** What a run has to know about a round that is over. */
export type AutoplayResult = { stake: bigint; payout: bigint; won: boolean; balance: bigint };

/** What a run has to know about a game; a screen has all of it. */
export type AutoplayPace<Result> = {
  overlap?: number;
  pauseMilliseconds?: number;
  hasFeature?: (result: Result) => boolean;
};

/** Plays one round. `landed` resolves once its result is shown. */
export type PlaceOne<Bet, Result> = (
  order: { bet: Bet; stake: bigint },
  signal?: AbortSignal,
) => Promise<{ result: Result | undefined; landed: Promise<void> } | undefined>;

/** Places bets one after another while the page is open, until the settings, a refusal or the player ends it. */
export function useAutoplay<Bet, Result extends AutoplayResult>(
  screen: AutoplayPace<Result>,
  place: PlaceOne<Bet, Result>,
  isInstant: boolean,
): Autoplay<Bet> {
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

  const stop = useCallback((reason: StopReason = 'stopped') => {
    if (!stopper.current || stopper.current.signal.aborted) return;
    stopper.current.abort(reason);
    setPhase('stopping');
  }, []);
  useEffect(() => () => stopper.current?.abort(), []);

  const start = useCallback(
    (config: AutoplayConfig, bet: Bet) => {
      if (stopper.current) return;
      const controller = new AbortController();
      stopper.current = controller;
      setEnd(undefined);
      setTotal(config.numberOfBets);
      setPhase('running');
      const unwatch = watchHidden(() => stop('hidden'));
      let landed = Promise.resolve();
      const run = runAutoplay(config, {
        signal: controller.signal,
        // The profit of a run must not tell a result before it is shown.
        onProgress: (state) => void landed.then(() => setProgress(state)),
        pause: async (signal) => {
          if (screen.overlap === undefined) await landed;
          const { calm, fast } = PAUSE_MILLISECONDS;
          await wait(latest.current.isInstant ? fast : (screen.pauseMilliseconds ?? calm), signal);
        },
        place: async (stakeMinor, signal) => {
          const placed = await latest.current.place({ bet, stake: stakeMinor }, signal);
          if (placed) ({ landed } = placed);
          const result = placed?.result;
          return (
            result && {
              stakeMinor: result.stake,
              payoutMinor: result.payout,
              won: result.won,
              balanceMinor: result.balance,
              hasFeature: screen.hasFeature?.(result) ?? false,
            }
          );
        },
      });
      void run
        .then(
          ({ next }): AutoplayEnd => ({ reason: next.kind === 'stop' ? next.reason : 'stopped' }),
          (error: unknown): AutoplayEnd =>
            controller.signal.aborted ? { reason: 'stopped' } : { reason: 'failed', error },
        )
        .then(async (ended) => {
          await landed;
          setEnd(controller.signal.reason === 'hidden' ? { reason: 'hidden' } : ended);
        })
        .finally(() => {
          unwatch();
          stopper.current = undefined;
          setPhase('idle');
        });
    },
    [screen, stop],
  );

  return {
    isRunning: phase !== 'idle',
    isStopping: phase === 'stopping',
    progress,
    total,
    end,
    start,
    stop: () => stop(),
  };
}
