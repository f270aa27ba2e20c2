import { expect, test } from 'vitest';
import { EMPTY_TIER, newOffer, termsOf } from './offer-draft.ts';

const draft = { ...newOffer('a'), classes: ['bgs'] as const };

test('a draft becomes terms once its tiers are numbers', () => {
  expect(termsOf(draft)).toBeUndefined();
  const tiers = [{ key: 'a', ...EMPTY_TIER, rate: '0.3', lossRate: '0,8' }];
  expect(termsOf({ ...draft, tiers })).toEqual({
    kind: 'realtime',
    classes: ['bgs'],
    tiers: [{ fromBand: 0, winRatePpm: 3_000, lossRatePpm: 8_000 }],
  });
  expect(termsOf({ ...draft, tiers, classes: [] })).toBeUndefined();
  expect(termsOf({ ...draft, tiers: [{ key: 'a', ...EMPTY_TIER, rate: 'many' }] })).toBeUndefined();
});

test('conditions that are left out are none, and a net loss of 0 is one', () => {
  const tiers = [
    { key: 'a', ...EMPTY_TIER, rate: '10' },
    { key: 'b', ...EMPTY_TIER, rate: '20', activeMembers: '3', validBet: '1000', netLoss: '0' },
  ];
  expect(termsOf({ ...draft, kind: 'dividend', tiers })).toMatchObject({
    activeFromMinor: 0n,
    period: 'monthly',
    tiers: [
      { conditions: { activeMembers: 0, validBetMinor: 0n }, ratePpm: 100_000 },
      { conditions: { activeMembers: 3, validBetMinor: 10_000_000n, netLossMinor: 0n }, ratePpm: 200_000 },
    ],
  });
});
