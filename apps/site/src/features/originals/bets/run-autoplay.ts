import {
  nextAutoplay,
  startAutoplay,
  stopAutoplay,
  type AutoplayConfig,
  type AutoplayState,
  type SettledBet,
} from '@croupier/fairplay/autoplay.ts';

export type AutoplayRun = {
  /** Undefined: the answer belonged to an earlier bet, so this one still has to be placed. */
  place: (stakeMinor: bigint, signal: AbortSignal) => Promise<SettledBet | undefined>;
  /** Time for the player to see the result; ends when the signal aborts. */
  pause: (signal: AbortSignal) => Promise<void>;
  onProgress: (state: AutoplayState) => void;
  signal: AbortSignal;
};

/**
 * Bets until the settings, the player (through the signal) or a refusal ends it. No bet starts after the signal.
 * @throws the error of a bet, or RangeError for settings out of range
 */
export async function runAutoplay(config: AutoplayConfig, run: AutoplayRun): Promise<AutoplayState> {
  const { signal, onProgress } = run;
  let state = startAutoplay(config);
  onProgress(state);
  while (state.next.kind === 'bet') {
    if (signal.aborted) {
      state = stopAutoplay(state);
      break;
    }
    const settled = await run.place(state.next.stakeMinor, signal);
    if (settled) state = nextAutoplay(config, state, settled);
    onProgress(state);
    if (state.next.kind === 'bet') await run.pause(signal);
  }
  onProgress(state);
  return state;
}
