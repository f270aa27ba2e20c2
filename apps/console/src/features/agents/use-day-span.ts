import { useSearchParams } from 'react-router';
import { dayIn, lastDays, type DaySpan } from '../../shared/days/days.ts';
import { useUtcToday } from '../../shared/days/use-utc-today.ts';

const DEFAULT_DAYS = 7;

/** The days that a page about agents shows, kept in its address. */
export function useDaySpan() {
  const [search, setSearch] = useSearchParams();
  const today = useUtcToday();
  const preset = lastDays(DEFAULT_DAYS, today);
  const span: DaySpan = {
    from: dayIn(search.get('from')) ?? preset.from,
    to: dayIn(search.get('to')) ?? preset.to,
  };
  const change = (values: Partial<DaySpan>): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) if (value) after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return { span, today, change };
}
