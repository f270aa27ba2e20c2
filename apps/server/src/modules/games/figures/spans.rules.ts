import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import { PERIODS_OF_DAY, PERIODS_OF_HOUR } from './figures.config.ts';

const PERIOD_MILLISECONDS = PERIOD_SECONDS * 1000;

export const periodOf = (at: Date): number => Math.floor(at.getTime() / PERIOD_MILLISECONDS);
export const startOf = (period: number): Date => new Date(period * PERIOD_MILLISECONDS);

/** The first period of the hour or day that contains `period`. */
export const alignedTo = (size: number, period: number): number => Math.floor(period / size) * size;

export type Progress = { merchantId: string; from: number; until: number };
export type Span = { merchantIds: string[]; from: number; until: number };

/**
 * The next spans to work on, with the merchants that are at the same place together: in steady state all of them. Whole
 * parts of `size` only, and at most `max` periods at once.
 */
export function nextSpans(
  progress: readonly Progress[],
  { size, max }: { size: number; max: number },
): Span[] {
  const spans = new Map<string, Span>();
  for (const { merchantId, from, until } of progress) {
    const end = Math.min(alignedTo(size, until), from + max);
    if (end <= from) continue;
    const span = spans.get(`${from}/${end}`) ?? { merchantIds: [], from, until: end };
    span.merchantIds.push(merchantId);
    spans.set(`${from}/${end}`, span);
  }
  return [...spans.values()];
}

export type DayPartition = { table: string; name: string; from: number; until: number };

/** The daily partitions that hold the periods of a span. */
export function partitionsOf(
  tables: readonly string[],
  { from, until }: { from: number; until: number },
): DayPartition[] {
  const partitions: DayPartition[] = [];
  for (let day = alignedTo(PERIODS_OF_DAY, from); day < until; day += PERIODS_OF_DAY) {
    const date = startOf(day).toISOString().slice(0, 10).replaceAll('-', '_');
    for (const table of tables)
      partitions.push({ table, name: `${table}_${date}`, from: day, until: day + PERIODS_OF_DAY });
  }
  return partitions;
}

export type Part = { table: 'member_days' | 'member_hours' | 'member_slots'; from: number; until: number };

/** Covers [from, until) with whole days, then whole hours, then slots, as far as each is there. */
export function partsOf(
  { from, until }: { from: number; until: number },
  marks: { slots: number; hours: number; days: number },
): Part[] {
  const levels = [
    { table: 'member_days', size: PERIODS_OF_DAY, mark: marks.days },
    { table: 'member_hours', size: PERIODS_OF_HOUR, mark: marks.hours },
    { table: 'member_slots', size: 1, mark: marks.slots },
  ] as const;
  const cover = (start: number, end: number, index: number): Part[] => {
    const level = levels[index];
    if (!level || start >= end) return [];
    const first = Math.ceil(start / level.size) * level.size;
    const last = Math.min(alignedTo(level.size, end), level.mark);
    if (first >= last) return cover(start, end, index + 1);
    const whole = { table: level.table, from: first, until: last };
    return [...cover(start, first, index + 1), whole, ...cover(last, end, index + 1)];
  };
  return cover(from, until, 0);
}
