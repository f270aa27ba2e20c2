import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AGENT_PRESETS, type AgentPreset } from './agent-period.ts';
import { useAgentPeriod, useCalendar } from './use-agent-period.ts';

export type PeriodBarProps = {
  /** Beside the periods, such as how fresh the figures are. */
  aside?: ReactNode;
};

/** The period of all pages, always in sight. */
export function PeriodBar({ aside }: PeriodBarProps) {
  const t = useTranslations('agent.period');
  const lists = useTranslations('lists');
  const { period, days, change } = useAgentPeriod();
  const { today } = useCalendar();
  const choose = (preset: AgentPreset): void =>
    change({ preset, ...(preset === 'custom' ? days : { from: '', until: '' }) });
  return (
    <section
      aria-label={t('title')}
      className="sticky top-[var(--header-height)] z-20 -mx-page border-b border-line bg-page/95 px-page py-2.5 backdrop-blur-sm"
    >
      <div className="flex items-center gap-3">
        <fieldset
          aria-label={lists('period')}
          className="-mx-page scroll-row flex min-w-0 flex-1 gap-1.5 px-page sm:mx-0 sm:px-0"
        >
          {AGENT_PRESETS.map((preset) => (
            <Chip
              key={preset}
              className="h-9! px-3!"
              selected={period.preset === preset}
              onClick={() => choose(preset)}
            >
              {t(preset)}
            </Chip>
          ))}
        </fieldset>
        {aside}
      </div>
      {period.preset === 'custom' && (
        <div className="mt-2.5 grid max-w-sm grid-cols-2 gap-2.5">
          <TextField
            type="date"
            label={lists('from')}
            labelHidden
            value={period.from}
            max={today}
            onChange={(event) => change({ ...period, from: event.target.value })}
          />
          <TextField
            type="date"
            label={lists('until')}
            labelHidden
            value={period.until}
            max={today}
            onChange={(event) => change({ ...period, until: event.target.value })}
          />
        </div>
      )}
    </section>
  );
}
