import type { Fraction } from '@croupier/fairplay/money.ts';

const DECIMALS = 4n;

/** A ratio as a percentage with four decimals, cut: 99/100 is `99.0000 %`. */
export function percentOf({ numerator, denominator }: Fraction): string {
  const scaled = (numerator * 100n * 10n ** DECIMALS) / denominator;
  const digits = scaled.toString().padStart(Number(DECIMALS) + 1, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)} %`;
}

/** Below a hundredth of a percent, `1 : 65,536` says more than `0.0015 %`. */
export function chanceOf(chance: Fraction): string {
  const { numerator, denominator } = chance;
  if (numerator === 0n || numerator * 10_000n >= denominator) return percentOf(chance);
  return `1 : ${((denominator + numerator / 2n) / numerator).toLocaleString('en')}`;
}
