import { MULTIPLIER_ONE_E4, RETURN_PERCENT, cutToE4 } from './money.ts';
import { NUMBERS, type NumberSource } from './random.ts';

/** The number 0 would give an infinite multiplier, so the smallest number above it is used. */
const SMALLEST = 1n;

/** 0.99 ÷ f, truncated to 2 decimals, at least 1.00×. f is a multiple of 2⁻³², so integer arithmetic is exact. */
export function limboMultiplierE4(source: NumberSource): bigint {
  const steps = BigInt(source.next() * NUMBERS);
  return pointE4(steps > SMALLEST ? steps : SMALLEST);
}

/** 0.99 × 2³² ÷ steps, truncated to 2 decimals, at least 1.00×; crash uses it too. */
export function pointE4(steps: bigint): bigint {
  const cutE4 = cutToE4({ numerator: RETURN_PERCENT * BigInt(NUMBERS), denominator: 100n * steps }, 2);
  return cutE4 > MULTIPLIER_ONE_E4 ? cutE4 : MULTIPLIER_ONE_E4;
}
