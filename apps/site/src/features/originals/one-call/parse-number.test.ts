import { expect, test } from 'vitest';
import { parseTypedNumber } from './parse-number.ts';

test('typed numbers', () => {
  expect(['1.98', '1,98', ' 49.5 %', '2×', '.5', '12.'].map(parseTypedNumber)).toEqual([
    1.98, 1.98, 49.5, 2, 0.5, 12,
  ]);
  expect(['', '-1', '1.2.3', 'abc', '1e5', '123456789'].map(parseTypedNumber)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
