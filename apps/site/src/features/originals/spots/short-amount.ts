import type { Format } from '@croupier/web/preferences/use-format.ts';

const ONE_MINOR = 10_000;

const cut = (value: number, decimals: number): number => Math.floor(value * 10 ** decimals) / 10 ** decimals;

/** An amount in three characters or so, for a chip: 0.5, 25, 1.2K, 3M. */
export function shortAmount(amountMinor: bigint, format: Pick<Format, 'number'>): string {
  const amount = Number(amountMinor) / ONE_MINOR;
  if (amount >= 1_000_000) return `${format.number(cut(amount / 1_000_000, 1), 1)}M`;
  if (amount >= 1_000) return `${format.number(cut(amount / 1_000, 1), 1)}K`;
  return amount >= 10 ? format.number(cut(amount, 1), 1) : format.number(cut(amount, 2), 2);
}
