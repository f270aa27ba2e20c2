import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';

const SECOND_MILLISECONDS = 1000;

const zoneOf = (at: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The reader's time with seconds and time zone. Hidden from screen readers, which would announce every second. */
export function AgentClock() {
  const t = useTranslations('agent');
  const locale = useLocale();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const zone = zoneOf(now, locale);
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <p className="flex items-center gap-2 text-sm whitespace-nowrap text-muted" title={timeZone}>
      <Clock aria-hidden className="size-4 text-subtle" />
      <span className="sr-only">{t('clock')}</span>
      <time
        dateTime={now.toISOString()}
        data-testid="agent-clock"
        className="numeric font-semibold text-text"
      >
        {time.format(now)}
      </time>
      <span className="numeric text-xs" aria-label={t('zone', { zone })}>
        {zone}
      </span>
    </p>
  );
}
