import { expect, test } from 'vitest';
import { returnsOf, type Played } from './returns.rules.ts';

const ONE = 10_000n;
/** 10,000 even chances of 1.00 that pay 1.96: each payout is 0.98 away from what is expected. */
const played: Played = {
  vendorCode: 'AMBER',
  rounds: 10_000,
  stakeMinor: 10_000n * ONE,
  payoutMinor: 9_850n * ONE,
  expectedMinor: 9_800n * ONE,
  deviation: 9_800,
};

test('the band is as wide as luck is', () => {
  expect(returnsOf(played)).toEqual({
    vendorCode: 'AMBER',
    rounds: 10_000,
    stake: 10_000n * ONE,
    payout: 9_850n * ONE,
    theoryBps: 9_800,
    actualBps: 9_850,
    bandLowBps: 9_548,
    bandHighBps: 10_052,
  });
});

test.each([
  ['without a printed return', { expectedMinor: null }, { theoryBps: null, actualBps: 9_850 }],
  ['after a few rounds', { rounds: 99 }, { theoryBps: 9_800, actualBps: 9_850 }],
  ['without stakes', { stakeMinor: 0n }, { theoryBps: null, actualBps: null }],
])('there is no band %s', (_, change, figures) => {
  expect(returnsOf({ ...played, ...change })).toMatchObject({
    ...figures,
    bandLowBps: null,
    bandHighBps: null,
  });
});
