import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { waitingIn } from './queue-counts.ts';

test('what waits in a section at the shown merchants', () => {
  const queue = (kind: 'deposits' | 'refunds' | 'withdrawals', merchantCode: string, waiting: number) => ({
    kind,
    merchantCode,
    waiting,
    oldestAt: null,
    atRisk: 0,
  });
  const queues = [
    queue('deposits', 'croupier', 2),
    queue('refunds', 'croupier', 1),
    queue('deposits', 'lotus', 4),
    queue('withdrawals', 'lotus', 8),
  ];
  expect(waitingIn(paths.deposits(), queues, () => true)).toBe(7);
  expect(waitingIn(paths.deposits(), queues, (code) => code === 'croupier')).toBe(3);
  expect(waitingIn(paths.withdrawalDesk(), queues, () => true)).toBe(8);
  expect(waitingIn(paths.members(), queues, () => true)).toBe(0);
});
