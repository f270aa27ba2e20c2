import { crashRules } from '@croupier/fairplay/crash-rules.ts';

/** The highest multiplier in hundredths at which a stake may be paid: the automatic cash-out of every bet. */
export function highestCashOut(stakeMinor: bigint, maxPayoutMinor: bigint): number {
  const highest = (maxPayoutMinor * 100n) / stakeMinor;
  return highest > BigInt(crashRules.maxCashOut) ? crashRules.maxCashOut : Number(highest);
}
