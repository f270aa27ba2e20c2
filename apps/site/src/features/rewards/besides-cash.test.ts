import { expect, test } from 'vitest';
import { besidesCash } from './besides-cash.ts';

test('adds up what is not cash, by its kind', () => {
  const points = (amountMinor: bigint) => ({ kind: 'points' as const, amountMinor });
  const tickets = (of: string) => ({ kind: 'tickets' as const, amountMinor: 10_000n, of });
  const rewards = [
    { rewards: [{ kind: 'cash' as const, amountMinor: 50_000n }, points(2_500_000n)] },
    { rewards: [points(300_000n), tickets('one')] },
    { rewards: [tickets('other')] },
  ];
  expect(besidesCash(rewards)).toEqual([points(2_800_000n), { kind: 'tickets', amountMinor: 20_000n }]);
});
