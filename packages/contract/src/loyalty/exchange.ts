import type { LevelExchange } from './vip.ts';

const ONE = 10_000n;
/** Money for points is a multiple of 0.01. */
const CENT = 100n;

export type ExchangeQuote =
  | {
      ok: true;
      amountMinor: bigint;
      /** What is taken: the points that the amount costs, never more than were offered. */
      pointsMinor: bigint;
      /** Points for 1.00. */
      priceMinor: bigint;
    }
  | { ok: false; why: 'tooFew' | 'dayCap' };

/** The price for a number of points: that of the highest step it reaches. Undefined below the first one. */
export const priceFor = ({ steps }: Pick<LevelExchange, 'steps'>, pointsMinor: bigint): bigint | undefined =>
  steps.findLast(({ from }) => pointsMinor >= from)?.price;

/**
 * What points bring: rounded down to 0.01, and only the points that this costs are taken. Server and screens use this one rule.
 */
export function quoteExchange(
  exchange: Pick<LevelExchange, 'steps'>,
  { pointsMinor, leftTodayMinor }: { pointsMinor: bigint; leftTodayMinor: bigint },
): ExchangeQuote {
  const priceMinor = priceFor(exchange, pointsMinor);
  if (priceMinor === undefined || pointsMinor <= 0n) return { ok: false, why: 'tooFew' };
  const exact = (pointsMinor * ONE) / priceMinor;
  const amountMinor = exact - (exact % CENT);
  if (amountMinor <= 0n) return { ok: false, why: 'tooFew' };
  if (amountMinor > leftTodayMinor) return { ok: false, why: 'dayCap' };
  return { ok: true, amountMinor, pointsMinor: (amountMinor * priceMinor + ONE - 1n) / ONE, priceMinor };
}

/**
 * Whether every step asks for more points and takes no more for 1.00 than the one before: more points never bring less.
 */
export const isFallingPrice = ({ steps }: Pick<LevelExchange, 'steps'>): boolean =>
  steps.every(({ from, price }, index) => {
    const before = steps[index - 1];
    return from > 0n && price > 0n && (!before || (from > before.from && price <= before.price));
  });
