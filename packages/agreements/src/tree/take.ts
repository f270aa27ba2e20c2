import { amountsFor, sumOfDirect, type Uplines } from './depth-order.ts';

/** What each node keeps: its own gross less the gross of its direct downlines. */
export function takes(uplines: Uplines, gross: BigInt64Array): BigInt64Array {
  const downline = sumOfDirect(uplines, gross);
  const kept = amountsFor(uplines);
  for (let node = 0; node < kept.length; node += 1) kept[node] = (gross[node] ?? 0n) - (downline[node] ?? 0n);
  return kept;
}
