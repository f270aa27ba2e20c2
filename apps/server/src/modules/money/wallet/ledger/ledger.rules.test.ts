import { expect, test } from 'vitest';
import { periodOf, startOfPeriod } from '../seal/periods.rules.ts';
import { createLedgerBatch, instantOf, type MemberState } from './ledger.rules.ts';

const HOUSE = 1;
const ANN = 2;
const AT = new Date('2026-11-21T08:01:00Z');

const member = (changes: Partial<MemberState> = {}): MemberState => ({
  account: ANN,
  merchantId: 'demo',
  memberId: 'ann',
  currency: 'THB',
  balanceMinor: 100n,
  minimumMinor: 0n,
  sequence: 3n,
  period: 0,
  playsBonus: false,
  figures: { rounds: 0, stakeMinor: 0n, validBetMinor: 0n, payoutMinor: 0n },
  ...changes,
});
const batchOf = (...members: MemberState[]) =>
  createLedgerBatch({ merchantId: 'demo', at: AT, members, house: new Set([HOUSE]), keys: [] });
const out = (id: string, amountMinor: bigint) => ({
  id,
  debit: ANN,
  credit: HOUSE,
  amountMinor,
  code: 'bet',
  reference: 'r',
});

test('an account that is neither locked nor a system account is an error', () => {
  expect(() => batchOf().post([out('a', 1n)])).toThrow('without its lock');
});

test('a granted credit lets the balance go below zero, within its limit', () => {
  const ledger = batchOf(member({ minimumMinor: -50n }));
  expect(ledger.post([out('a', 150n)]).ok).toBe(true);
  expect(ledger.post([out('b', 1n)])).toEqual({ ok: false, why: 'insufficientFunds' });
  expect(ledger.member(ANN)).toMatchObject({ balanceMinor: -50n, sequence: 4n });
});

test('failed linked transfers leave balances and sequences unchanged', () => {
  const ledger = batchOf(member());
  expect(ledger.post([out('a', 60n), out('b', 60n)]).ok).toBe(false);
  expect(ledger.member(ANN)).toMatchObject({ balanceMinor: 100n, sequence: 3n });
  expect(ledger.changes()).toMatchObject({ transfers: [], newKeys: [] });
  expect(ledger.post([out('a', 60n)])).toMatchObject({ ok: true, duplicate: false });
});

test('figures of an earlier period are closed when play continues in a later one', () => {
  const before = { rounds: 2, stakeMinor: 9n, validBetMinor: 8n, payoutMinor: 7n };
  const ledger = batchOf(member({ period: periodOf(AT) - 1, figures: before }));
  const more = { rounds: 1, stakeMinor: 5n, validBetMinor: 5n, payoutMinor: 0n };
  ledger.addFigures(ANN, more);
  ledger.addFigures(ANN, more);
  const { closedFigures, members } = ledger.changes();
  expect(closedFigures).toEqual([
    { merchantId: 'demo', memberId: 'ann', currency: 'THB', period: periodOf(AT) - 1, ...before },
  ]);
  expect(members[0]).toMatchObject({
    period: periodOf(AT),
    figures: { rounds: 2, stakeMinor: 10n, validBetMinor: 10n, payoutMinor: 0n },
  });
});

test('periods last five minutes and are half-open', () => {
  const start = startOfPeriod(periodOf(AT));
  expect(start).toEqual(new Date('2026-11-21T08:00:00Z'));
  expect(periodOf(new Date(start.getTime() + 299_999))).toBe(periodOf(start));
  expect(periodOf(new Date(start.getTime() + 300_000))).toBe(periodOf(start) + 1);
});

test.each([
  ['the clock', AT, new Date(0), 0, AT],
  [
    'the first instant that is not closing',
    AT,
    new Date('2026-11-21T08:05:00Z'),
    0,
    new Date('2026-11-21T08:05:00Z'),
  ],
  [
    'the period in which an account has already played',
    AT,
    new Date(0),
    periodOf(AT) + 2,
    startOfPeriod(periodOf(AT) + 2),
  ],
])('a batch is written at the latest of: %s', (_, now, closing, period, expected) => {
  expect(instantOf(now, closing, [member({ period })])).toEqual(expected);
});
