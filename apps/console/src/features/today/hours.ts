import type { MerchantToday, TodayHour } from '@croupier/contract/backoffice/today.ts';

export const HOUR_MEASURES = ['ggr', 'stakes', 'payouts'] as const;
export type HourMeasure = (typeof HOUR_MEASURES)[number];

const HOURS_PER_DAY = 24;

const amountOf = (hour: TodayHour | undefined, measure: HourMeasure): bigint => {
  if (!hour) return 0n;
  return measure === 'ggr' ? hour.stakes - hour.payouts : hour[measure];
};

export type HourLine = {
  hour: number;
  now: bigint;
  before: bigint;
  /** `over`: complete; `open`: reaches until the seal; `ahead`: not begun. */
  state: 'over' | 'open' | 'ahead';
};

type Figures = Pick<MerchantToday, 'hours' | 'hoursBefore' | 'sealedUntil'>;

/** The hour that the figures reach into, if they reach into the day at all. */
function openHourOf(sealedUntil: Date | null, at: Date): number {
  const midnight = new Date(at).setUTCHours(0, 0, 0, 0);
  if (!sealedUntil || sealedUntil.getTime() < midnight) return 0;
  return Math.floor((sealedUntil.getTime() - midnight) / 3_600_000);
}

/** All hours of the day in UTC, beside those of last week. */
export function hourLines(
  { hours, hoursBefore, sealedUntil }: Figures,
  measure: HourMeasure,
  at: Date,
): HourLine[] {
  const open = openHourOf(sealedUntil, at);
  return Array.from({ length: HOURS_PER_DAY }, (_, hour) => ({
    hour,
    now: amountOf(
      hours.find((one) => one.hour === hour),
      measure,
    ),
    before: amountOf(
      hoursBefore.find((one) => one.hour === hour),
      measure,
    ),
    state: hour < open ? ('over' as const) : hour === open ? ('open' as const) : ('ahead' as const),
  }));
}

/** Today's sum so far, and both days up to the last complete hour, which alone can be compared. */
export function sumsOf(lines: readonly HourLine[]): {
  sum: bigint;
  complete: bigint;
  before: bigint;
  hours: number;
} {
  const over = lines.filter(({ state }) => state === 'over');
  return {
    sum: lines.reduce((sum, { now }) => sum + now, 0n),
    complete: over.reduce((sum, { now }) => sum + now, 0n),
    before: over.reduce((sum, { before }) => sum + before, 0n),
    hours: over.length,
  };
}
