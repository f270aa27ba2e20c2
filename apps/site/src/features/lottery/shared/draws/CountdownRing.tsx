import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { clockText, daysIn, hoursIn, secondsUntil } from './countdown.ts';
import { useServerSecond } from './server-time.ts';
import './draws.css';

/** A last part of the time in which the ring asks for attention. */
const SOON_SECONDS = 10;
const SOON_SHARE = 0.1;
const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

export type CountdownRingProps = {
  opensAt: Date;
  closesAt: Date;
  size?: 'md' | 'lg' | undefined;
};

/** Hours, minutes and seconds need more room than minutes and seconds. */
const textSize = (text: string, size: 'md' | 'lg'): string => {
  if (size === 'md') return 'text-2xs';
  return text.length > 5 ? 'text-sm' : 'text-lg';
};

/** The time until the sale of a draw ends, by the server's clock; the ring shows how much of it is left. */
export function CountdownRing({ opensAt, closesAt, size = 'md' }: CountdownRingProps) {
  const t = useTranslations('lottery.draw');
  const left = secondsUntil(closesAt, useServerSecond());
  const whole = Math.max(1, (closesAt.getTime() - opensAt.getTime()) / 1_000);
  const share = Math.min(1, left / whole);
  const isSoon = left <= Math.max(SOON_SECONDS, whole * SOON_SHARE) && left <= 5 * 60;
  const days = daysIn(left);
  const hours = hoursIn(left);
  const text =
    days > 0
      ? t('days', { count: days })
      : hours > 0 && size === 'md'
        ? t('hours', { count: hours })
        : clockText(left);
  return (
    <span
      role="timer"
      aria-label={left > 0 ? t('closesIn', { time: text }) : t('closed')}
      data-soon={isSoon || undefined}
      className={clsx('draw-ring', size === 'lg' ? 'size-22' : 'size-15')}
    >
      <svg viewBox="0 0 44 44" aria-hidden>
        <circle cx="22" cy="22" r={RADIUS} />
        <circle cx="22" cy="22" r={RADIUS} strokeDasharray={LENGTH} strokeDashoffset={LENGTH * (1 - share)} />
      </svg>
      <span aria-hidden className={clsx('numeric', textSize(text, size))}>
        {text}
      </span>
    </span>
  );
}
