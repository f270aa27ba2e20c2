import { formatFixed, formatNumber } from '@croupier/i18n/format/numbers.ts';
import { expect, test } from 'vitest';
import { shortAmount } from '../spots/short-amount.ts';
import { chanceOf, percentOf } from './chance.ts';

const fraction = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });
const formatIn = (locale: 'en' | 'vi') => ({
  fixed: (value: number, decimals: number) => formatFixed(value, locale, decimals),
  number: (value: number | bigint, decimals = 0) => formatNumber(value, locale, decimals),
});
const en = formatIn('en');
const vi = formatIn('vi');

test('percentages are cut, small chances are odds', () => {
  expect(percentOf(fraction(99n, 100n), en)).toBe('99.0000 %');
  expect(percentOf(fraction(2n, 3n), en)).toBe('66.6666 %');
  expect(percentOf(fraction(1n, 10_000n), en)).toBe('0.0100 %');
  expect(chanceOf(fraction(1n, 256n), en)).toBe('0.3906 %');
  expect(chanceOf(fraction(1n, 65_536n), en)).toBe('1 : 65,536');
  expect(chanceOf(fraction(0n, 10n), en)).toBe('0.0000 %');
});

test('percentages and odds are in the format of the reader', () => {
  expect(percentOf(fraction(2n, 3n), vi)).toBe('66,6666 %');
  expect(chanceOf(fraction(1n, 65_536n), vi)).toBe('1 : 65.536');
});

test('amounts on chips are short, cut, and in the format of the reader', () => {
  const amounts = [5_000n, 250_000n, 12_900_000n, 30_000_000_000n];
  expect(amounts.map((amount) => shortAmount(amount, en))).toEqual(['0.5', '25', '1.2K', '3M']);
  expect(amounts.map((amount) => shortAmount(amount, vi))).toEqual(['0,5', '25', '1,2K', '3M']);
});
