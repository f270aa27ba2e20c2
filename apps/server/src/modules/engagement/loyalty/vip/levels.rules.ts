/** The highest level whose threshold is reached. Levels come in order. */
export function levelAt(
  levels: ReadonlyArray<{ level: number; thresholdMinor: bigint }>,
  xpMinor: bigint,
): number {
  return levels.findLast(({ thresholdMinor }) => thresholdMinor <= xpMinor)?.level ?? 0;
}

/** Whether levels count from 0 without a gap and ask for more and more. */
export const isLadder = (levels: ReadonlyArray<{ level: number; thresholdMinor: bigint }>): boolean =>
  levels.length > 0 &&
  levels.every(
    ({ level, thresholdMinor }, index) =>
      level === index &&
      (index === 0 ? thresholdMinor === 0n : thresholdMinor > (levels[index - 1]?.thresholdMinor ?? 0n)),
  );
