const PPM = 1_000_000n;

/** How much more or less than before, in parts per million; undefined where there was nothing before. */
export const changePpm = (current: bigint, before: bigint): number | undefined =>
  before === 0n ? undefined : Number(((current - before) * PPM) / (before < 0n ? -before : before));

/** The share of the largest, 0 to 1, for the length of a bar. */
export const shareOf = (value: bigint, largest: bigint): number =>
  largest <= 0n ? 0 : Number(((value < 0n ? -value : value) * PPM) / largest) / Number(PPM);

/** Pixels of a bar do not need more digits than a number has. */
export const toNumber = (minor: bigint): number => Number(minor) / 10_000;

export const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, each) => sum + each, 0n);
