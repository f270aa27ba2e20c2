import type { ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { expect, test } from 'vitest';
import { draftOf, percentOf, ppmOf, problemsOf, termsOf, type TierDraft } from './terms-draft.ts';

const units = (amount: number): bigint => BigInt(amount * 10_000);
const limits = { rateStepPpm: 500, ceilingPpm: 50_000 };
let keys = 0;
const newKey = (): string => `${(keys += 1)}`;

const own: ContractTerms = {
  kind: 'daily',
  classes: ['live'],
  activeFromMinor: units(100),
  tiers: [
    { conditions: { activeMembers: 0, validBetMinor: units(1_000) }, ratePpm: 8_000 },
    { conditions: { activeMembers: 3, validBetMinor: units(10_000) }, ratePpm: 12_000 },
  ],
};
const changed = (part: Partial<TierDraft>, at = 0): TierDraft[] =>
  draftOf(own, 500, newKey).map((tier, index) => (index === at ? { ...tier, ...part } : tier));
const problems = (drafts: TierDraft[]): string[] => {
  const terms = termsOf(own, drafts);
  return terms ? problemsOf(own, terms, limits).map(({ code, tier }) => `${code} ${tier}`) : ['no number'];
};

test.each([
  ['0.8', 8_000],
  ['0,85', 8_500],
  ['12', 120_000],
  ['0.12345', undefined],
  ['-1', undefined],
  ['', undefined],
])('%s percent are %s parts per million', (text, ppm) => {
  expect(ppmOf(text)).toBe(ppm);
});

test('a draft begins a step below the own contract, and is covered', () => {
  const drafts = draftOf(own, 500, newKey);
  expect(drafts.map(({ rate, validBet, activeMembers }) => [rate, validBet, activeMembers])).toEqual([
    ['0.75', '1000', ''],
    ['1.15', '10000', '3'],
  ]);
  expect(percentOf(7_500)).toBe('0.75');
  expect(problems(drafts)).toEqual([]);
});

test.each([
  ['a rate above the own one at its conditions', { rate: '0.9' }, 'cover 0'],
  ['easier conditions than the own ones', { validBet: '500' }, 'cover 0'],
  ['a rate between two steps', { rate: '0.76' }, 'step 0'],
  ['a rate above the ceiling', { rate: '9' }, 'ceiling 0'],
  ['a rate that does not rise', { rate: '1.15' }, 'order 1'],
  ['no number', { rate: 'much' }, 'no number'],
])('%s is refused', (_, part, expected) => {
  expect(problems(changed(part))).toContain(expected);
});

test('rates of won and lost bets are compared by band', () => {
  const realtime: ContractTerms = {
    kind: 'realtime',
    classes: ['live'],
    tiers: [{ fromBand: 1, winRatePpm: 3_000, lossRatePpm: 8_000 }],
  };
  const [tier] = draftOf(realtime, 500, newKey);
  const lower = { ...tier, fromBand: 0 };
  const terms = termsOf(realtime, [lower]);
  expect(terms && problemsOf(realtime, terms, limits)).toEqual([{ code: 'cover', tier: 0 }]);
});
