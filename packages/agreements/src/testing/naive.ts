import type { CarryMode } from '../contracts/carry.ts';
import type { Conditions, RealtimeTerms, Terms, Tier } from '../contracts/terms.ts';

/** A second, plain way to compute everything: one node at a time, by recursion, without the engine's functions. */
export type Node = { number: number; downlines: Node[] };

export function nodesOf(uplines: Int32Array): Node[] {
  const nodes = Array.from(uplines, (_, number): Node => ({ number, downlines: [] }));
  uplines.forEach((upline, number) => {
    const node = nodes[number];
    if (node && upline >= 0) nodes[upline]?.downlines.push(node);
  });
  return nodes;
}

const floorPpm = (amount: bigint): bigint => {
  const rest = ((amount % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return (amount - rest) / 1_000_000n;
};

export function teamSum(node: Node, own: (number: number) => bigint): bigint {
  let sum = own(node.number);
  for (const downline of node.downlines) sum += teamSum(downline, own);
  return sum;
}

export function rebateOf(
  node: Node,
  of: {
    bets: (number: number) => bigint;
    rate: (number: number) => number;
    prize: (number: number) => bigint;
  },
): { gross: bigint; share: bigint } {
  const gross = ({ number }: Node, team: bigint): bigint => floorPpm(team * BigInt(of.rate(number)));
  const whole = gross(node, teamSum(node, of.bets));
  let share = whole - of.prize(node.number);
  for (const downline of node.downlines) share -= gross(downline, teamSum(downline, of.bets));
  return { gross: whole, share };
}

type Reached = { activeMembers: bigint; validBet: bigint; netLoss: bigint };

const holds = (asked: Conditions, reached: Reached): boolean =>
  !(reached.activeMembers < BigInt(asked.activeMembers)) &&
  !(reached.validBet < asked.validBetMinor) &&
  !(asked.netLossMinor !== undefined && reached.netLoss < asked.netLossMinor);

function bestRate(tiers: readonly Tier[], reached: Reached): bigint {
  let rate = 0;
  for (const tier of tiers) if (holds(tier.conditions, reached)) rate = Math.max(rate, tier.ratePpm);
  return BigInt(rate);
}

/** The net losses of all periods so far, of which the last is the current one; the base comes of all of them. */
export function baseOf(mode: CarryMode, netLosses: readonly bigint[], endsMonth: readonly boolean[]): bigint {
  const open = netLosses.map((each) => (each < 0n ? -each : 0n));
  let base = 0n;
  netLosses.forEach((netLoss, now) => {
    let left = netLoss;
    for (let then = 0; then < now; then += 1) {
      const newMonth = endsMonth.slice(then, now).some(Boolean);
      const reaches =
        mode === 'until_cleared'
          ? now - then <= 12
          : mode === 'previous'
            ? now - then === 1
            : mode === 'within_month' && !newMonth;
      if (!reaches) continue;
      const owed = open[then] ?? 0n;
      const good = left <= 0n ? 0n : left < owed ? left : owed;
      open[then] = owed - good;
      left -= owed;
    }
    base = left;
  });
  return base;
}

export const countedGross = (terms: Exclude<Terms, RealtimeTerms>, reached: Reached, base: bigint): bigint =>
  terms.kind === 'dividend'
    ? base <= 0n
      ? 0n
      : floorPpm(base * bestRate(terms.tiers, reached))
    : floorPpm(reached.validBet * bestRate(terms.tiers, reached));

/** In parts per million, so that bands can be added before rounding. */
export function bandPpm(terms: RealtimeTerms, band: number, won: bigint, lost: bigint): bigint {
  let win = 0;
  let loss = 0;
  for (const tier of terms.tiers)
    if (tier.fromBand <= band) [win, loss] = [tier.winRatePpm, tier.lossRatePpm];
  return won * BigInt(win) + lost * BigInt(loss);
}

export const realtimeGross = (ppm: bigint): bigint => floorPpm(ppm);

export type NaivePayment = { number: number; paid: bigint; moved: bigint };

/** Pays a node what its upline could, then its direct downlines of that and its own funds. */
export function pay(
  node: Node,
  got: bigint,
  of: { gross: (number: number) => bigint; funds: (number: number) => bigint },
): NaivePayment[] {
  const owed = node.downlines.map(({ number }) => of.gross(number));
  const total = owed.reduce((sum, each) => sum + each, 0n);
  const available = got + of.funds(node.number);
  const parts = owed.map((each) => (total <= available ? each : (each * available) / total));
  let rest = (total <= available ? total : available) - parts.reduce((sum, each) => sum + each, 0n);
  for (let next = 0; rest > 0n; next = (parts[next] ?? 0n) < (owed[next] ?? 0n) ? next : next + 1) {
    if ((parts[next] ?? 0n) === (owed[next] ?? 0n)) continue;
    parts[next] = (parts[next] ?? 0n) + 1n;
    rest -= 1n;
  }
  const paidOut = parts.reduce((sum, each) => sum + each, 0n);
  return [
    { number: node.number, paid: got, moved: got - paidOut },
    ...node.downlines.flatMap((downline, index) => pay(downline, parts[index] ?? 0n, of)),
  ];
}
