import { assert, bigInt, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatInstant, formatRelative } from './instants.ts';
import { formatAmount, formatPlainAmount, shownDecimals } from './money.ts';
import { formatBps, formatMultiplier, formatNumber, formatPpm } from './numbers.ts';

describe('amounts', () => {
  test('have two decimals, grouping and the currency symbol', () => {
    expect(formatAmount(12_345_678_900n, { locale: 'en', currency: 'THB' })).toBe('฿1,234,567.89');
    expect(formatAmount(12_345_678_900n, { locale: 'th', currency: 'THB' })).toBe('฿1,234,567.89');
    expect(formatAmount(10_000n, { locale: 'en', currency: 'USD' })).toBe('$1.00');
  });
  test('have no decimals in a currency without a minor unit', () => {
    expect(formatAmount(15_000n, { locale: 'en', currency: 'JPY' })).toBe('¥1');
    expect(formatAmount(25_000_009_999n, { locale: 'en', currency: 'VND' })).toBe('₫2,500,000');
    expect(formatAmount(-9_999n, { locale: 'en', currency: 'VND' })).toBe('₫0');
    expect(formatPlainAmount(25_000_009_999n, { locale: 'vi', currency: 'VND' })).toBe('2.500.000');
  });
  test.each([
    ['EUR', 2],
    ['VND', 0],
    ['JPY', 0],
    ['KWD', 2],
    ['USDT', 2],
    ['FUN', 2],
  ])('in %s have %i decimals', (currency, decimals) => {
    expect(shownDecimals(currency)).toBe(decimals);
  });
  test('have a code unknown to Intl after the number', () => {
    expect(formatAmount(12_500n, { locale: 'en', currency: 'USDT' })).toBe('1.25 USDT');
  });
  test('are truncated, never rounded up, and never minus zero', () => {
    expect(formatAmount(19_999n, { locale: 'en', currency: 'USD' })).toBe('$1.99');
    expect(formatAmount(-19_999n, { locale: 'en', currency: 'USD' })).toBe('-$1.99');
    expect(formatAmount(-99n, { locale: 'en', currency: 'USD' })).toBe('$0.00');
  });
  test('can have a plus sign for gains', () => {
    expect(formatAmount(10_000n, { locale: 'en', currency: 'USD', sign: 'always' })).toBe('+$1.00');
    expect(formatAmount(0n, { locale: 'en', currency: 'USD', sign: 'always' })).toBe('$0.00');
  });
  test('are exact beyond the precision of a float', () => {
    assert(
      property(bigInt({ min: 0n, max: 10n ** 17n }), (amountMinor) => {
        const digits = formatPlainAmount(amountMinor, { locale: 'en', currency: 'EUR' }).replaceAll(
          /[,.]/g,
          '',
        );
        expect(BigInt(digits)).toBe(amountMinor / 100n);
      }),
    );
  });
});

describe('numbers', () => {
  test('are formatted as rates and multipliers', () => {
    expect(formatBps(9_900, 'en')).toBe('99%');
    expect(formatPpm(989_901, 'en')).toBe('98.99%');
    expect(formatMultiplier(19_800, 'en')).toBe('1.98×');
    expect(formatMultiplier(10_153, 'en')).toBe('1.01×');
    expect(formatNumber(1_234_567, 'th')).toBe('1,234,567');
  });
});

describe('times', () => {
  const at = new Date('2026-11-21T08:05:09Z');
  test('are in the given time zone, with Gregorian years in Thai too', () => {
    expect(formatInstant(at, { locale: 'en', timeZone: 'Asia/Bangkok' })).toBe('21 Nov 2026, 15:05');
    const thai = formatInstant(at, { locale: 'th', style: 'date', timeZone: 'UTC' });
    expect(thai).toContain('2026');
    expect(thai).toContain('พ.ย.');
  });
  test('are relative in the largest unit that fits', () => {
    const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000);
    expect(formatRelative(ago(0), at, 'en')).toBe('now');
    expect(formatRelative(ago(59), at, 'en')).toBe('59 seconds ago');
    expect(formatRelative(ago(125), at, 'en')).toBe('2 minutes ago');
    expect(formatRelative(ago(90_000), at, 'en')).toBe('yesterday');
  });
});
