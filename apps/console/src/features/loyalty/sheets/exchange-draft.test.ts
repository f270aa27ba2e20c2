import { expect, test } from 'vitest';
import { exchangeDraftOf, exchangeOf } from './exchange-draft.ts';

const ONE = 10_000n;
const levels = [
  {
    level: 0,
    dayCap: 50n * ONE,
    steps: [
      { from: 500n * ONE, price: 100n * ONE },
      { from: 5_000n * ONE, price: 95n * ONE + 5_000n },
    ],
  },
];

test('a table is the same after it was shown and read, and new levels begin with the one below', () => {
  const draft = exchangeDraftOf(levels, [0, 1]);
  expect(draft.rows[0]).toEqual({ level: 0, dayCap: '50', prices: ['100', '95.5'] });
  expect(exchangeOf(draft)).toEqual([...levels, { ...levels[0], level: 1 }]);
});

test.each([[['100', '101']], [['100', '']], [['0', '0']]])('prices %j are refused', (prices) => {
  const draft = exchangeDraftOf(levels, [0]);
  expect(exchangeOf({ ...draft, rows: [{ level: 0, dayCap: '50', prices }] })).toBeUndefined();
});
