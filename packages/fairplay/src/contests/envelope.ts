import { createFloats, pickIndex } from '../random.ts';

/** What is cut, in whole units of the smallest payable amount. */
export type EnvelopeCut = {
  seed: string;
  envelopeId: string;
  units: number;
  shares: number;
  minUnits: number;
};

/** Fewer units than that would leave a share without its minimum. */
export const canCut = ({ units, shares, minUnits }: Omit<EnvelopeCut, 'seed' | 'envelopeId'>): boolean =>
  [units, shares, minUnits].every(Number.isSafeInteger) &&
  shares >= 1 &&
  minUnits >= 1 &&
  units >= shares * minUnits;

/**
 * The shares of an envelope in the order in which they are handed out; they add up to its units. A share lies between
 * the minimum and twice the average of what is left, and the order is shuffled, because later cuts vary more.
 *
 * Throws RangeError if there is too little for everybody.
 */
export function cutEnvelope({ seed, envelopeId, units, shares, minUnits }: EnvelopeCut): number[] {
  if (!canCut({ units, shares, minUnits }))
    throw new RangeError(`cannot cut ${units} into ${shares} shares of at least ${minUnits}`);
  const source = createFloats(seed, envelopeId, 0);
  const cut: number[] = [];
  let rest = units;
  for (let left = shares; left > 1; left -= 1) {
    const range = Math.floor((2 * (rest - minUnits * left)) / left) + 1;
    const share = minUnits + pickIndex(source, range);
    cut.push(share);
    rest -= share;
  }
  cut.push(rest);
  for (let last = cut.length - 1; last > 0; last -= 1) {
    const other = pickIndex(source, last + 1);
    [cut[last], cut[other]] = [cut[other] ?? 0, cut[last] ?? 0];
  }
  return cut;
}
