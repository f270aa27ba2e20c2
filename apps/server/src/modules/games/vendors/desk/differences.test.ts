import { expect, test } from 'vitest';
import type { DifferenceRow } from '../differences/differences.reads.ts';
import { wireOf } from '../lists/stored-lines.rules.ts';
import { actsOf } from './differences.usecases.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const row = (change: Partial<DifferenceRow>): DifferenceRow => ({
  accountId: 'a',
  accountName: 'A',
  key: 't-1',
  kind: 'win_missing',
  member: null,
  ours: null,
  theirs: wireOf({
    theirId: 't-1',
    kind: 'win',
    player: 'p1',
    unit: 'u-1',
    game: 'reels',
    amountMinor: 100n,
    currency: 'THB',
    state: 'done',
    at: minutesAgo(11),
  }),
  state: 'open',
  outcome: null,
  foundAt: minutesAgo(11),
  changedAt: NOW,
  ...change,
});

test.each([
  ['a win that only they have', {}, ['replay', 'ask', 'close']],
  ['one that they still repeat', { foundAt: minutesAgo(9) }, ['ask', 'close']],
  ['one that is looked at again', { state: 'asked' as const }, ['replay', 'close']],
  ['a win that is not a line of their list', { theirs: { id: 't-1', kind: 'win' } }, ['ask', 'close']],
  ['a bet that only they have', { kind: 'bet_missing' }, ['ask', 'close']],
  ['a closed one', { state: 'closed' as const, outcome: 'agreed' }, []],
])('acts on %s', (_, change, acts) => {
  expect(actsOf(row(change), NOW)).toEqual(acts);
});
