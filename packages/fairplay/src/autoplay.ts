/**
 * The next stake: reset to the first one, or raised by this share (10_000 doubles it), truncated to a multiple of the
 * step.
 */
export type StakeChange = { kind: 'reset' } | { kind: 'increase'; increaseBps: number };

export type AutoplayConfig = {
  stakeMinor: bigint;
  /** The smallest amount by which stakes differ in the player's currency; 1n if missing. */
  stepMinor?: bigint;
  /**
   * The merchant's limit. A stake that would exceed it stops the run, because a smaller one would not be what the
   * player set.
   */
  maxStakeMinor: bigint;
  /** null: no limit. */
  numberOfBets: number | null;
  onWin: StakeChange;
  onLoss: StakeChange;
  /** Stops once the profit of the run reaches this amount. */
  stopOnProfitMinor: bigint | null;
  /** The maximum loss: the run stops before a bet that could exceed it. */
  stopOnLossMinor: bigint | null;
};

export type StopReason = 'bets_done' | 'profit_reached' | 'loss_limit' | 'stake_limit' | 'stopped';

export type AutoplayState = {
  betsDone: number;
  /** Payouts minus stakes of this run. */
  profitMinor: bigint;
  next: { kind: 'bet'; stakeMinor: bigint } | { kind: 'stop'; reason: StopReason };
};

/** `won` comes from the game: after rounding down, the payout of a tiny winning stake may be no more than the stake. */
export type SettledBet = { stakeMinor: bigint; payoutMinor: bigint; won: boolean };

/** The first step: a bet, or a stop if the settings allow none. Throws RangeError for invalid settings. */
export function startAutoplay(config: AutoplayConfig): AutoplayState {
  const problem = autoplayProblem(config);
  if (problem) throw new RangeError(`${problem} is out of range`);
  return decide(config, 0, 0n, config.stakeMinor);
}

/** The next step after a settled bet. A stopped run stays stopped. */
export function nextAutoplay(config: AutoplayConfig, state: AutoplayState, last: SettledBet): AutoplayState {
  const betsDone = state.betsDone + 1;
  const profitMinor = state.profitMinor + last.payoutMinor - last.stakeMinor;
  // A bet that was in progress when the player stopped still counts.
  if (state.next.kind === 'stop') return { ...state, betsDone, profitMinor };
  const change = last.won ? config.onWin : config.onLoss;
  return decide(config, betsDone, profitMinor, changedStake(config, last.stakeMinor, change));
}

/** Stops the run, for the player or because a bet was refused. */
export const stopAutoplay = (state: AutoplayState): AutoplayState =>
  state.next.kind === 'stop' ? state : { ...state, next: { kind: 'stop', reason: 'stopped' } };

/** The invalid setting, for the form; undefined if all are valid. */
export function autoplayProblem(config: AutoplayConfig): keyof AutoplayConfig | undefined {
  const { numberOfBets, stopOnProfitMinor, stopOnLossMinor } = config;
  if (config.stakeMinor <= 0n || config.stakeMinor > config.maxStakeMinor) return 'stakeMinor';
  if (numberOfBets !== null && !(Number.isSafeInteger(numberOfBets) && numberOfBets > 0))
    return 'numberOfBets';
  if (!isChangeSound(config.onWin)) return 'onWin';
  if (!isChangeSound(config.onLoss)) return 'onLoss';
  if (stopOnProfitMinor !== null && stopOnProfitMinor <= 0n) return 'stopOnProfitMinor';
  if (stopOnLossMinor !== null && stopOnLossMinor <= 0n) return 'stopOnLossMinor';
  return undefined;
}

const isChangeSound = (change: StakeChange): boolean =>
  change.kind === 'reset' || (Number.isSafeInteger(change.increaseBps) && change.increaseBps >= 0);

function changedStake(config: AutoplayConfig, stakeMinor: bigint, change: StakeChange): bigint {
  if (change.kind === 'reset') return config.stakeMinor;
  const { stepMinor = 1n } = config;
  const raised = (stakeMinor * (10_000n + BigInt(change.increaseBps))) / 10_000n;
  return raised - (raised % stepMinor);
}

function decide(
  config: AutoplayConfig,
  betsDone: number,
  profitMinor: bigint,
  stakeMinor: bigint,
): AutoplayState {
  const reason = stopReason(config, betsDone, profitMinor, stakeMinor);
  return { betsDone, profitMinor, next: reason ? { kind: 'stop', reason } : { kind: 'bet', stakeMinor } };
}

function stopReason(
  { numberOfBets, stopOnProfitMinor, stopOnLossMinor, maxStakeMinor }: AutoplayConfig,
  betsDone: number,
  profitMinor: bigint,
  stakeMinor: bigint,
): StopReason | undefined {
  if (stopOnProfitMinor !== null && profitMinor >= stopOnProfitMinor) return 'profit_reached';
  if (numberOfBets !== null && betsDone >= numberOfBets) return 'bets_done';
  if (stopOnLossMinor !== null && stakeMinor - profitMinor > stopOnLossMinor) return 'loss_limit';
  if (stakeMinor > maxStakeMinor) return 'stake_limit';
  return undefined;
}
