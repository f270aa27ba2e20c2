/** Rates are in parts per million: 1 % is 10,000. */
export const PPM = 1_000_000n;

/** Divides and rounds towards minus infinity, so that the parts of a sum are never more than the whole. */
export function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n !== denominator < 0n && quotient * denominator !== numerator
    ? quotient - 1n
    : quotient;
}

/** A rate of an amount, rounded towards minus infinity. */
export const rateOfMinor = (amountMinor: bigint, ratePpm: number): bigint =>
  floorDivide(amountMinor * BigInt(ratePpm), PPM);

export const atMost = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const atLeast = (a: bigint, b: bigint): bigint => (a > b ? a : b);
