import type { Filter } from '@croupier/web/lists/filters.ts';
import { addDays, isDay, startOfSettlementDay, type Calendar } from './settlement-day.ts';

export const AGENT_PRESETS = ['today', 'yesterday', '7d', '30d', 'month', 'lastMonth', 'custom'] as const;
export type AgentPreset = (typeof AGENT_PRESETS)[number];

/** One period for all pages of the back-office; the days count for `custom` only. */
export type AgentPeriod = { preset: AgentPreset; from: string; until: string };

/** Whole settlement days, both included. */
export type Days = { from: string; until: string };

export const DEFAULT_PRESET = '7d';
/** What lists of a team may cover. */
export const MAX_LIST_DAYS = 35;

/** The place of the period in the address. */
export const agentPeriod: Filter<AgentPeriod> = {
  read: (search) => {
    const day = (name: string): string => {
      const text = search.get(name) ?? '';
      return isDay(text) ? text : '';
    };
    const preset = AGENT_PRESETS.find((name) => name === search.get('period')) ?? DEFAULT_PRESET;
    return preset === 'custom'
      ? { preset, from: day('from'), until: day('until') }
      : { preset, from: '', until: '' };
  },
  write: ({ preset, from, until }) => ({
    ...(preset !== DEFAULT_PRESET && { period: preset }),
    ...(preset === 'custom' && from && { from }),
    ...(preset === 'custom' && until && { until }),
  }),
};

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The days of a period; custom days without an end run until today, and reversed ones are taken the other way round. */
export function daysOf({ preset, from, until }: AgentPeriod, today: string): Days {
  if (preset === 'today') return { from: today, until: today };
  if (preset === 'yesterday') return { from: addDays(today, -1), until: addDays(today, -1) };
  if (preset === '7d') return { from: addDays(today, -6), until: today };
  if (preset === '30d') return { from: addDays(today, -29), until: today };
  if (preset === 'month') return { from: firstOfMonth(today), until: today };
  if (preset === 'lastMonth') {
    const last = addDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(last), until: last };
  }
  const end = until || today;
  const start = from || addDays(end, -6);
  return start > end ? { from: end, until: start } : { from: start, until: end };
}

const lengthOf = ({ from, until }: Days): number => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

/** The last days of a period that a list may cover. */
export const limitedDays = (days: Days, maxDays: number = MAX_LIST_DAYS): Days =>
  lengthOf(days) <= maxDays ? days : { from: addDays(days.until, 1 - maxDays), until: days.until };

/** As many days before. */
export const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -lengthOf(days)),
  until: addDays(days.from, -1),
});

/** Every day, the first one first. */
export const eachDay = ({ from, until }: Days): string[] =>
  Array.from({ length: lengthOf({ from, until }) }, (_, index) => addDays(from, index));

/** The instants of days, without the end. */
export const instantsOf = ({ from, until }: Days, calendar: Calendar): { from: Date; until: Date } => ({
  from: startOfSettlementDay(from, calendar),
  until: startOfSettlementDay(addDays(until, 1), calendar),
});
