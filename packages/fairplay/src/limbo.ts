import { MULTIPLIER_ONE_E4, RETURN_PERCENT, cutToE4 } from './money.ts';
import { NUMBERS, type NumberSource } from './random.ts';

/** The number 0 would make an endless multiplier; it is taken as the smallest number above it. */
const SMALLEST = 1n;

/** 0.99 ÷ f, cut to 2 decimals, at least 1.00×. f counts in steps of 2⁻³², so this is exact, with no float dividing. */
export function limboMultiplierE4(source: NumberSource): bigint {
  const steps = BigInt(source.next() * NUMBERS);
  return pointE4(steps > SMALLEST ? steps : SMALLEST);
}

/** 0.99 × 2³² ÷ steps, cut to 2 decimals, at least 1.00×; crash shares it. */
export function pointE4(steps: bigint): bigint {
  const cutE4 = cutToE4({ numerator: RETURN_PERCENT * BigInt(NUMBERS), denominator: 100n * steps }, 2);
  return cutE4 > MULTIPLIER_ONE_E4 ? cutE4 : MULTIPLIER_ONE_E4;
}
