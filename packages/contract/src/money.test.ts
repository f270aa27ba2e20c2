import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode, safeDecode } from 'zod';
import { formatMoney, money, parseMoney, positiveMoney } from './money.ts';

test.each([
  ['0', 0n],
  ['1', 10_000n],
  ['12.5', 125_000n],
  ['-0.0001', -1n],
  ['63727092.34', 637_270_923_400n],
])('%s is parsed as %s', (text, amountMinor) => {
  expect(parseMoney(text)).toBe(amountMinor);
});

test.each(['', '.5', '1.', '01', '1,5', '1e3', '0.00001', ' 1', '+1', 'NaN', '--1', '123456789012345'])(
  '%j is no amount: nothing is rounded or guessed',
  (text) => {
    expect(parseMoney(text)).toBeUndefined();
    expect(safeDecode(money, text).success).toBe(false);
  },
);

test('formatting and parsing are inverse', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (amountMinor) => {
      expect(parseMoney(formatMoney(amountMinor))).toBe(amountMinor);
      expect(decode(money, encode(money, amountMinor))).toBe(amountMinor);
    }),
  );
});

test.each(['0', '-1', '10000000000000.0001'])('%s is not a valid stake', (text) => {
  expect(safeDecode(positiveMoney, text).success).toBe(false);
});
