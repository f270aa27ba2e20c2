import { localeTag } from '@croupier/i18n/format/formatters.ts';
import { useLocale } from 'use-intl';
import { useCalendar } from '../period/use-agent-period.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** A day of 23 hours is a day too. */
const SHORTEST_DAY = 22 * 60 * 60_000;

/** A period in the settlement zone: a day, several days, or a part of a day. */
export function useSpan(): (from: Date, until: Date) => string {
  const locale = localeTag(useLocale());
  const { timeZone } = useCalendar();
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' });
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (from, until) => {
    const length = until.getTime() - from.getTime();
    if (length < SHORTEST_DAY) return `${day.format(from)}, ${time.format(from)}–${time.format(until)}`;
    if (length <= DAY_MILLISECONDS + 60 * 60_000) return day.format(from);
    return day.formatRange(from, new Date(until.getTime() - 1));
  };
}
