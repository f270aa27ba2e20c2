import type { Profit, ProfitBy } from '@croupier/contract/payments/records.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useLocale, useTranslations } from 'use-intl';
import { periodName } from '../statements/statement-periods.ts';

type Row = Profit['rows'][number];

/** The name of a row: its day, week, month or category. */
export function useRowLabel(by: ProfitBy): (row: Row) => string {
  const t = useTranslations();
  const format = useFormat();
  const locale = useLocale();
  return ({ day, category }) => {
    if (by === 'category')
      return t(category === null ? 'payments.profit.noCategory' : `nav.category.${category}`);
    if (day === null) return '–';
    // Noon, so that no time zone moves it to another day.
    const at = new Date(`${day}T12:00:00`);
    if (by === 'month') return periodName(day.slice(0, 7), locale);
    const text = format.instant(at, 'date');
    return by === 'week' ? t('payments.profit.weekOf', { day: text }) : text;
  };
}
