export const PERIODS = ['today', '7d', '30d', 'custom'] as const;
export type Period = (typeof PERIODS)[number];

/** Filters as the address holds them; days are `yyyy-MM-dd` in the reader's zone. */
export type RecordFilters = {
  period: Period;
  from: string;
  until: string;
  /** Game of the betting record, or code of the account record; empty for all. */
  kind: string;
  state: string;
  page: number;
};

export const DEFAULT_PERIOD: Period = '7d';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const isPeriod = (text: string | null): text is Period => PERIODS.some((period) => period === text);

/** Midnight of a day in the reader's zone, `addDays` later; undefined when it is no day. */
export function startOfDay(day: string, addDays = 0): Date | undefined {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  // 31 February would silently become a day in March.
  if (start.getMonth() !== Number(month) - 1 || start.getDate() !== Number(date)) return undefined;
  start.setDate(start.getDate() + addDays);
  return start;
}

const two = (value: number): string => String(value).padStart(2, '0');

export const dayOf = (instant: Date): string =>
  `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;

export function readFilters(search: URLSearchParams): RecordFilters {
  const period = search.get('period');
  const page = Number(search.get('page') ?? '1');
  const day = (name: string): string => {
    const text = search.get(name) ?? '';
    return startOfDay(text) ? text : '';
  };
  return {
    period: isPeriod(period) ? period : DEFAULT_PERIOD,
    from: day('from'),
    until: day('until'),
    kind: search.get('kind') ?? '',
    state: search.get('state') ?? '',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address for filters; what is as usual is left out. A change of anything but the page begins at page one. */
export function writeFilters(filters: RecordFilters, change: Partial<RecordFilters>): URLSearchParams {
  const next = { ...filters, page: 1, ...change };
  const search = new URLSearchParams();
  const isCustom = next.period === 'custom';
  if (next.kind) search.set('kind', next.kind);
  if (next.state) search.set('state', next.state);
  if (next.period !== DEFAULT_PERIOD) search.set('period', next.period);
  if (isCustom && next.from) search.set('from', next.from);
  if (isCustom && next.until) search.set('until', next.until);
  if (next.page > 1) search.set('page', String(next.page));
  return search;
}

export type Span = { from?: Date; until?: Date };

const DAYS_BACK = { today: 0, '7d': 6, '30d': 29 } as const;

/** From the start of the first day, up to but without the end of the last; an open end includes what is yet to come. */
export function spanOf({ period, from, until }: RecordFilters, today: string): Span {
  if (period !== 'custom') {
    const start = startOfDay(today, -DAYS_BACK[period]);
    return start ? { from: start } : {};
  }
  const start = startOfDay(from);
  const end = startOfDay(until, 1);
  return { ...(start ? { from: start } : {}), ...(end ? { until: end } : {}) };
}

/** Both days are there and the wrong way round. */
export const isSpanReversed = ({ period, from, until }: RecordFilters): boolean =>
  period === 'custom' && from !== '' && until !== '' && from > until;
