import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetFor, worthOf } from './exchange.rules.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 14n });
const rate = fc.record({ assetMinor: amount, currencyMinor: amount });

test('paying the quoted amount buys what was asked, at any rate', () => {
  fc.assert(
    fc.property(amount, rate, rate, (askedMinor, quoted, later) => {
      const assetMinor = assetFor(askedMinor, quoted);
      const until = new Date('2026-11-23T00:15:00Z');
      const paid = { receivedMinor: assetMinor, at: until, quote: { askedMinor, assetMinor, until } };
      expect(worthOf({ ...paid, rate: later })).toBe(askedMinor);
    }),
  );
});

test('the worth never exceeds what the rate gives', () => {
  fc.assert(
    fc.property(amount, rate, (receivedMinor, now) => {
      const worth = worthOf({ receivedMinor, at: new Date(0), quote: undefined, rate: now });
      expect(worth * now.assetMinor).toBeLessThanOrEqual(receivedMinor * now.currencyMinor);
      expect((worth + 1n) * now.assetMinor).toBeGreaterThan(receivedMinor * now.currencyMinor);
    }),
  );
});

describe('with a quote of 350.00 for 10 USDT until a quarter past', () => {
  const quote = { askedMinor: 3_500_000n, assetMinor: 100_000n, until: new Date('2026-11-23T00:15:00Z') };
  const now = { assetMinor: 10_000n, currencyMinor: 340_000n };
  test.each([
    ['half of it in time', 50_000n, '2026-11-23T00:15:00Z', 1_750_000n],
    ['twice as much in time', 200_000n, '2026-11-23T00:00:00Z', 7_000_000n],
    ['a second late', 100_000n, '2026-11-23T00:15:01Z', 3_400_000n],
  ])('%s', (_name, receivedMinor, at, worth) => {
    expect(worthOf({ receivedMinor, at: new Date(at), quote, rate: now })).toBe(worth);
  });
});
