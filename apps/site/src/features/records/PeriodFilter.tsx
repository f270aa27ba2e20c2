import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { dayOf, isSpanReversed, PERIODS, startOfDay } from './record-filters.ts';
import type { FilterState } from './use-record-filters.ts';
import { useToday } from './use-today.ts';

const A_MONTH_BACK = -29;

/** Which days: three usual spans, or days of one's own. */
export function PeriodFilter({ filters, change }: Pick<FilterState, 'filters' | 'change'>) {
  const t = useTranslations('records');
  const today = useToday();
  const choose = (period: (typeof PERIODS)[number]): void => {
    const start = startOfDay(today, A_MONTH_BACK);
    // Own days begin filled in: two empty fields would show everything, which nobody asked for.
    const days = filters.from ? {} : { from: start ? dayOf(start) : today, until: today };
    change(period === 'custom' ? { period, ...days } : { period, from: '', until: '' });
  };
  return (
    <div className="grid gap-3">
      <fieldset aria-label={t('period')} className="-mx-page scroll-row flex min-w-0 gap-2 px-page">
        {PERIODS.map((period) => (
          <Chip key={period} selected={filters.period === period} onClick={() => choose(period)}>
            {t(`periods.${period}`)}
          </Chip>
        ))}
      </fieldset>
      {filters.period === 'custom' && (
        <div className="grid max-w-md grid-cols-2 items-start gap-3">
          <TextField
            type="date"
            label={t('from')}
            value={filters.from}
            max={today}
            error={isSpanReversed(filters) ? t('reversed') : undefined}
            onChange={(event) => change({ from: event.target.value })}
          />
          <TextField
            type="date"
            label={t('until')}
            value={filters.until}
            max={today}
            onChange={(event) => change({ until: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
