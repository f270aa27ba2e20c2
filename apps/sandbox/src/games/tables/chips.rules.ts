const SCALE = 10_000n;

/** Of the smallest chip: about the same worth in every currency. */
const UNIT: Readonly<Record<string, bigint>> = {
  VND: 1_000n,
  IDR: 1_000n,
  KRW: 100n,
  JPY: 10n,
  USD: 1n,
  EUR: 1n,
  USDT: 1n,
};
const OTHERS = 5n;

/** The smallest chip of a currency, which is also the least stake at a table. */
export const smallestChip = (currency: string): bigint => (UNIT[currency] ?? OTHERS) * SCALE;
