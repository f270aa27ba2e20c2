import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { useTranslations } from 'use-intl';
import { isReversed, lastDays, PERIOD_PRESETS, type Period, type PeriodPreset } from './periods.ts';
import type { FilterProps } from './use-list.ts';
import { useToday } from './use-today.ts';

/** The days of a list: a preset, or custom days. */
export function PeriodFilter({ value, onChange }: FilterProps<Period>) {
  const t = useTranslations('lists');
  const today = useToday();
  // Empty custom days would show everything, which nobody asked for.
  const choose = (preset: PeriodPreset): void =>
    onChange({ preset, ...(preset === 'custom' ? lastDays(today) : { from: '', until: '' }) });
  return (
    <div className="grid gap-3">
      <fieldset aria-label={t('period')} className="-mx-page scroll-row flex min-w-0 gap-2 px-page">
        {PERIOD_PRESETS.map((preset) => (
          <Chip key={preset} selected={value.preset === preset} onClick={() => choose(preset)}>
            {t(`periods.${preset}`)}
          </Chip>
        ))}
      </fieldset>
      {value.preset === 'custom' && (
        <div className="grid max-w-md grid-cols-2 items-start gap-3">
          <TextField
            type="date"
            label={t('from')}
            value={value.from}
            max={today}
            error={isReversed(value) ? t('reversed') : undefined}
            onChange={(event) => onChange({ ...value, from: event.target.value })}
          />
          <TextField
            type="date"
            label={t('until')}
            value={value.until}
            max={today}
            onChange={(event) => onChange({ ...value, until: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
