import { describe, expect, test } from 'vitest';
import { RATE_STEP_PPM } from '../rates/sheets.ts';
import { coverProblems } from './cover.ts';
import { LINE_BUDGET_PPM, lineBudget } from './line-budget.ts';
import type { DividendTerms, RealtimeTerms, Tier } from './terms.ts';
import { termsProblems } from './validation.ts';

const tier = (ratePpm: number, validBetMinor = 0n, activeMembers = 0): Tier => ({
  conditions: { activeMembers, validBetMinor },
  ratePpm,
});
const own: DividendTerms = {
  kind: 'dividend',
  classes: ['live', 'sports'],
  activeFromMinor: 100n,
  period: 'weekly',
  carry: 'none',
  deductions: ['rebates', 'bonuses'],
  lastDay: '2027-06-30',
  tiers: [tier(100_000), tier(200_000, 1_000n, 3)],
};

describe('cover of a dividend', () => {
  const offered: DividendTerms = { ...own, tiers: [tier(100_000), tier(200_000, 1_000n, 3)] };

  test.each<[string, Partial<DividendTerms>, object[]]>([
    ['the same terms', {}, []],
    ['fewer classes, other order', { classes: ['sports'], deductions: ['bonuses', 'rebates'] }, []],
    ['harder conditions', { tiers: [tier(200_000, 1_001n, 4)] }, []],
    ['a higher rate', { tiers: [tier(100_500)] }, [{ code: 'rate', tier: 0 }]],
    [
      'easier conditions at the second tier',
      { tiers: [tier(500), tier(200_000, 999n, 3)] },
      [{ code: 'rate', tier: 1 }],
    ],
    ['another class', { classes: ['live', 'rng'] }, [{ code: 'classes' }]],
    ['a later last day', { lastDay: '2027-07-01' }, [{ code: 'last_day' }]],
    [
      'other terms of the base',
      { activeFromMinor: 1n, period: 'daily', carry: 'previous', deductions: [] },
      [{ code: 'active_from' }, { code: 'period' }, { code: 'carry' }, { code: 'deductions' }],
    ],
  ])('%s', (_, change, problems) => {
    expect(coverProblems(own, { ...offered, ...change })).toEqual(problems);
  });

  test('a tier that asks for a net loss does not cover one that asks for none', () => {
    const asking: DividendTerms = {
      ...own,
      tiers: [{ conditions: { activeMembers: 0, validBetMinor: 0n, netLossMinor: 0n }, ratePpm: 100_000 }],
    };
    expect(coverProblems(asking, offered)).toContainEqual({ code: 'rate', tier: 0 });
  });
});

test('a real-time salary is covered in both rates and in every band', () => {
  const terms = (...tiers: RealtimeTerms['tiers']): RealtimeTerms => ({
    kind: 'realtime',
    classes: ['live'],
    tiers,
  });
  const [first, second] = [
    { fromBand: 1, winRatePpm: 1_000, lossRatePpm: 2_000 },
    { fromBand: 3, winRatePpm: 2_000, lossRatePpm: 4_000 },
  ];
  const payer = terms(first, second);
  expect(coverProblems(payer, terms(first))).toEqual([]);
  expect(coverProblems(payer, terms({ ...first, fromBand: 0 }))).toEqual([{ code: 'rate', tier: 0 }]);
  expect(coverProblems(payer, terms({ ...second, fromBand: 2 }))).toEqual([{ code: 'rate', tier: 0 }]);
  expect(coverProblems(payer, terms({ ...first, lossRatePpm: 2_500 }))).toEqual([{ code: 'rate', tier: 0 }]);
  expect(coverProblems(payer, own)).toEqual([{ code: 'kind' }]);
});

test.each<[string, readonly Tier[], object[]]>([
  ['no tier', [], [{ code: 'tier_count' }]],
  ['eleven tiers', Array.from({ length: 11 }, (_, n) => tier(500 * (n + 1))), [{ code: 'tier_count' }]],
  ['a rate between two steps', [tier(RATE_STEP_PPM + 1)], [{ code: 'rate', tier: 0 }]],
  ['a rate of zero', [tier(0)], [{ code: 'rate', tier: 0 }]],
  ['rates that don’t rise', [tier(1_000), tier(1_000, 5n)], [{ code: 'order', tier: 1 }]],
  ['conditions that fall', [tier(1_000, 5n), tier(2_000, 4n)], [{ code: 'order', tier: 1 }]],
  ['a negative condition', [tier(1_000, -1n)], [{ code: 'condition', tier: 0 }]],
])('%s', (_, tiers, problems) => {
  expect(termsProblems({ ...own, tiers })).toEqual(problems);
});

test('return, rate and salaries of a root stay within the line budget', () => {
  const contracts = [{ ...own, kind: 'daily' as const, tiers: [tier(2_000), tier(20_000, 1n)] }, own];
  const sheet = [0, 0, 0, 0, 5_000, 5_500, 0, 0, 0, 0, 0, 0];
  const budget = lineBudget({
    returnsPpm: { live: 970_000, sports: 970_000, rng: 970_000 },
    sheet,
    contracts,
    classes: ['live', 'sports', 'rng'],
  });
  expect(budget).toEqual([
    { of: 'live', usedPpm: LINE_BUDGET_PPM, isExceeded: false },
    { of: 'sports', usedPpm: LINE_BUDGET_PPM + 500, isExceeded: true },
    { of: 'rng', usedPpm: 970_000, isExceeded: false },
  ]);
});
