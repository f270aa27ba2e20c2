import { expect, test } from 'vitest';
import { fromDecimal, fromUnits, toDecimal, toUnits } from './currency-units.ts';

test.each([
  ['THB', 1_234_500n, 12_345n, '123.45'],
  ['EUR', 100n, 1n, '0.01'],
  ['VND', 500_000_000n, 50_000n, '50000'],
  ['JPY', 10_000n, 1n, '1'],
  ['KWD', 12_340n, 1_234n, '1.234'],
] as const)('%s: %d is %d units, or %s', (currency, amountMinor, units, decimal) => {
  expect(toUnits(amountMinor, currency)).toBe(units);
  expect(fromUnits(String(units), currency)).toBe(amountMinor);
  expect(toDecimal(amountMinor, currency)).toBe(decimal);
  expect(fromDecimal(decimal, currency)).toBe(amountMinor);
});

test.each([
  ['THB', 1n],
  ['VND', 5_000n],
  ['KWD', 5n],
] as const)('%s: %d is finer than the currency', (currency, amountMinor) => {
  expect(toUnits(amountMinor, currency)).toBeUndefined();
  expect(toDecimal(amountMinor, currency)).toBeUndefined();
});

test.each(['0.001', '1.005', '-1', '1e2', '01', '', ' 1', '1,00', '.5', '1.', '99999999999999.99'])(
  'the decimal %j is no amount of baht',
  (text) => {
    expect(fromDecimal(text, 'THB')).toBeUndefined();
  },
);

test('zeros beyond the currency’s decimals say nothing', () => {
  expect(fromDecimal('12.5000', 'THB')).toBe(125_000n);
  expect(fromDecimal('50000.00', 'VND')).toBe(500_000_000n);
});

test.each(['1.0', '-1', '1e3', '0123', '1234567890123456789'])('%j is no number of units', (text) => {
  expect(fromUnits(text, 'THB')).toBeUndefined();
});
