import { rateOfMinor } from '../amounts.ts';
import { amountsFor, rollUp, type Uplines } from '../tree/depth-order.ts';
import { takes } from '../tree/take.ts';

export type RebateFigures = {
  uplines: Uplines;
  /** Each node's rate in one class, in parts per million; never above its upline's. */
  ratesPpm: Int32Array;
  /** Own valid bets in that class. */
  validBetMinor: BigInt64Array;
  /** What of the own bets' rebate was paid as a higher prize. */
  prizeSharesMinor: BigInt64Array;
};

/**
 * Splits the rebate of one class and period: each node gets its rate of its team's valid bets, less what its direct
 * downlines get and less the prize shares of its own bets. The shares and prize shares of a line add up to exactly
 * what its root gets: a fraction goes to whoever above completes it.
 */
export function splitRebate(figures: RebateFigures): BigInt64Array {
  const { uplines, ratesPpm, validBetMinor, prizeSharesMinor } = figures;
  const team = validBetMinor.slice();
  rollUp(uplines, [team]);
  const gross = amountsFor(uplines);
  for (let node = 0; node < gross.length; node += 1) {
    const bets = team[node] ?? 0n;
    if (bets !== 0n) gross[node] = rateOfMinor(bets, ratesPpm[node] ?? 0);
  }
  const shares = takes(uplines, gross);
  for (let node = 0; node < shares.length; node += 1) {
    const prize = prizeSharesMinor[node] ?? 0n;
    if (prize !== 0n) shares[node] = (shares[node] ?? 0n) - prize;
  }
  return shares;
}
