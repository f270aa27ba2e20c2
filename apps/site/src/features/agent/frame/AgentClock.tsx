import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCalendar } from '../period/use-agent-period.ts';
import { secondsLeft, shortTime, SLOT_SECONDS } from './slot-clock.ts';

const SECOND_MILLISECONDS = 1_000;
const RING = 2 * Math.PI * 10;

const offsetOf = (at: Date, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A ring that empties until the next five minutes are settled. */
const SlotRing = ({ left }: { left: number }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-5 -rotate-90">
    <circle cx="12" cy="12" r="10" fill="none" stroke="var(--line-strong)" strokeWidth="3" />
    <circle
      cx="12"
      cy="12"
      r="10"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray={RING}
      strokeDashoffset={RING * (1 - left / SLOT_SECONDS)}
    />
  </svg>
);

/**
 * The time of the merchant's settlement zone, and how long the running five minutes last. Hidden from screen readers,
 * which would announce every second.
 */
export function AgentClock() {
  const t = useTranslations('agent');
  const locale = useLocale();
  const { timeZone } = useCalendar();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  const left = secondsLeft(now.getTime());
  const zone = offsetOf(now, locale, timeZone);
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <div className="flex items-center gap-2 whitespace-nowrap sm:gap-3">
      <p className="leading-tight" title={t('zone', { zone: timeZone })}>
        <span className="sr-only">{t('clock')}</span>
        <time
          dateTime={now.toISOString()}
          data-testid="agent-clock"
          className="numeric block text-sm font-semibold text-text"
        >
          {time.format(now)}
        </time>
        <span className="numeric block text-2xs text-subtle">
          {zone}
          <span className="max-lg:hidden"> · {timeZone}</span>
        </span>
      </p>
      <p
        className="flex items-center gap-1.5 rounded-pill bg-surface-3 py-1 pr-2.5 pl-1.5"
        title={t('nextSlotText')}
      >
        <SlotRing left={left} />
        <span className="sr-only">{t('nextSlot')}</span>
        <span data-testid="next-slot" className="numeric text-xs font-semibold text-text">
          {shortTime(left)}
        </span>
      </p>
    </div>
  );
}
