import type { Reached } from '../contracts/tiers.ts';
import { rollUp, rollUpCounts, type Uplines } from './depth-order.ts';

export type OwnFigures = {
  uplines: Uplines;
  validBetMinor: BigInt64Array;
  netLossMinor: BigInt64Array;
  /** 1 for a member who was active in the period. */
  active: Int32Array;
};

/** What the team of each node reached. An agent is never an active member of the own team, but its bets count. */
export function teamFigures({ uplines, ...own }: OwnFigures): (node: number) => Reached {
  const validBet = own.validBetMinor.slice();
  const netLoss = own.netLossMinor.slice();
  const active = own.active.slice();
  rollUp(uplines, [validBet, netLoss]);
  rollUpCounts(uplines, active);
  return (node) => ({
    validBetMinor: validBet[node] ?? 0n,
    netLossMinor: netLoss[node] ?? 0n,
    activeMembers: (active[node] ?? 0) - (own.active[node] ?? 0),
  });
}
