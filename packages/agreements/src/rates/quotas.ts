import { CLASSES, rateIn, type RateClass, type RateSheet } from './sheets.ts';

/** Opening a downline at or above a threshold takes a place of the opener; places count per threshold and class. */
export type QuotaRange = { of: RateClass; fromPpm: number };

/** The range of a rate: the highest threshold that it reaches. */
export const rangeOf = (thresholds: readonly QuotaRange[], sheet: RateSheet): QuotaRange[] =>
  CLASSES.flatMap((of) => {
    const reached = thresholds.filter((each) => each.of === of && each.fromPpm <= rateIn(sheet, of));
    const [highest] = reached.toSorted((a, b) => b.fromPpm - a.fromPpm);
    return highest ? [highest] : [];
  });

const isSame = (a: QuotaRange) => (b: QuotaRange) => a.of === b.of && a.fromPpm === b.fromPpm;

/** The places that a raise takes, and those it returns; opening is a raise from nothing. */
export function placesFor(
  thresholds: readonly QuotaRange[],
  { from, to }: { from: RateSheet; to: RateSheet },
): { taken: QuotaRange[]; returned: QuotaRange[] } {
  const before = rangeOf(thresholds, from);
  const after = rangeOf(thresholds, to);
  return {
    taken: after.filter((range) => !before.some(isSame(range))),
    returned: before.filter((range) => !after.some(isSame(range))),
  };
}
