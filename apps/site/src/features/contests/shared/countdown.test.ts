import { expect, test } from 'vitest';
import { partsUntil } from './countdown.ts';

const until = Date.UTC(2026, 10, 30, 12);

test.each([
  [0, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [1_000, [0, 0, 0, 1]],
  [61_001, [0, 0, 1, 2]],
  [((26 * 60 + 3) * 60 + 4) * 1_000, [1, 2, 3, 4]],
  [-5_000, [0, 0, 0, 0]],
])('%d ms before the end', (left, [days, hours, minutes, seconds]) => {
  expect(partsUntil(until, until - left)).toEqual({ days, hours, minutes, seconds });
});
