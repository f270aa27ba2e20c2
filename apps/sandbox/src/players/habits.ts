import { randomOf, type Random } from '../vendors/random.ts';

/** What a player is like, always the same for the same account. */
export type Habits = {
  /** Most liked first. */
  games: readonly string[];
  /** The usual stake, as a multiple of the lowest one. */
  stake: number;
  /** Seconds between two rounds. */
  pauseSeconds: number;
  /** Rounds of a visit. */
  rounds: number;
  /** How many games are open at once. */
  tables: 1 | 2;
};

const GAMES: readonly string[] =
  'dice crash mines plinko limbo roulette blackjack nine-lanterns keno wheel hilo baccarat towers'.split(' ');
/** Most stakes are small; one player in ten plays for a hundred times as much. */
const STAKES = [2, 3, 5, 5, 10, 10, 20, 30, 50, 200] as const;
const PAUSES = [3, 4, 5, 7, 9] as const;

/** Part of the players who like the game that all play together most. */
const LIKES_CRASH = 0.3;

function shuffled(random: Random, items: readonly string[]): string[] {
  const left = [...items];
  return items.map(() => left.splice(random.whole(0, left.length - 1), 1)[0] ?? '');
}

export function habitsOf(account: string): Habits {
  const random = randomOf(account);
  const games = shuffled(random, GAMES).slice(0, random.whole(2, 5));
  return {
    // A room is only alive with several in it.
    games: random.share() < LIKES_CRASH ? [...new Set(['crash', ...games])] : games,
    stake: random.pick(STAKES),
    pauseSeconds: random.pick(PAUSES),
    rounds: random.whole(25, 140),
    tables: random.share() < 0.25 ? 2 : 1,
  };
}

/** Stakes come in round figures, as people type them. */
const ROUND = [1, 2, 3, 5, 10, 20, 25, 30, 50, 100, 200, 250, 500, 1_000] as const;

/** A stake of this round, as a multiple of the lowest one: mostly the usual one, sometimes half or some of it more. */
export function stakeOf({ stake }: Pick<Habits, 'stake'>, share: number): number {
  const place = ROUND.findLastIndex((one) => one <= stake);
  const step = [-1, 0, 0, 0, 0, 0, 1, 1, 2, 3][Math.floor(share * 10)] ?? 0;
  return ROUND[Math.min(Math.max(place + step, 0), ROUND.length - 1)] ?? stake;
}

/** The percentage of the players who are there at each hour of their day: few before dawn, most in the evening. */
const BY_HOUR: readonly number[] = '40 32 28 25 25 25 28 30 30 32 34 36 40 38 36 36 38 42 48 55 60 60 56 48'
  .split(' ')
  .map(Number);

const hourAt = (zone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now));

/** How many of a brand's players are there now. */
export const playersAt = (players: number, zone: string, now: Date): number =>
  Math.max(1, Math.round((players * (BY_HOUR[hourAt(zone, now)] ?? 30)) / 100));
