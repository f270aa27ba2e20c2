import { expect, test } from 'vitest';
import { tailsByHead } from './tails.ts';

test('tails stand by their first digit, in order and as often as they came', () => {
  const tails = tailsByHead(['12345', '0941', '45', '07']);
  expect(tails[4]).toEqual(['1', '5', '5']);
  expect(tails[0]).toEqual(['7']);
  expect(tails[9]).toEqual([]);
});
