import { scoreOf, type Goal, type MatchView, type Score, type Side } from './matches.ts';
import { ODDS_ONE, type Chance, type LegState, type Pick } from './slips.rules.ts';

const MARGIN = 1.05;
const MIN_ODDS_E3 = 1_010;
const MAX_ODDS_E3 = 500_000;
/** Scores with more further goals, or less likely ones, are too rare to count. */
const MAX_FURTHER_GOALS = 30;
const TOO_RARE = 1e-12;

function poisson(average: number): number[] {
  const chances = [Math.exp(-average)];
  for (let goals = 1; goals <= MAX_FURTHER_GOALS; goals += 1) {
    const chance = ((chances.at(-1) ?? 0) * average) / goals;
    if (goals > average && chance < TOO_RARE) break;
    chances.push(chance);
  }
  return chances;
}

/** The chance that the final score fits, from the score and the time left. */
function chanceOf(view: MatchView, fits: (score: Score) => boolean): number {
  const now = scoreOf(view.goals);
  const home = poisson(view.match.homeGoals * view.left);
  const away = poisson(view.match.awayGoals * view.left);
  let chance = 0;
  for (const [moreHome, homeChance] of home.entries())
    for (const [moreAway, awayChance] of away.entries())
      if (fits({ home: now.home + moreHome, away: now.away + moreAway })) chance += homeChance * awayChance;
  return Math.min(1, chance);
}

type Market = {
  picks: readonly string[];
  chance: (view: MatchView, pick: string) => Chance;
  /** Called with all goals of a finished match. */
  settle: (goals: readonly Goal[], pick: string) => LegState;
  /** Whether the market is already decided by the goals so far. */
  isDecided?: (goals: readonly Goal[]) => boolean;
};

const won = (isWon: boolean): LegState => (isWon ? 'won' : 'lost');

/** A market that depends on the final score alone. */
const byScore = (
  fits: Readonly<Record<string, (score: Score) => boolean>>,
  isDecided?: Market['isDecided'],
): Market => ({
  picks: Object.keys(fits),
  chance: (view, pick) => ({ win: chanceOf(view, fits[pick] ?? (() => false)), void: 0 }),
  settle: (goals, pick) => won(fits[pick]?.(scoreOf(goals)) ?? false),
  ...(isDecided && { isDecided }),
});

const winner = byScore({
  home: ({ home, away }) => home > away,
  draw: ({ home, away }) => home === away,
  away: ({ home, away }) => home < away,
});

const bothScore = byScore(
  {
    yes: ({ home, away }) => home > 0 && away > 0,
    no: ({ home, away }) => home === 0 || away === 0,
  },
  (goals) => new Set(goals.map(({ side }) => side)).size === 2,
);

const overUnder = (line: number): Market =>
  byScore(
    { over: ({ home, away }) => home + away > line, under: ({ home, away }) => home + away < line },
    (goals) => goals.length > line,
  );

const drawNoBet: Market = {
  picks: ['home', 'away'],
  chance: (view, pick) => ({
    win: winner.chance(view, pick).win,
    void: winner.chance(view, 'draw').win,
  }),
  settle: (goals, pick) => {
    const { home, away } = scoreOf(goals);
    return home === away ? 'void' : won((home > away ? 'home' : 'away') === pick);
  },
};

const nextGoal = (number: number): Market => ({
  picks: ['home', 'none', 'away'],
  chance: ({ match, left }, pick) => {
    const total = match.homeGoals + match.awayGoals;
    const none = Math.exp(-total * left);
    const share = (pick === 'home' ? match.homeGoals : match.awayGoals) / total;
    return { win: pick === 'none' ? none : (1 - none) * share, void: 0 };
  },
  settle: (goals, pick) => won((goals[number - 1]?.side ?? ('none' satisfies Side | 'none')) === pick),
  isDecided: (goals) => goals.length >= number,
});

export function findMarket(code: string): Market | undefined {
  if (code === '1x2') return winner;
  if (code === 'both') return bothScore;
  if (code === 'dnb') return drawNoBet;
  const [, kind, value = ''] = /^(over|next)-(\d{1,2}(?:\.5)?)$/.exec(code) ?? [];
  if (kind === 'over' && value.endsWith('.5')) return overUnder(Number(value));
  if (kind === 'next' && !value.includes('.') && Number(value) > 0) return nextGoal(Number(value));
  return undefined;
}

/** The markets of a match at this moment: those decided already are left out. */
export function marketsOf(view: MatchView): string[] {
  const lines = view.match.sport.lines.map((line) => `over-${line}`);
  const codes = ['1x2', ...lines, `next-${view.goals.length + 1}`, 'both', 'dnb'];
  return codes.filter((code) => !findMarket(code)?.isDecided?.(view.goals));
}

/** The chances of a pick at this moment; undefined if there is no such pick. */
export function chanceOfPick(view: MatchView, { market, pick }: Pick): Chance | undefined {
  const found = findMarket(market);
  if (!found?.picks.includes(pick)) return undefined;
  if (found.isDecided?.(view.goals)) {
    const state = found.settle(view.goals, pick);
    return { win: Number(state === 'won'), void: Number(state === 'void') };
  }
  return found.chance(view, pick);
}

/**
 * Odds of 1 / (1.05 p), cut to three decimals, from 10 on to two and from 100 on to one. Here p leaves out the case in which the stake comes back. Undefined for a market that takes no
 * bets: suspended, decided, over, or nearly certain.
 */
export function oddsOf(view: MatchView, pick: Pick): number | undefined {
  if (view.phase === 'over' || view.suspended) return undefined;
  const market = findMarket(pick.market);
  if (!market?.picks.includes(pick.pick) || !marketsOf(view).includes(pick.market)) return undefined;
  const chance = market.chance(view, pick.pick);
  const fair = (1 - chance.void) / chance.win;
  const exact = (fair / MARGIN) * ODDS_ONE;
  const step = exact >= 100_000 ? 100 : exact >= 10_000 ? 10 : 1;
  const odds = Math.floor(exact / step) * step;
  return odds >= MIN_ODDS_E3 && odds <= MAX_ODDS_E3 ? odds : undefined;
}

/** How a leg stands, with all goals of a match that is over, or those so far of one that is not. */
export function legState(view: MatchView, { market, pick }: Pick): LegState {
  const found = findMarket(market);
  if (!found) return 'void';
  if (view.phase === 'over' || found.isDecided?.(view.goals)) return found.settle(view.goals, pick);
  return 'open';
}
