import { MAX_REPORT_DAYS, REPORT_CUTS, type ReportCut } from '@croupier/contract/backoffice/reports.ts';

export const REPORT_VIEWS = ['revenue', 'byMethod', 'balances', 'returns'] as const;
export type ReportView = (typeof REPORT_VIEWS)[number];

/** What the address of the page says; everything has a default. */
export type ReportAddress = {
  view: ReportView;
  /** The merchant of the report; undefined for the first one shown. */
  at: string | undefined;
  by: ReportCut;
  from: string;
  to: string;
};

export const PRESET_DAYS = [1, 7, 30, 90] as const;
const DEFAULT_DAYS = 7;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last days up to today, both included. */
export const lastDays = (days: number, today: string): { from: string; to: string } => ({
  from: new Date(Date.parse(today) - (days - 1) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  to: today,
});

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

const dayIn = (text: string | null): string | undefined =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

export function readAddress(search: URLSearchParams, today: string): ReportAddress {
  const days = lastDays(DEFAULT_DAYS, today);
  return {
    view: oneOf(REPORT_VIEWS, search.get('view')) ?? 'revenue',
    at: search.get('at') ?? undefined,
    by: oneOf(REPORT_CUTS, search.get('by')) ?? 'day',
    from: dayIn(search.get('from')) ?? days.from,
    to: dayIn(search.get('to')) ?? days.to,
  };
}

/** The address after a change. */
export function writeAddress(search: URLSearchParams, change: Partial<ReportAddress>): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) if (value) after.set(name, value);
  return after;
}

/** Why a span can't be asked for; undefined if it can. */
export function spanProblem({ from, to }: { from: string; to: string }): 'reversed' | 'tooLong' | undefined {
  if (from > to) return 'reversed';
  return (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS < MAX_REPORT_DAYS ? undefined : 'tooLong';
}
