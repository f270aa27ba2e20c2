import type { OwnGame } from '../own-game.ts';

/** Every in-house game; crash has texts elsewhere. */
export type PlayedGame = OwnGame | 'crash';

/** A finished round for the result strip and statistics. */
export type PlayedRound = {
  roundId: string;
  game: PlayedGame;
  stakeMinor: bigint;
  payoutMinor: bigint;
  multiplierE4: number;
  won: boolean;
  /** What the strip of results shows; the multiplier if missing. */
  face?: string;
  /** The colour of the result, in games where it has one. */
  tint?: 'red' | 'black' | 'green' | 'blue' | 'gold';
};

export type SessionStats = {
  wins: number;
  losses: number;
  wageredMinor: bigint;
  profitMinor: bigint;
  /** Profit after each of the latest rounds, oldest first, for the chart. */
  curveMinor: readonly bigint[];
};

export const EMPTY_STATS: SessionStats = {
  wins: 0,
  losses: 0,
  wageredMinor: 0n,
  profitMinor: 0n,
  curveMinor: [],
};

/** Of all games together, and of each. */
export type StatsByGame = Readonly<Partial<Record<PlayedGame | 'all', SessionStats>>>;

const CURVE_POINTS = 200;
/** Of each game. */
const HISTORY_ROUNDS = 50;

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

export function withRoundOfGame(stats: StatsByGame, round: PlayedRound): StatsByGame {
  const add = (scope: PlayedGame | 'all'): SessionStats => withRound(stats[scope] ?? EMPTY_STATS, round);
  return { ...stats, all: add('all'), [round.game]: add(round.game) };
}

/** Newest first; each round once, even if its answer arrives twice. */
export function withHistory(history: readonly PlayedRound[], round: PlayedRound): PlayedRound[] {
  let left = HISTORY_ROUNDS;
  return [round, ...history].filter(({ game }) => {
    if (game === round.game) left -= 1;
    return game !== round.game || left >= 0;
  });
}

export const isKnown = (history: readonly PlayedRound[], roundId: string): boolean =>
  history.some((round) => round.roundId === roundId);

const MARK = 'n';

/** Amounts as `'125000n'`, because JSON has no bigint. */
export const toStored = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}${MARK}` : inner));

/** @throws SyntaxError when the text is not JSON */
export const fromStored = (text: string): unknown =>
  JSON.parse(text, (_, inner: unknown) =>
    typeof inner === 'string' && /^-?\d+n$/.test(inner) ? BigInt(inner.slice(0, -1)) : inner,
  );
