import type { FeeTerms } from './methods.ts';

const BPS_PER_WHOLE = 10_000n;

const within = (fee: bigint, floor: bigint, cap: bigint | null): bigint => {
  const raised = fee < floor ? floor : fee;
  return cap !== null && raised > cap ? cap : raised;
};

/**
 * The fee of an amount: a fixed part and a share, within floor and cap, rounded down to the method's step in the
 * member's favour, and never more than the amount. Server and screens use this one rule.
 */
export function feeOf(amountMinor: bigint, { fixed, bps, floor, cap }: FeeTerms, stepMinor: bigint): bigint {
  const fee = within(fixed + (amountMinor * BigInt(bps)) / BPS_PER_WHOLE, floor, cap);
  const rounded = stepMinor > 0n ? fee - (fee % stepMinor) : fee;
  return rounded > amountMinor ? amountMinor : rounded;
}
