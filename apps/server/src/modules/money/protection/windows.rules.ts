import type { LimitSpan } from '@croupier/contract/protection/protection.ts';
import { PERIOD_SECONDS } from '../wallet/index.ts';

const PERIOD_MILLISECONDS = PERIOD_SECONDS * 1000;
const PERIODS_A_DAY = (24 * 60 * 60) / PERIOD_SECONDS;
export const PERIOD_MINUTES = PERIOD_SECONDS / 60;

/** The number of the ledger's period that contains an instant. */
export const periodAt = (at: Date): number => Math.floor(at.getTime() / PERIOD_MILLISECONDS);
export const startOf = (period: number): Date => new Date(period * PERIOD_MILLISECONDS);

export type Window = { from: number; until: number };

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Counted from the first window, so that the 31st comes back after a shorter month. All in UTC. */
function addMonths(anchor: number, months: number): number {
  const start = startOf(anchor);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const firstDay = Date.UTC(year, month, 1);
  const first = new Date(firstDay);
  const day = Math.min(start.getUTCDate(), daysIn(first.getUTCFullYear(), first.getUTCMonth()));
  const ofDay = start.getTime() - Date.UTC(year, start.getUTCMonth(), start.getUTCDate());
  return (firstDay + (day - 1) * PERIODS_A_DAY * PERIOD_MILLISECONDS + ofDay) / PERIOD_MILLISECONDS;
}

function monthAt(anchor: number, period: number): Window {
  const [start, now] = [startOf(anchor), startOf(period)];
  const years = now.getUTCFullYear() - start.getUTCFullYear();
  let months = Math.max(0, years * 12 + now.getUTCMonth() - start.getUTCMonth());
  if (months > 0 && addMonths(anchor, months) > period) months -= 1;
  return { from: addMonths(anchor, months), until: addMonths(anchor, months + 1) };
}

/**
 * The window of a limit at a period. The first one begins with the limit, at the start of a period; each next one
 * begins where the last one ends.
 */
export function windowAt(span: Exclude<LimitSpan, 'once'>, anchor: number, period: number): Window {
  if (span === 'month') return monthAt(anchor, period);
  const length = span === 'day' ? PERIODS_A_DAY : 7 * PERIODS_A_DAY;
  const turns = Math.max(0, Math.floor((period - anchor) / length));
  return { from: anchor + turns * length, until: anchor + (turns + 1) * length };
}
