import { expect, test } from 'vitest';
import type { Tie } from './rings.types.ts';
import { unite } from './union.rules.ts';

const ringsOf = (ties: readonly Tie[]): number[][] => unite(ties).map(({ nos }) => nos);

test('members tied through others are one ring, with what ties each of them', () => {
  const rings = unite([
    { reason: 'device', nos: [7, 3] },
    { reason: 'payment_account', nos: [9, 7] },
    { reason: 'address', nos: [20, 21] },
    { reason: 'payee_name', nos: [5] },
  ]);
  expect(rings.map(({ nos }) => nos)).toEqual([
    [3, 7, 9],
    [20, 21],
  ]);
  expect([...(rings[0]?.reasonsOf.get(7) ?? [])].toSorted()).toEqual(['device', 'payment_account']);
});

test('the order of ties changes nothing', () => {
  const ties: Tie[] = Array.from({ length: 29 }, (_, index) => ({
    reason: 'device',
    nos: [index + 2, index + 1],
  }));
  const shuffled = ties.toSorted((a, b) => (((a.nos[0] ?? 0) * 7) % 11) - (((b.nos[0] ?? 0) * 7) % 11));
  expect(ringsOf(shuffled)).toEqual([Array.from({ length: 30 }, (_, index) => index + 1)]);
});
