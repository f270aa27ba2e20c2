import { MAX_REPORT_DAYS, REPORT_CUTS, type ReportCut } from '@croupier/contract/backoffice/reports.ts';
import { dayIn, lastDays, spanProblem, type DaySpan } from '../../shared/days/days.ts';

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

const DEFAULT_DAYS = 7;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

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
export const reportSpanProblem = (span: DaySpan) => spanProblem(span, MAX_REPORT_DAYS);
