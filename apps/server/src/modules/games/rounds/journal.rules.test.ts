import { expect, test } from 'vitest';
import { bandOf, journalOf } from './journal.rules.ts';
import type { Round } from './rounds.types.ts';

const at = new Date('2026-05-01T12:00:00Z');
const round = (changes: Partial<Round>): Round => ({
  merchantId: 'demo',
  id: '0196a8e0-0000-7000-8000-000000000001',
  memberId: '0196a8e0-0000-7000-8000-000000000002',
  gameId: 'reels',
  vendor: 'ACME',
  currency: 'THB',
  rulesVersion: '',
  reference: '',
  state: 'open',
  stakeMinor: 100n,
  payoutMinor: 0n,
  validBetMinor: 0n,
  openedAt: at,
  settledAt: null,
  unit: null,
  pool: null,
  correctedAt: null,
  isShut: false,
  bonus: null,
  detail: null,
  ...changes,
});
const settled = (payoutMinor: bigint, validBetMinor = 100n): Round =>
  round({ state: 'settled', settledAt: at, payoutMinor, validBetMinor });
const open = round({});
const voided = round({ state: 'voided', settledAt: at, stakeMinor: 0n });

const rowsOf = (before: Round | null, after: Round) => {
  const { results, reversed } = journalOf({ before, after, accountId: 7, class: 'rng', at });
  return [
    ...reversed.map(({ counted }) => `-1 ${counted.stakeMinor}/${counted.payoutMinor}`),
    ...results.map(({ rounds, stakeMinor, payoutMinor }) => `${rounds} ${stakeMinor}/${payoutMinor}`),
  ];
};

test.each<[string, Round | null, Round, string[]]>([
  ['a bet', null, open, []],
  ['a second bet', open, round({ stakeMinor: 200n }), []],
  ['a cancelled bet', open, voided, []],
  ['a round that is played at once', null, settled(150n), ['1 100/150']],
  ['a settlement', open, settled(0n), ['1 100/0']],
  ['a new detail of a settled round', settled(150n), { ...settled(150n), detail: { a: 1 } }, []],
  ['a corrected payout', settled(150n), settled(0n), ['-1 100/150', '1 100/0']],
  ['a corrected valid bet', settled(150n), settled(150n, 0n), ['-1 100/150', '1 100/150']],
  ['a void after the settlement', settled(150n), voided, ['-1 100/150']],
  ['a settlement that is taken back', settled(150n), open, ['-1 100/150']],
])('%s', (_, before, after, rows) => {
  expect(rowsOf(before, after)).toEqual(rows);
});

test('a row names account, class, band and outcome', () => {
  const { results } = journalOf({ before: open, after: settled(150n), accountId: 7, class: 'rng', at });
  expect(results).toMatchObject([
    { at, accountId: 7, class: 'rng', band: 0, won: true, validBetMinor: 100n, countsAt: null },
  ]);
});

test.each<[bigint, number]>([
  [0n, 0],
  [99_999n, 0],
  [100_000n, 1],
  [10_000_000n, 3],
  [10n ** 16n, 6],
])('a stake of %s is in band %s', (stakeMinor, band) => {
  expect(bandOf(stakeMinor)).toBe(band);
});
