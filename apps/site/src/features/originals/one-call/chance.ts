import type { Fraction } from '@croupier/fairplay/money.ts';
import type { Format } from '@croupier/web/preferences/use-format.ts';

const DECIMALS = 4;
const SCALE = 10n ** BigInt(DECIMALS);

type Numbers = Pick<Format, 'fixed' | 'number'>;

/** A ratio as a percentage with four decimals, cut: 99/100 is `99.0000 %`. */
export const percentOf = ({ numerator, denominator }: Fraction, format: Numbers): string =>
  `${format.fixed(Number((numerator * 100n * SCALE) / denominator) / Number(SCALE), DECIMALS)} %`;

/** Below a hundredth of a percent, `1 : 65,536` says more than `0.0015 %`. */
export function chanceOf(chance: Fraction, format: Numbers): string {
  const { numerator, denominator } = chance;
  if (numerator === 0n || numerator * 10_000n >= denominator) return percentOf(chance, format);
  return `1 : ${format.number((denominator + numerator / 2n) / numerator)}`;
}
