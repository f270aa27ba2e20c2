const ONE_MINOR = 10_000;

const trim = (value: number): string => String(Math.floor(value * 10) / 10);

/** An amount in three characters or so, for a chip: 0.5, 25, 1.2K, 3M. */
export function shortAmount(amountMinor: bigint): string {
  const amount = Number(amountMinor) / ONE_MINOR;
  if (amount >= 1_000_000) return `${trim(amount / 1_000_000)}M`;
  if (amount >= 1_000) return `${trim(amount / 1_000)}K`;
  if (amount >= 10) return trim(amount);
  return String(Math.floor(amount * 100) / 100);
}
