import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAgentPeriod } from '../period/use-agent-period.ts';

/** Says that the list of a whole team covers only the last day of the period. */
export function OneDayNote({ memberId }: { memberId: string }) {
  const t = useTranslations('agent.reports');
  const format = useFormat();
  const { days } = useAgentPeriod();
  if (memberId || days.from === days.until) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-field bg-info-soft p-3 text-sm text-info">
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('oneDay', { day: format.instant(new Date(`${days.until}T12:00:00`), 'date') })}
    </p>
  );
}
