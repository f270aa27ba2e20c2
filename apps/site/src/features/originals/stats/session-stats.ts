export type PlayedGame = 'dice' | 'mines';

/** A finished round as the strips and the statistics need it. */
export type PlayedRound = {
  roundId: string;
  game: PlayedGame;
  stakeMinor: bigint;
  payoutMinor: bigint;
  multiplierE4: number;
  won: boolean;
  /** Dice: what was rolled. */
  rollHundredths?: number;
};

export type SessionStats = {
  wins: number;
  losses: number;
  wageredMinor: bigint;
  profitMinor: bigint;
  /** Profit after each of the last rounds, oldest first; what the little chart shows. */
  curveMinor: readonly bigint[];
};

export const EMPTY_STATS: SessionStats = {
  wins: 0,
  losses: 0,
  wageredMinor: 0n,
  profitMinor: 0n,
  curveMinor: [],
};

const CURVE_POINTS = 200;
const HISTORY_ROUNDS = 40;

export function withRound(stats: SessionStats, round: PlayedRound): SessionStats {
  const profitMinor = stats.profitMinor + round.payoutMinor - round.stakeMinor;
  return {
    wins: stats.wins + (round.won ? 1 : 0),
    losses: stats.losses + (round.won ? 0 : 1),
    wageredMinor: stats.wageredMinor + round.stakeMinor,
    profitMinor,
    curveMinor: [...stats.curveMinor, profitMinor].slice(-CURVE_POINTS),
  };
}

/** Newest first; the same round only once, for a lost answer may come a second time. */
export const withHistory = (history: readonly PlayedRound[], round: PlayedRound): PlayedRound[] =>
  [round, ...history].slice(0, HISTORY_ROUNDS);

export const isKnown = (history: readonly PlayedRound[], roundId: string): boolean =>
  history.some((round) => round.roundId === roundId);

const MARK = 'n';

/** Amounts as `'125000n'`, for JSON knows no bigint. */
export const toStored = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}${MARK}` : inner));

/** @throws when the text is no JSON */
export const fromStored = (text: string): unknown =>
  JSON.parse(text, (_, inner: unknown) =>
    typeof inner === 'string' && /^-?\d+n$/.test(inner) ? BigInt(inner.slice(0, -1)) : inner,
  );
