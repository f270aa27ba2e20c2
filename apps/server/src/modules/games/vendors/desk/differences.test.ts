import { expect, test } from 'vitest';
import type { DifferenceRow } from '../differences/differences.reads.ts';
import { wireOf } from '../lists/stored-lines.rules.ts';
import type { TheirTransaction } from '../vendors.types.ts';
import { actsOf } from './differences.usecases.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const WIN: TheirTransaction = {
  theirId: 't-1',
  kind: 'win',
  player: 'p1',
  unit: 'u-1',
  game: 'reels',
  amountMinor: 100n,
  currency: 'THB',
  state: 'done',
  at: minutesAgo(11),
};
const row = (change: Partial<DifferenceRow>): DifferenceRow => ({
  accountId: 'a',
  accountName: 'A',
  key: 't-1',
  kind: 'win_missing',
  member: null,
  ours: null,
  theirs: wireOf(WIN),
  state: 'open',
  outcome: null,
  acted: null,
  foundAt: minutesAgo(11),
  changedAt: NOW,
  ...change,
});

const bet = wireOf({ ...WIN, kind: 'bet' });
const ours = { amount: '90', noted: null, isVoided: false };

test.each([
  ['a win that only they have', {}, ['replay', 'book', 'ask', 'close']],
  ['one that they still repeat', { foundAt: minutesAgo(9) }, ['book', 'ask', 'close']],
  ['one that is looked at again', { state: 'asked' as const }, ['replay', 'book', 'close']],
  ['a win that is not a line of their list', { theirs: { id: 't-1', kind: 'win' } }, ['close']],
  ['a bet that only they have', { kind: 'bet_missing', theirs: bet }, ['book', 'ask', 'close']],
  ['a bet that came after its rollback', { kind: 'bet_missing', theirs: bet, ours }, ['ask', 'close']],
  [
    'a bet that people have booked',
    { kind: 'bet_missing', theirs: bet, acted: 'booked' as const },
    ['ask', 'close'],
  ],
  ['a win of another amount', { kind: 'amount', ours }, ['correct', 'ask', 'close']],
  ['a bet of another amount', { kind: 'amount', ours, theirs: bet }, ['void', 'ask', 'close']],
  ['a bet that they rolled back', { kind: 'state', ours, theirs: bet }, ['void', 'ask', 'close']],
  [
    'a round that they lack',
    { kind: 'theirs_missing', theirs: null, ours: { state: 'open' } },
    ['void', 'close'],
  ],
  ['a settled one', { kind: 'theirs_missing', theirs: null, ours: { state: 'settled' } }, ['close']],
  [
    'a round that does not end',
    { kind: 'open_round', theirs: null, ours: { state: 'open', unit: 'u-1', player: 'p1' } },
    ['void', 'ask', 'close'],
  ],
  ['somebody else’s transaction', { kind: 'player', ours }, ['ask', 'close']],
  ['a closed one', { state: 'closed' as const, outcome: 'agreed' }, []],
])('acts on %s', (_, change, acts) => {
  expect(actsOf(row(change), NOW)).toEqual(acts);
});
