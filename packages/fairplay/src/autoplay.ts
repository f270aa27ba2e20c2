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
  /** Stops after a bet that wins at least this much above its stake. */
  stopOnWinMinor?: bigint | null;
  /** Stops before a bet that would leave less than this in the wallet. */
  keepBalanceMinor?: bigint | null;
  /** Stops when a feature, such as free spins, was won. */
  stopOnFeature?: boolean;
};

export type StopReason =
  | 'bets_done'
  | 'profit_reached'
  | 'loss_limit'
  | 'stake_limit'
  | 'win_reached'
  | 'balance_limit'
  | 'feature_won'
  | 'hidden'
  | 'stopped';

export type AutoplayState = {
  betsDone: number;
  /** Payouts minus stakes of this run. */
  profitMinor: bigint;
  next: { kind: 'bet'; stakeMinor: bigint } | { kind: 'stop'; reason: StopReason };
};

/** `won` comes from the game: after rounding down, the payout of a tiny winning stake may be no more than the stake. */
export type SettledBet = {
  stakeMinor: bigint;
  payoutMinor: bigint;
  won: boolean;
  /** The wallet after the bet. */
  balanceMinor?: bigint;
  hasFeature?: boolean;
};

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
  const following = decide(config, betsDone, profitMinor, changedStake(config, last.stakeMinor, change));
  if (following.next.kind === 'stop') return following;
  const reason = reasonAfter(config, last, following.next.stakeMinor);
  return reason ? { betsDone, profitMinor, next: { kind: 'stop', reason } } : following;
}

function reasonAfter(
  { stopOnWinMinor, stopOnFeature, keepBalanceMinor }: AutoplayConfig,
  { stakeMinor, payoutMinor, hasFeature, balanceMinor }: SettledBet,
  nextStakeMinor: bigint,
): StopReason | undefined {
  if (stopOnFeature && hasFeature) return 'feature_won';
  if (stopOnWinMinor && payoutMinor - stakeMinor >= stopOnWinMinor) return 'win_reached';
  if (keepBalanceMinor && balanceMinor !== undefined && balanceMinor - nextStakeMinor < keepBalanceMinor)
    return 'balance_limit';
  return undefined;
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
  if (isNotPositive(config.stopOnWinMinor)) return 'stopOnWinMinor';
  if (isNotPositive(config.keepBalanceMinor)) return 'keepBalanceMinor';
  return undefined;
}

const isNotPositive = (amountMinor: bigint | null | undefined): boolean =>
  amountMinor !== null && amountMinor !== undefined && amountMinor <= 0n;

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
