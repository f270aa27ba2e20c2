import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { calendarQuery } from '../agent.queries.ts';
import { agentPeriod, daysOf, type AgentPeriod, type Days } from './agent-period.ts';
import { settlementDay, type Calendar } from './settlement-day.ts';

const todayIn = (calendar: Calendar): string => settlementDay(new Date(), calendar);

const UNKNOWN: Calendar = { timeZone: 'UTC', dayStartsAtMinutes: 0 };

/** The merchant's calendar; UTC until it is known. */
export function useCalendar(): Calendar & { isKnown: boolean; today: string } {
  const { data } = useQuery(calendarQuery);
  const calendar = data ?? UNKNOWN;
  return { ...calendar, isKnown: data !== undefined, today: todayIn(calendar) };
}

/** The period that all pages of the back-office share through the address. */
export function useAgentPeriod(): {
  period: AgentPeriod;
  days: Days;
  change: (period: AgentPeriod) => void;
} {
  const [search, setSearch] = useSearchParams();
  const { today } = useCalendar();
  const period = agentPeriod.read(search);
  const change = (next: AgentPeriod): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['period', 'from', 'until', 'page']) after.delete(name);
        for (const [name, value] of Object.entries(agentPeriod.write(next))) after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { period, days: daysOf(period, today), change };
}

/** The period as the query of another page's address; empty for the usual one. */
export function usePeriodSearch(): string {
  const [search] = useSearchParams();
  const kept = new URLSearchParams(agentPeriod.write(agentPeriod.read(search))).toString();
  return kept && `?${kept}`;
}
