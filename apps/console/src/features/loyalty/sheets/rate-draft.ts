import type { RateDesk } from '../loyalty.queries.ts';

type Rate = RateDesk['sheets'][number]['rates'][number];

/** Rates as they are typed: by class for level 0, and by level how many percent more. */
export type RateDraft = {
  classes: ReadonlyArray<{ class: Rate['class']; points: string; xp: string }>;
  percents: ReadonlyArray<{ level: number; percent: string }>;
};

const PPM = 1_000_000;
const PERCENT = 100;
const DECIMAL = /^\d{1,4}(?:\.\d{1,6})?$/;

const textOf = (ppm: number): string => String(ppm / PPM);
const ppmOf = (text: string): number | undefined =>
  DECIMAL.test(text.trim()) ? Math.round(Number(text) * PPM) : undefined;

/** What a level brings more than level 0, in percent, by the first class that brings anything. */
function percentOf(rates: readonly Rate[], level: number): string {
  const base = rates.find((rate) => rate.level === 0 && rate.pointsPpm > 0);
  const own = rates.find((rate) => rate.level === level && rate.class === base?.class);
  return base && own ? String(Math.round((own.pointsPpm / base.pointsPpm - 1) * PERCENT * 10) / 10) : '0';
}

export const rateDraftOf = (
  rates: readonly Rate[],
  { classes, levels }: Pick<RateDesk, 'classes' | 'levels'>,
): RateDraft => ({
  classes: classes.map((name) => {
    const rate = rates.find((each) => each.class === name && each.level === 0);
    return { class: name, points: textOf(rate?.pointsPpm ?? 0), xp: textOf(rate?.xpPpm ?? PPM) };
  }),
  percents: (levels.includes(0) ? levels : [0, ...levels])
    .filter((level) => level > 0)
    .map((level) => ({ level, percent: percentOf(rates, level) })),
});

/** The whole sheet; undefined if something is not a number. */
export function ratesOf({ classes, percents }: RateDraft): Rate[] | undefined {
  const rates: Rate[] = [];
  for (const { class: name, points, xp } of classes) {
    const [base, xpPpm] = [ppmOf(points), ppmOf(xp)];
    if (base === undefined || xpPpm === undefined) return undefined;
    for (const { level, percent } of [{ level: 0, percent: '0' }, ...percents]) {
      if (!DECIMAL.test(percent.trim())) return undefined;
      rates.push({
        class: name,
        level,
        pointsPpm: Math.round(base * (1 + Number(percent) / PERCENT)),
        xpPpm,
      });
    }
  }
  return rates;
}
