/** What the next stake becomes: the first one again, or this much more (10_000 doubles it), cut to the stake's scale. */
export type StakeChange = { kind: 'reset' } | { kind: 'increase'; increaseBps: number };

export type AutoplayConfig = {
  stakeMinor: bigint;
  /** The merchant's limit; a stake that would grow past it stops the run, for a smaller one would not be what was set. */
  maxStakeMinor: bigint;
  /** null: until something else stops it. */
  numberOfBets: number | null;
  onWin: StakeChange;
  onLoss: StakeChange;
  /** Stops as soon as the run is this much up. */
  stopOnProfitMinor: bigint | null;
  /** The run never loses more than this: it stops before a stake that could. */
  stopOnLossMinor: bigint | null;
};

export type StopReason = 'bets_done' | 'profit_reached' | 'loss_limit' | 'stake_limit' | 'stopped';

export type AutoplayState = {
  betsDone: number;
  /** Payouts less stakes of this run. */
  profitMinor: bigint;
  next: { kind: 'bet'; stakeMinor: bigint } | { kind: 'stop'; reason: StopReason };
};

/** `won` is the game's word: a tiny stake may win and, rounded down, get back no more than it was. */
export type SettledBet = { stakeMinor: bigint; payoutMinor: bigint; won: boolean };

/** The first word: a bet, or a stop when the settings leave no room for one. Throws RangeError on settings out of range. */
export function startAutoplay(config: AutoplayConfig): AutoplayState {
  const problem = autoplayProblem(config);
  if (problem) throw new RangeError(`${problem} is out of range`);
  return decide(config, 0, 0n, config.stakeMinor);
}

/** What comes after a settled bet. A run that has stopped stays stopped. */
export function nextAutoplay(config: AutoplayConfig, state: AutoplayState, last: SettledBet): AutoplayState {
  const betsDone = state.betsDone + 1;
  const profitMinor = state.profitMinor + last.payoutMinor - last.stakeMinor;
  // A bet that was under way when the player stopped still counts.
  if (state.next.kind === 'stop') return { ...state, betsDone, profitMinor };
  const change = last.won ? config.onWin : config.onLoss;
  return decide(config, betsDone, profitMinor, changedStake(config, last.stakeMinor, change));
}

/** The player's stop, or the page's when a bet was refused: always granted. */
export const stopAutoplay = (state: AutoplayState): AutoplayState =>
  state.next.kind === 'stop' ? state : { ...state, next: { kind: 'stop', reason: 'stopped' } };

/** The setting that is out of range, for the form; undefined when all is well. */
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

const changedStake = (config: AutoplayConfig, stakeMinor: bigint, change: StakeChange): bigint =>
  change.kind === 'reset'
    ? config.stakeMinor
    : (stakeMinor * (10_000n + BigInt(change.increaseBps))) / 10_000n;

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
