import { formatMoney } from '@croupier/contract/money.ts';
import { assert, bigInt, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampAmount, parseTypedAmount, typedAmount } from './money-input.ts';

describe('what a person types', () => {
  test.each([
    ['12', 120_000n],
    ['12.', 120_000n],
    ['.5', 5_000n],
    ['0.10', 1_000n],
    ['1,234.56', 12_345_600n],
    [' 1 000 ', 10_000_000n],
    ['9999999999999.99', 99_999_999_999_999_900n],
    ['10000000000000', 100_000_000_000_000_000n],
  ])('%s is an amount', (typed, amountMinor) => {
    expect(parseTypedAmount(typed)).toBe(amountMinor);
  });
  test.each(['', ' ', '.', '1.234', '-5', '1e3', '1..2', 'abc', '100000000000000', '１２'])(
    '%j is none',
    (typed) => {
      expect(parseTypedAmount(typed)).toBeUndefined();
    },
  );
});

test('what is shown in the field reads back as the same amount', () => {
  assert(
    property(bigInt({ min: 0n, max: 10n ** 15n }), (steps) => {
      const amountMinor = steps * 100n;
      expect(parseTypedAmount(typedAmount(amountMinor))).toBe(amountMinor);
      expect(formatMoney(amountMinor)).toBe(`${typedAmount(amountMinor)}00`);
    }),
  );
});

test('a currency without decimals takes whole amounts only', () => {
  expect(parseTypedAmount('2,000', 0)).toBe(20_000_000n);
  expect(parseTypedAmount('2000.5', 0)).toBeUndefined();
  expect(typedAmount(20_009_999n, 0)).toBe('2000');
});

test('limits win over the wish, and the lower one over the upper', () => {
  expect(clampAmount(5n, 10n, 20n)).toBe(10n);
  expect(clampAmount(25n, 10n, 20n)).toBe(20n);
  expect(clampAmount(15n, 10n, 20n)).toBe(15n);
  expect(clampAmount(15n, 10n, 5n)).toBe(10n);
});
