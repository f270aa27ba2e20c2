import { expect, test } from 'vitest';
import { isSortable } from './list.rules.ts';

const NOW = new Date('2026-11-22T00:00:00Z');
const at = (day: string): Date => new Date(`2026-${day}T00:00:00Z`);

test.each([
  [{ sort: '-openedAt' }, true],
  [{ sort: 'openedAt' }, true],
  [{ sort: '-stake' }, false],
  [{ sort: '-stake', account: 'alex' }, true],
  [{ sort: 'payout', id: '1' }, true],
  [{ sort: 'payout', openedUntil: at('11-02') }, false],
  [{ sort: 'payout', openedFrom: at('11-01') }, true],
  [{ sort: 'payout', openedFrom: at('10-01') }, false],
  [{ sort: 'payout', openedFrom: at('09-01'), openedUntil: at('10-02') }, true],
  [{ sort: 'payout', openedFrom: at('09-01'), openedUntil: at('10-03') }, false],
])('%j can be sorted: %s', (query, expected) => {
  expect(isSortable(query, NOW)).toBe(expected);
});
