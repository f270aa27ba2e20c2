import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import type { Json } from '../host/vendor.types.ts';
import type { Share } from './table.types.ts';

export type Stakes = ReadonlyMap<string, bigint>;

/** Shares such as 195/100 of a stake are whole in the ledger's scale if the stake is a multiple of 0.01. */
const STEP = 100n;
const MAX_SPOTS = 80;
export const MAX_STAKE = 10_000n * 5_000_000n;

/** A player's stakes by spot as the browser sent them. Undefined: not acceptable. */
export function readStakes(
  value: unknown,
  { isSpot, min }: { isSpot: (spot: string) => boolean; min: bigint },
): Stakes | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length > MAX_SPOTS) return undefined;
  const stakes = new Map<string, bigint>();
  for (const [spot, text] of entries) {
    const amount = typeof text === 'string' ? parseMoney(text) : undefined;
    if (!isSpot(spot) || amount === undefined || amount < min || amount % STEP !== 0n) return undefined;
    stakes.set(spot, amount);
  }
  return totalOf(stakes) <= MAX_STAKE ? stakes : undefined;
}

export const totalOf = (stakes: Stakes): bigint =>
  [...stakes.values()].reduce((sum, amount) => sum + amount, 0n);
export const stakesJson = (stakes: Stakes): { [spot: string]: string } =>
  Object.fromEntries([...stakes].map(([spot, amount]) => [spot, formatMoney(amount)]));
export const stakesFrom = (json: Json | undefined): Stakes =>
  new Map(
    Object.entries((json ?? {}) as { [spot: string]: string }).map(([spot, text]) => [
      spot,
      parseMoney(text) ?? 0n,
    ]),
  );

/** What stakes give back, by spot; those that lost are left out. */
export function returnsOf(stakes: Stakes, shareOf: (spot: string) => Share): Stakes {
  const returns = new Map<string, bigint>();
  for (const [spot, amount] of stakes) {
    const [numerator, denominator] = shareOf(spot);
    const returned = (amount * numerator) / denominator;
    if (returned > 0n) returns.set(spot, returned);
  }
  return returns;
}
