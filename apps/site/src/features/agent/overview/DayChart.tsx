import { BarChart } from '@croupier/ui/data/BarChart.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isCount, MEASURES, valueOf, type Day, type Measure } from './measures.ts';

/** Noon, so that no time zone moves it to another day. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** One figure by day. */
export function DayChart({ days, today }: { days: readonly Day[]; today: string }) {
  const t = useTranslations('agent');
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>('validBet');
  const shown = (day: Day): string =>
    isCount(measure) ? format.number(day[measure]) : format.amount(day[measure]);
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base">{t('byDay')}</h2>
        <fieldset
          aria-label={t('measure')}
          className="-mx-4 scroll-row flex min-w-0 gap-1.5 px-4 max-sm:w-[calc(100%+2rem)] sm:mx-0 sm:px-0"
        >
          {MEASURES.map((each) => (
            <Chip
              key={each}
              className="h-8! px-3! text-xs!"
              selected={each === measure}
              onClick={() => setMeasure(each)}
            >
              {t(`figure.${each}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <BarChart
        className="mt-4"
        label={t('chart', { figure: t(`figure.${measure}`) })}
        values={days.map((day) => ({
          key: day.day,
          label: format.instant(noonOf(day.day), 'dayOfMonth'),
          value: valueOf(day, measure),
          isOpen: day.day === today,
          title: `${format.instant(noonOf(day.day), 'date')}: ${shown(day)}`,
        }))}
      />
    </Card>
  );
}
