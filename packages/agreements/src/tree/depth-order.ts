/**
 * A network as a column: for each node the position of its upline, or `HOUSE`. Every node stands after its upline, as
 * in order of depth or of registration without moves.
 */
export type Uplines = Int32Array;

/** The upline of a root. */
export const HOUSE = -1;

export const amountsFor = (uplines: Uplines): BigInt64Array => new BigInt64Array(uplines.length);

/** @throws RangeError unless every node stands after its upline */
export function checkOrder(uplines: Uplines): void {
  for (let node = 0; node < uplines.length; node += 1) {
    const upline = uplines[node] ?? HOUSE;
    if (upline < HOUSE || upline >= node) throw new RangeError(`node ${node} stands before its upline`);
  }
}

/** Adds each node's own amounts to all above it, so that a column of own amounts becomes one of team amounts. */
export function rollUp(uplines: Uplines, columns: readonly BigInt64Array[]): void {
  for (const column of columns)
    for (let node = uplines.length - 1; node > 0; node -= 1) {
      const upline = uplines[node] ?? HOUSE;
      const amount = column[node] ?? 0n;
      if (upline !== HOUSE && amount !== 0n) column[upline] = (column[upline] ?? 0n) + amount;
    }
}

/** The same for counts, such as active members. */
export function rollUpCounts(uplines: Uplines, counts: Int32Array): void {
  for (let node = uplines.length - 1; node > 0; node -= 1) {
    const upline = uplines[node] ?? HOUSE;
    if (upline !== HOUSE) counts[upline] = (counts[upline] ?? 0) + (counts[node] ?? 0);
  }
}

/** The sum of each node's direct downlines. */
export function sumOfDirect(uplines: Uplines, amounts: BigInt64Array): BigInt64Array {
  const sums = amountsFor(uplines);
  for (let node = uplines.length - 1; node > 0; node -= 1) {
    const upline = uplines[node] ?? HOUSE;
    const amount = amounts[node] ?? 0n;
    if (upline !== HOUSE && amount !== 0n) sums[upline] = (sums[upline] ?? 0n) + amount;
  }
  return sums;
}
