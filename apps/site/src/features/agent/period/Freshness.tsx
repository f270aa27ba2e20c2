import { useLocale, useTranslations } from 'use-intl';
import { useCalendar } from './use-agent-period.ts';

/** Until when figures are complete, in the time of the settlements. */
export function Freshness({ until }: { until: Date | null }) {
  const t = useTranslations('agent');
  const locale = useLocale();
  const { timeZone } = useCalendar();
  const time =
    until &&
    new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <p className="numeric shrink-0 text-xs text-subtle max-sm:sr-only" title={t('freshText')}>
      {time && until ? t('freshUntil', { time: time.format(until) }) : t('freshNever')}
    </p>
  );
}
