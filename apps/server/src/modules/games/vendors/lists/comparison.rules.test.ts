import { expect, test } from 'vitest';
import type { TheirTransaction } from '../vendors.types.ts';
import { differenceOf, type OurTransaction } from './comparison.rules.ts';

const theirs = (changes: Partial<TheirTransaction> = {}): TheirTransaction => ({
  theirId: 'b-1',
  kind: 'bet',
  player: 'p1',
  unit: 'u-1',
  game: 'reels',
  amountMinor: 100n,
  currency: 'THB',
  state: 'done',
  at: new Date('2026-05-01T12:00:00Z'),
  ...changes,
});
const ours = (changes: Partial<OurTransaction> = {}): OurTransaction => ({
  amountMinor: 100n,
  noted: null,
  isVoided: false,
  ...changes,
});
const noted = (kind: string) => ours({ amountMinor: null, noted: kind });

test.each([
  ['the same bet', theirs(), ours(), undefined],
  ['a free bet', theirs(), noted('bet'), undefined],
  ['a bet of another amount', theirs(), ours({ amountMinor: 99n }), 'amount'],
  ['a bet that we lack', theirs(), undefined, 'bet_missing'],
  ['a bet that we refused under a tombstone', theirs(), noted('cancelled'), 'bet_missing'],
  ['a bet of another player', theirs(), ours({ amountMinor: null }), 'player'],
  ['a bet that both refused', theirs({ state: 'refused' }), undefined, undefined],
  ['a bet that only they refused', theirs({ state: 'refused' }), ours(), 'theirs_missing'],
  ['a bet that both rolled back', theirs({ state: 'rolled_back' }), ours({ isVoided: true }), undefined],
  ['a bet that only they rolled back', theirs({ state: 'rolled_back' }), ours(), 'state'],
  [
    'a bet that was rolled back before it came',
    theirs({ state: 'rolled_back' }),
    noted('cancelled'),
    undefined,
  ],
  ['a win that we lack', theirs({ kind: 'win' }), undefined, 'win_missing'],
  ['a promotion that we lack', theirs({ kind: 'promo' }), undefined, 'win_missing'],
  ['a win of zero', theirs({ kind: 'win', amountMinor: 0n }), noted('win'), undefined],
  ['a rollback that we lack', theirs({ kind: 'rollback' }), undefined, 'rollback_missing'],
  [
    'a cancellation that returned several bets',
    theirs({ kind: 'cancel', amountMinor: 0n }),
    noted('cancel'),
    undefined,
  ],
] as const)('%s', (_, line, known, kind) => {
  expect(differenceOf(line, known)?.kind).toBe(kind);
});
