import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lastDays, PRESET_DAYS, spanProblem, type DaySpan } from './days.ts';

export type DayRangeProps = {
  span: DaySpan;
  today: string;
  maxDays: number;
  onChange: (change: Partial<DaySpan>) => void;
  /** Further choices in the same row. */
  children?: ReactNode;
};

/** The first and last day of a report, with the usual spans as chips. */
export function DayRange({ span, today, maxDays, onChange, children }: DayRangeProps) {
  const t = useTranslations('console.reports');
  const problem = spanProblem(span, maxDays);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {PRESET_DAYS.map((days) => {
          const preset = lastDays(days, today);
          return (
            <Chip
              key={days}
              selected={preset.from === span.from && preset.to === span.to}
              onClick={() => onChange(preset)}
            >
              {t('last', { days })}
            </Chip>
          );
        })}
      </div>
      <div className="flex flex-wrap items-start gap-4">
        <TextField
          type="date"
          label={t('from')}
          className="w-40 max-sm:flex-1"
          value={span.from}
          max={today}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={t('to')}
          className="w-40 max-sm:flex-1"
          value={span.to}
          max={today}
          error={problem && t(problem, { days: String(maxDays) })}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        {children}
      </div>
    </div>
  );
}
