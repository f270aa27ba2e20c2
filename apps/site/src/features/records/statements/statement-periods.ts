import { localeTag } from '@croupier/i18n/format/formatters.ts';
import type { Locale } from '@croupier/i18n/languages.ts';

const MONTHS_SHOWN = 24;
const MONTHS_PER_YEAR = 12;

/** The months and years that a statement can be ordered for: newest first, from the registration on. */
export function statementPeriods(now: Date, since: Date): string[] {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  const first = since.getFullYear() * MONTHS_PER_YEAR + since.getMonth();
  const months = Array.from({ length: MONTHS_SHOWN }, (_, back) => year * MONTHS_PER_YEAR + month - back)
    .filter((index) => index >= first)
    .map(
      (index) =>
        `${Math.floor(index / MONTHS_PER_YEAR)}-${String((index % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`,
    );
  const years = Array.from({ length: year - since.getFullYear() + 1 }, (_, back) => String(year - back));
  return [...months, ...years];
}

/** `November 2026`, or the year. */
export const periodName = (period: string, locale: Locale): string =>
  period.length === 4
    ? period
    : new Intl.DateTimeFormat(localeTag(locale), { month: 'long', year: 'numeric' }).format(
        new Date(`${period}-15T12:00:00`),
      );
