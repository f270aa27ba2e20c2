import { atLeast, atMost } from '../amounts.ts';
import { amountsFor, HOUSE, type Uplines } from '../tree/depth-order.ts';

export type Dues = {
  /** Sibling nodes stand in the order in which their contracts began. */
  uplines: Uplines;
  /** What each node's bill is over; the payer is its upline, or the house for a root. A negative one is not collected here. */
  gross: BigInt64Array;
  /** What each node can add of its own accounts where it owes more than it gets. */
  fundsMinor: BigInt64Array;
};

export type Cleared = {
  /** What was paid of each bill. */
  paid: BigInt64Array;
  /** What is still open of each bill. */
  open: BigInt64Array;
  /** The one movement of each node: positive is paid to it, negative is taken from its funds. */
  movement: BigInt64Array;
  /** What the house pays, net: never more than the bills of the roots. */
  houseMinor: bigint;
};

/** The direct downlines with an amount due, by their payer; the oldest first. */
function payeesOf({ uplines, gross }: Dues): Map<number, number[]> {
  const payees = new Map<number, number[]>();
  for (let node = 0; node < uplines.length; node += 1) {
    const payer = uplines[node] ?? HOUSE;
    if (payer === HOUSE || (gross[node] ?? 0n) <= 0n) continue;
    const siblings = payees.get(payer);
    if (siblings) siblings.push(node);
    else payees.set(payer, [node]);
  }
  return payees;
}

/** Shares what there is in proportion to the dues, rounded down; the rest goes to the oldest. */
export function prorate(availableMinor: bigint, dues: readonly bigint[]): bigint[] {
  const total = dues.reduce((sum, due) => sum + due, 0n);
  if (availableMinor >= total) return [...dues];
  const parts = dues.map((due) => (due * availableMinor) / total);
  let rest = availableMinor - parts.reduce((sum, part) => sum + part, 0n);
  return parts.map((part, index) => {
    const added = atMost(rest, (dues[index] ?? 0n) - part);
    rest -= added;
    return part + added;
  });
}

/**
 * Clears the bills of one run: each node gets what its upline can pay, passes on what it owes and keeps the rest. Who
 * owes more than it gets adds its own funds; what then lacks stays open on its direct downlines' bills.
 */
export function clear(dues: Dues): Cleared {
  const { uplines, gross, fundsMinor } = dues;
  const paid = amountsFor(uplines);
  const open = amountsFor(uplines);
  const movement = amountsFor(uplines);
  const payees = payeesOf(dues);
  let houseMinor = 0n;
  for (let node = 0; node < uplines.length; node += 1) {
    const due = atLeast(0n, gross[node] ?? 0n);
    if (uplines[node] === HOUSE) paid[node] = due;
    const got = paid[node] ?? 0n;
    open[node] = due - got;
    const siblings = payees.get(node) ?? [];
    const owed = siblings.map((payee) => gross[payee] ?? 0n);
    const shares = prorate(got + atLeast(0n, fundsMinor[node] ?? 0n), owed);
    siblings.forEach((payee, index) => (paid[payee] = shares[index] ?? 0n));
    movement[node] = got - shares.reduce((sum, share) => sum + share, 0n);
    houseMinor += movement[node] ?? 0n;
  }
  return { paid, open, movement, houseMinor };
}
