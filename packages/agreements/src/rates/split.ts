import { rateOfMinor } from '../amounts.ts';
import { amountsFor, rollUp, sumOfDirect, type Uplines } from '../tree/depth-order.ts';

export type RebateFigures = {
  uplines: Uplines;
  /** Each node's rate in one class, in parts per million; never above its upline's. */
  ratesPpm: Int32Array;
  /** Own valid bets in that class. */
  validBetMinor: BigInt64Array;
  /** What of the own bets' rebate was paid as a higher prize. */
  prizeSharesMinor: BigInt64Array;
};

/** The rebate of one class and period with all steps of the computation. */
export type DerivedRebate = {
  /** Valid bets of each node's team. */
  teamMinor: BigInt64Array;
  /** The direct downlines' rebate with all below them. */
  downlineMinor: BigInt64Array;
  /** Of the own bets, less what was paid as a higher prize. */
  ownMinor: BigInt64Array;
  /** Of the downlines' bets: the difference of the rates. */
  shareMinor: BigInt64Array;
};

/**
 * Splits the rebate of one class and period: each node gets its rate of its team's valid bets, less what its direct
 * downlines get and less the prize shares of its own bets. The shares and prize shares of a line add up to exactly
 * what its root gets: a fraction goes to whoever above completes it.
 */
export function deriveRebate(figures: RebateFigures): DerivedRebate {
  const { uplines, ratesPpm, validBetMinor, prizeSharesMinor } = figures;
  const teamMinor = validBetMinor.slice();
  rollUp(uplines, [teamMinor]);
  const gross = amountsFor(uplines);
  for (let node = 0; node < gross.length; node += 1) {
    const bets = teamMinor[node] ?? 0n;
    if (bets !== 0n) gross[node] = rateOfMinor(bets, ratesPpm[node] ?? 0);
  }
  const downlineMinor = sumOfDirect(uplines, gross);
  const ownMinor = amountsFor(uplines);
  const shareMinor = amountsFor(uplines);
  for (let node = 0; node < gross.length; node += 1) {
    const ofOwn = rateOfMinor(validBetMinor[node] ?? 0n, ratesPpm[node] ?? 0);
    ownMinor[node] = ofOwn - (prizeSharesMinor[node] ?? 0n);
    shareMinor[node] = (gross[node] ?? 0n) - (downlineMinor[node] ?? 0n) - ofOwn;
  }
  return { teamMinor, downlineMinor, ownMinor, shareMinor };
}

/** What each node gets of own and downlines' bets together. */
export function splitRebate(figures: RebateFigures): BigInt64Array {
  const { ownMinor, shareMinor } = deriveRebate(figures);
  return ownMinor.map((own, node) => own + (shareMinor[node] ?? 0n));
}
