import { expect, test } from 'vitest';
import { ledgerStateOf, worstLedgerState } from './ledger-state.ts';

const auditedAt = new Date('2026-11-21T08:00:00Z');
const right = { trialBalance: 0n, auditedAt, auditFindings: 0 };
const waiting = { trialBalance: 0n, auditedAt: null, auditFindings: null };

test('a ledger is sound only if it balances and its audit has no findings', () => {
  expect(ledgerStateOf(right)).toBe('sound');
  expect(ledgerStateOf(waiting)).toBe('unaudited');
  expect(ledgerStateOf({ ...right, trialBalance: 1n })).toBe('unsound');
  expect(ledgerStateOf({ ...right, trialBalance: -1n })).toBe('unsound');
  expect(ledgerStateOf({ ...right, auditFindings: 1 })).toBe('unsound');
  expect(ledgerStateOf({ ...waiting, trialBalance: 5n })).toBe('unsound');
});

test('the banner shows the worst state', () => {
  const wrong = { ...right, auditFindings: 2 };
  expect(worstLedgerState([right, right])).toEqual({ state: 'sound', count: 2 });
  expect(worstLedgerState([right, waiting])).toEqual({ state: 'unaudited', count: 1 });
  expect(worstLedgerState([waiting, wrong, wrong])).toEqual({ state: 'unsound', count: 2 });
});
