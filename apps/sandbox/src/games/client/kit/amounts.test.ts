import { expect, test } from 'vitest';
import { parseAmount, shortAmount, showAmount } from './amounts.ts';

test.each([
  ['1013.5871', 'EUR', '1,013.58 EUR'],
  ['0.0099', 'THB', '0.00 THB'],
  ['1999.9900', 'VND', '1,999 VND'],
  ['12.5000', 'USDT', '12.50 USDT'],
  ['-1234567.8950', 'EUR', '−1,234,567.89 EUR'],
  ['-0.0001', 'EUR', '0.00 EUR'],
])('%s is shown in %s as %s', (amount, currency, text) => {
  expect(showAmount(parseAmount(amount), currency)).toBe(text);
});

test.each([
  ['5', '5'],
  ['2500', '2.5K'],
  ['10000', '10K'],
  ['1000000', '1M'],
  ['0.5', '0.50'],
])('%s fits on a chip as %s', (amount, text) => {
  expect(shortAmount(parseAmount(amount))).toBe(text);
});
