import { createFloats } from '@croupier/fairplay/random.ts';
import { randomOf } from '../../vendors/random.ts';
import { clubsOf, strengthOf, type Club } from './clubs.ts';
import { findSport, type Sport } from './sports.ts';

export type Side = 'home' | 'away';

/** A match without its result. `homeGoals` and `awayGoals` are the averages of its Poisson processes. */
export type Match = {
  id: string;
  sport: Sport;
  home: Club;
  away: Club;
  homeGoals: number;
  awayGoals: number;
  kickOffMs: number;
};

export type Goal = { side: Side; afterMs: number };
export type Score = { home: number; away: number };

export const MATCH_MS = 360_000;
/** The time between kick-offs of a sport, and how long before kick-off bets are taken. */
export const KICK_OFF_EVERY_MS = 90_000;
export const OPEN_BEFORE_MS = 360_000;
/** Markets are suspended for this long after a goal. */
export const SUSPENDED_AFTER_GOAL_MS = 4_000;
/** Odds hold for this long and then move on, so that there is time to take them. */
const ODDS_STEP_MS = 4_000;
/** How long a match stays in the list after the final whistle. */
const SHOWN_AFTER_MS = 60_000;

const DIVISION_CLUBS = 4;
const HOME_ADVANTAGE = 1.12;

function pairOf(sport: Sport, index: number): { home: Club; away: Club } {
  const random = randomOf(`${sport.code} match ${index}`);
  const clubs = clubsOf(sport.code);
  const first = (index % (clubs.length / DIVISION_CLUBS)) * DIVISION_CLUBS;
  const home = random.whole(0, DIVISION_CLUBS - 1);
  const away = (home + random.whole(1, DIVISION_CLUBS - 1)) % DIVISION_CLUBS;
  const [homeClub, awayClub] = [clubs[first + home], clubs[first + away]];
  if (!homeClub || !awayClub) throw new RangeError(`match ${index} has no clubs`);
  return { home: homeClub, away: awayClub };
}

/** The match of a sport with a number. The same number always gives the same match. */
export function matchOf(sport: Sport, index: number): Match {
  const { home, away } = pairOf(sport, index);
  const ratio = strengthOf(sport.code, home) / strengthOf(sport.code, away);
  return {
    id: `${sport.code}-${index}`,
    sport,
    home,
    away,
    homeGoals: sport.goals * HOME_ADVANTAGE * ratio,
    awayGoals: (sport.goals / HOME_ADVANTAGE) * (1 / ratio),
    kickOffMs: index * KICK_OFF_EVERY_MS,
  };
}

export function findMatch(id: string): Match | undefined {
  const [, code = '', index = ''] = /^([a-z-]+)-(\d{1,12})$/.exec(id) ?? [];
  const sport = findSport(code);
  return sport && matchOf(sport, Number(index));
}

/** Matches that are open for bets, running or just finished, in the order of their kick-offs. */
export function matchesAt(sport: Sport, nowMs: number): Match[] {
  const first = Math.ceil((nowMs - MATCH_MS - SHOWN_AFTER_MS) / KICK_OFF_EVERY_MS);
  const last = Math.floor((nowMs + OPEN_BEFORE_MS) / KICK_OFF_EVERY_MS);
  return Array.from({ length: last - first + 1 }, (_, step) => matchOf(sport, first + step));
}

/** The time of each goal as a share of the match: gaps between goals are exponential, so their number is Poisson. */
function goalShares(seed: string, match: Match, nonce: number, average: number): number[] {
  const source = createFloats(seed, match.id, nonce);
  const shares: number[] = [];
  for (let at = 0; ;) {
    at += -Math.log(1 - source.next()) / average;
    if (at >= 1) return shares;
    shares.push(at);
  }
}

/** All goals of a match, from its seed alone. */
export function goalsOf(seed: string, match: Match): Goal[] {
  const goals = (side: Side, nonce: number, average: number): Goal[] =>
    goalShares(seed, match, nonce, average).map((share) => ({
      side,
      afterMs: Math.floor(share * MATCH_MS),
    }));
  return [...goals('home', 0, match.homeGoals), ...goals('away', 1, match.awayGoals)].sort(
    (one, other) => one.afterMs - other.afterMs || one.side.localeCompare(other.side),
  );
}

export const scoreOf = (goals: readonly Goal[]): Score => ({
  home: goals.filter(({ side }) => side === 'home').length,
  away: goals.filter(({ side }) => side === 'away').length,
});

export type Phase = 'before' | 'live' | 'over';

/** What everybody can see of a match at a time: never a goal that is still to come. */
export type MatchView = {
  match: Match;
  phase: Phase;
  /** Goals so far, in order. */
  goals: readonly Goal[];
  /** Share of the match still to be played, for odds: that of the middle of the current step. */
  left: number;
  minute: number;
  suspended: boolean;
};

function leftAt(afterMs: number): number {
  if (afterMs < 0) return 1;
  if (afterMs >= MATCH_MS) return 0;
  return 1 - (Math.floor(afterMs / ODDS_STEP_MS) + 0.5) / (MATCH_MS / ODDS_STEP_MS);
}

export function viewAt(match: Match, goals: readonly Goal[], nowMs: number): MatchView {
  const afterMs = nowMs - match.kickOffMs;
  const seen = goals.filter((goal) => goal.afterMs <= afterMs);
  const last = seen.at(-1);
  const isOver = afterMs >= MATCH_MS;
  return {
    match,
    phase: afterMs < 0 ? 'before' : isOver ? 'over' : 'live',
    goals: seen,
    left: leftAt(afterMs),
    minute: Math.min(match.sport.minutes, Math.max(0, Math.ceil((afterMs / MATCH_MS) * match.sport.minutes))),
    suspended: last !== undefined && afterMs - last.afterMs < SUSPENDED_AFTER_GOAL_MS && !isOver,
  };
}
