import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceOf, measure, ROUNDS, SIMULATION_SEED, SIMULATION_TIME } from '../testing/simulation.ts';
import { chanceOfPick, findMarket, legState, marketsOf, oddsOf } from './markets.ts';
import { findMatch, goalsOf, matchesAt, matchOf, MATCH_MS, viewAt } from './matches.ts';
import {
  cashOutOf,
  combinations,
  isAccepted,
  isLost,
  payoutOf,
  refusalOf,
  stakeOf,
  validBetOf,
  type Leg,
  type LegState,
  type SlipBody,
} from './slips.rules.ts';
import { CLUBS, clubsOf } from './clubs.ts';
import { findSport, SPORTS } from './sports.ts';

const football = findSport('football') ?? SPORTS[0];
if (!football) throw new Error('no football');
const leg = (match: string, oddsE3: number): Leg => ({ match, market: '1x2', pick: 'home', oddsE3 });
const slip = (odds: readonly number[], choose: number, lineStakeMinor = 10_000n): SlipBody => ({
  legs: odds.map((oddsE3, index) => leg(`football-${index}`, oddsE3)),
  choose,
  lineStakeMinor,
});

describe('matches', () => {
  test('a club plays one match at a time', () => {
    for (const sport of SPORTS)
      for (let minute = 0; minute < 60; minute += 1) {
        const now = 1_000_000_000_000 + minute * 60_000;
        const playing = matchesAt(sport, now)
          .filter((match) => match.kickOffMs <= now && now < match.kickOffMs + MATCH_MS)
          .flatMap(({ home, away }) => [home.short, away.short]);
        expect(playing).toHaveLength(8);
        expect(new Set(playing).size).toBe(8);
      }
  });

  test('every sport has clubs of its own', () => {
    expect(CLUBS).toHaveLength(140);
    for (const language of ['EN', 'TY'] as const)
      expect(new Set(CLUBS.map(({ name }) => name[language])).size).toBe(CLUBS.length);
    for (const { code } of SPORTS) {
      const clubs = clubsOf(code);
      expect(new Set(clubs.map(({ short }) => short)).size, code).toBe(clubs.length);
      expect(new Set(clubs.map(({ shirt }) => shirt)).size, code).toBe(clubs.length);
    }
  });

  test('a match is found by its id, and only by a proper one', () => {
    for (const match of matchesAt(football, 5_000_000)) expect(findMatch(match.id)).toEqual(match);
    for (const id of ['football-', 'chess-1', 'football--1', 'football-1x', ''])
      expect(findMatch(id)).toBeUndefined();
  });

  test('goals come from the seed alone and are seen only when they have been scored', () => {
    const match = matchOf(football, 700);
    const goals = goalsOf('seed 4', match);
    expect(goalsOf('seed 4', match)).toEqual(goals);
    expect(goals.length).toBeGreaterThan(0);
    for (const [index, goal] of goals.entries()) {
      const before = viewAt(match, goals, match.kickOffMs + goal.afterMs - 1);
      expect(before.goals.length).toBe(index);
      const after = viewAt(match, goals, match.kickOffMs + goal.afterMs);
      expect(after.goals.length).toBe(index + 1);
      expect(after.suspended).toBe(true);
      expect(oddsOf(after, { market: '1x2', pick: 'home' })).toBeUndefined();
    }
    expect(viewAt(match, goals, match.kickOffMs + MATCH_MS)).toMatchObject({
      phase: 'over',
      left: 0,
      minute: 90,
    });
  });
});

describe('odds', () => {
  const at = (share: number, seed = 'a') => {
    const match = matchOf(football, 12);
    return viewAt(match, goalsOf(seed, match), match.kickOffMs + share * MATCH_MS);
  };

  test.each([-0.5, 0.1, 0.5, 0.9])('chances of a market add up to 1 at %d of the match', (share) => {
    const view = at(share);
    for (const market of marketsOf(view)) {
      const chances = (findMarket(market)?.picks ?? []).map((pick) => chanceOfPick(view, { market, pick }));
      const sum = chances.reduce((all, one) => all + (one?.win ?? 0), 0) + (chances[0]?.void ?? 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  test('a leg returns 95.24 % of what is not given back, less the cut to thousandths', () => {
    for (const share of [-1, 0, 0.2, 0.4, 0.6, 0.8]) {
      const view = at(share);
      for (const market of marketsOf(view))
        for (const pick of findMarket(market)?.picks ?? []) {
          const [odds, chance] = [oddsOf(view, { market, pick }), chanceOfPick(view, { market, pick })];
          if (odds === undefined || !chance) continue;
          const returned = (chance.win * odds) / 1000 / (1 - chance.void);
          expect(returned).toBeLessThanOrEqual(1 / 1.05 + 1e-12);
          const step = odds >= 100_000 ? 0.1 : odds >= 10_000 ? 0.01 : 0.001;
          expect(returned).toBeGreaterThan(1 / 1.05 - (chance.win / (1 - chance.void)) * step);
        }
    }
  });

  test.each(SPORTS)('$code: the odds of 1X2 cost 5 %, before and during a match', (sport) => {
    const market = '1x2';
    for (let index = 0; index < 60; index += 1) {
      const match = matchOf(sport, index);
      const goals = goalsOf('margin', match);
      for (const share of [-0.5, 0.1, 0.5, 0.8]) {
        const view = viewAt(match, goals, match.kickOffMs + share * MATCH_MS);
        const odds = ['home', 'draw', 'away'].map((pick) => oddsOf(view, { market, pick }));
        // Bets that are nearly sure are not taken.
        if (odds.includes(undefined)) continue;
        const sum = odds.reduce<number>((all, one) => all + 1_000 / (one ?? 0), 0);
        expect(sum, `${match.id} at ${share}`).toBeGreaterThanOrEqual(1.05);
        expect(sum, `${match.id} at ${share}`).toBeLessThan(1.06);
      }
    }
  });

  test('1X2 before kick-off agrees with the Skellam distribution', () => {
    const match = { ...matchOf(football, 12), homeGoals: 1.5, awayGoals: 1.1 };
    const view = viewAt(match, [], match.kickOffMs - 1);
    // The chance of a draw is e^-(a + b) · I0(2√(ab)), with the series of the Bessel function.
    let [term, bessel] = [1, 1];
    for (let k = 1; k < 20; k += 1) {
      term *= (1.5 * 1.1) / (k * k);
      bessel += term;
    }
    const draw = Math.exp(-2.6) * bessel;
    expect(chanceOfPick(view, { market: '1x2', pick: 'draw' })?.win).toBeCloseTo(draw, 12);
  });

  test.each([
    ['1x2', 'home', [2, 1], 'won'],
    ['1x2', 'draw', [2, 1], 'lost'],
    ['over-2.5', 'over', [2, 1], 'won'],
    ['over-3.5', 'over', [2, 1], 'lost'],
    ['both', 'no', [2, 0], 'won'],
    ['dnb', 'away', [1, 1], 'void'],
    ['dnb', 'away', [1, 2], 'won'],
    ['next-1', 'home', [1, 1], 'won'],
    ['next-3', 'none', [1, 1], 'won'],
    ['next-3', 'away', [1, 1], 'lost'],
    ['nonsense', 'home', [1, 1], 'void'],
  ] as const)('%s %s with %j is %s', (market, pick, [home, away], state) => {
    const match = matchOf(football, 3);
    const goals = [
      ...Array.from({ length: home }, (_, index) => ({ side: 'home' as const, afterMs: 1000 + index })),
      ...Array.from({ length: away }, (_, index) => ({ side: 'away' as const, afterMs: 2000 + index })),
    ];
    expect(legState(viewAt(match, goals, match.kickOffMs + MATCH_MS), { market, pick })).toBe(state);
  });

  test('a decided market takes no bets and settles at once', () => {
    const match = matchOf(football, 3);
    const goals = [1, 2, 3].map((afterMs) => ({ side: 'home' as const, afterMs }));
    const view = viewAt(match, goals, match.kickOffMs + MATCH_MS / 2);
    expect(oddsOf(view, { market: 'over-2.5', pick: 'over' })).toBeUndefined();
    expect(legState(view, { market: 'over-2.5', pick: 'over' })).toBe('won');
    expect(legState(view, { market: '1x2', pick: 'home' })).toBe('open');
  });
});

describe('slips', () => {
  test('a system has C(n, k) lines', () => {
    expect(combinations(4, 2)).toHaveLength(6);
    expect(combinations(8, 4)).toHaveLength(70);
    expect(combinations(3, 3)).toEqual([[0, 1, 2]]);
    expect(stakeOf(slip([2000, 2000, 2000], 2, 5n))).toBe(15n);
  });

  test.each([
    ['a single that wins', slip([1905], 1), ['won'], 19_050n],
    ['a single that is void', slip([1905], 1), ['void'], 10_000n],
    ['a multiple with a void leg', slip([2000, 1500], 2), ['won', 'void'], 20_000n],
    ['a multiple with a lost leg', slip([2000, 1500], 2), ['won', 'lost'], 0n],
    ['two of three', slip([2000, 1500, 3000], 2), ['won', 'won', 'lost'], 30_000n],
    ['a payout cut to the smallest unit', slip([1333, 1333], 2, 1n), ['won', 'won'], 1n],
  ] as const)('%s', (_, body, states, payout) => {
    expect(payoutOf(body, states)).toBe(payout);
  });

  test.each([
    ['no_legs', slip([], 1)],
    ['too_many_legs', slip(Array(9).fill(2000), 9)],
    ['same_match', { ...slip([2000], 1), legs: [leg('football-1', 2000), leg('football-1', 3000)] }],
    ['choose', slip([2000], 2)],
    ['stake', slip([2000], 1, 0n)],
    [undefined, slip([2000, 2000], 1)],
  ] as const)('refusal %s', (refusal, body) => {
    expect(refusalOf(body)).toBe(refusal);
  });

  const states = fc.constantFrom<LegState>('won', 'lost', 'void');
  const bodies = fc
    .array(fc.tuple(fc.integer({ min: 1010, max: 500_000 }), states), { minLength: 1, maxLength: 6 })
    .chain((legs) =>
      fc.tuple(fc.constant(legs), fc.integer({ min: 1, max: legs.length }), fc.bigInt(1n, 10n ** 12n)),
    )
    .map(([legs, choose, stake]) => ({
      body: slip(
        legs.map(([odds]) => odds),
        choose,
        stake,
      ),
      states: legs.map(([, state]) => state),
    }));

  test('a slip is lost exactly when it can pay nothing; a valid bet never exceeds stake or net', () => {
    fc.assert(
      fc.property(bodies, ({ body, states: legStates }) => {
        const [stake, payout] = [stakeOf(body), payoutOf(body, legStates)];
        expect(isLost(body, legStates)).toBe(payout === 0n);
        const valid = validBetOf(stake, payout);
        const net = payout > stake ? payout - stake : stake - payout;
        expect(valid <= stake && valid <= net && valid >= 0n).toBe(true);
        const decided = legStates.map((state) => ({ state, chance: { win: 0, void: 0 } }));
        expect(cashOutOf(body, decided) <= payout).toBe(true);
      }),
    );
  });

  test('a cash-out is 96 % of stake × odds × chance of the open legs', () => {
    const standing = [
      { state: 'won' as const, chance: { win: 1, void: 0 } },
      { state: 'open' as const, chance: { win: 0.5, void: 0 } },
    ];
    expect(cashOutOf(slip([2000, 3000], 2), standing)).toBe((60_000n * 96n) / 200n);
    const dnb = [{ state: 'open' as const, chance: { win: 0.4, void: 0.25 } }];
    expect(cashOutOf(slip([2000], 1), dnb)).toBe(10_080n);
  });

  test.each([
    ['none', 2000, 2000, true],
    ['none', 2000, 2100, false],
    ['higher', 2000, 2100, true],
    ['higher', 2000, 1999, false],
    ['any', 2000, 1500, true],
  ] as const)('accepting %s change: %d to %d is %s', (acceptance, asked, now, accepted) => {
    expect(isAccepted(acceptance, asked, now)).toBe(accepted);
  });
});

test(`played matches return what the odds say (seed ${SIMULATION_SEED})`, SIMULATION_TIME, () => {
  const match = matchOf(football, 12);
  const before = viewAt(match, [], match.kickOffMs - 1);
  const seeds = (round: number): string => `${SIMULATION_SEED} ${round}`;
  const results = Array.from({ length: ROUNDS }, (_, round) => goalsOf(seeds(round), match));
  const played = (round: number) => results[round] ?? [];
  for (const market of ['1x2', 'over-2.5', 'next-1', 'dnb'])
    for (const pick of findMarket(market)?.picks ?? []) {
      const [odds = 0, chance = { win: 0, void: 0 }] = [
        oddsOf(before, { market, pick }),
        chanceOfPick(before, { market, pick }),
      ];
      const measured = measure((chance.win * odds) / 1000 + chance.void, (round) => {
        const state = findMarket(market)?.settle(played(round), pick);
        return state === 'won' ? odds / 1000 : Number(state === 'void');
      });
      expect(distanceOf(measured), `${market} ${pick}`).toBeLessThan(measured.tolerance);
    }
});
