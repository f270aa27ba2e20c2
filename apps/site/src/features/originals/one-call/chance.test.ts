import { expect, test } from 'vitest';
import { chanceOf, percentOf } from './chance.ts';

const fraction = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

test('percentages are cut, small chances are odds', () => {
  expect(percentOf(fraction(99n, 100n))).toBe('99.0000 %');
  expect(percentOf(fraction(2n, 3n))).toBe('66.6666 %');
  expect(percentOf(fraction(1n, 10_000n))).toBe('0.0100 %');
  expect(chanceOf(fraction(1n, 256n))).toBe('0.3906 %');
  expect(chanceOf(fraction(1n, 65_536n))).toBe('1 : 65,536');
  expect(chanceOf(fraction(0n, 10n))).toBe('0.0000 %');
});
