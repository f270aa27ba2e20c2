import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetFor, assetText, assetWorth, rateFrom } from './exchange.rules.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 14n });
const rate = fc.record({ assetMinor: amount, currencyMinor: amount });

test('the quoted amount is the smallest that buys what was asked', () => {
  fc.assert(
    fc.property(amount, rate, (askedMinor, quoted) => {
      const bought = (assetMinor: bigint): bigint => assetMinor * quoted.currencyMinor;
      const assetMinor = assetFor(askedMinor, quoted);
      expect(bought(assetMinor)).toBeGreaterThanOrEqual(askedMinor * quoted.assetMinor);
      expect(bought(assetMinor - 1n)).toBeLessThan(askedMinor * quoted.assetMinor);
    }),
  );
});

test('a payout is never worth more than what is withdrawn', () => {
  fc.assert(
    fc.property(amount, rate, (amountMinor, now) => {
      expect(assetWorth(amountMinor, now) * now.currencyMinor).toBeLessThanOrEqual(
        amountMinor * now.assetMinor,
      );
    }),
  );
});

test.each([
  ['35.2', 352_000n, 10_000n],
  ['25410', 254_100_000n, 10_000n],
  ['0.998877', 9_988n, 9_999n],
])('at a price of %s, %d minor units cost %d of the asset', (price, amountMinor, assetMinor) => {
  const read = rateFrom(price);
  expect(read && assetWorth(amountMinor, read)).toBe(assetMinor);
});

test.each(['', '0', '0.0', '-1', '1e3', '1.', 'NaN', '35,2'])('%j is no price', (price) => {
  expect(rateFrom(price)).toBeUndefined();
});

test.each([
  [100_000n, '10'],
  [123_456n, '12.3456'],
  [5_000n, '0.5'],
])('%d is written %s', (assetMinor, text) => {
  expect(assetText(assetMinor)).toBe(text);
});
