import { PAYOUT_TRANSITIONS, PAYOUT_STATES, mayFollow } from '@croupier/contract/payments/payment-states.ts';
import { expect, test } from 'vitest';
import type { ProviderAbilities, Seen } from '../providers/provider.types.ts';
import { askDelay, findingOf } from './asking.rules.ts';
import { splitAmount } from './splitting.rules.ts';

const MINUTE = 60_000;
const sentAt = new Date('2026-11-21T12:00:00Z');
const can = (changes: Partial<ProviderAbilities>): ProviderAbilities => ({
  deposit: true,
  payout: true,
  refund: true,
  list: true,
  balance: true,
  repeatsSafely: 'no',
  findsById: true,
  ...changes,
});

test.each([
  ['paid', 'submitted', {}, 1, 'paid'],
  ['paid', 'unknown', { findsById: false }, 1, 'paid'],
  ['failed', 'submitted', {}, 1, 'refused'],
  ['under_way', 'unknown', {}, 1, 'under_way'],
  ['unknown', 'submitting', {}, 600, 'unknown'],
  ['absent', 'unknown', {}, 9, 'unknown'],
  ['absent', 'unknown', {}, 10, 'refused'],
  ['absent', 'unknown', { findsById: false }, 600, 'unknown'],
  ['absent', 'unknown', { repeatsSafely: 'by_id' }, 1, 'send_again'],
  ['absent', 'submitting', { repeatsSafely: { hours: 1 } }, 59, 'send_again'],
  ['absent', 'submitting', { repeatsSafely: { hours: 1 } }, 60, 'refused'],
  ['absent', 'submitting', { repeatsSafely: { hours: 1 }, findsById: false }, 600, 'unknown'],
  ['absent', 'submitted', { repeatsSafely: 'by_id' }, 600, 'unknown'],
] as const)('%s for a payout that is %s, %j, after %i min: %s', (state, ours, abilities, minutes, kind) => {
  const payout = { state: ours, submittedAt: sentAt, amountMinor: 100n };
  const seen: Seen = { state, movements: [] };
  const now = new Date(sentAt.getTime() + minutes * MINUTE);
  expect(findingOf(payout, seen, { can: can(abilities), now, absentAfter: 10 * MINUTE }).kind).toBe(kind);
});

test('another amount is left to a person', () => {
  const payout = { state: 'submitted', submittedAt: sentAt, amountMinor: 100n } as const;
  const seen: Seen = { state: 'paid', amountMinor: 99n, movements: [] };
  expect(findingOf(payout, seen, { can: can({}), now: sentAt, absentAfter: 0 }).kind).toBe('differs');
});

test('is asked after 5 and 15 seconds, 1 and 5 minutes, then every 15', () => {
  const asks = [5, 15, 60, 300, 900];
  expect([0, 1, 2, 3, 4, 5, 50].map((asked) => askDelay({ asks }, asked))).toEqual([
    5, 15, 60, 300, 900, 900, 900,
  ]);
});

test('nothing leaves an end', () => {
  for (const to of PAYOUT_STATES)
    for (const end of ['refused', 'returned'] as const)
      expect(mayFollow(PAYOUT_TRANSITIONS, end, to)).toBe(false);
});

test.each([
  [100, null, [100]],
  [100, 100, [100]],
  [101, 100, [100, 1]],
  [250, 100, [100, 100, 50]],
  [0, 100, []],
])('%i with a maximum of %s is split into %j', (amount, max, parts) => {
  expect(splitAmount(BigInt(amount), max === null ? null : BigInt(max)).map(Number)).toEqual(parts);
});
