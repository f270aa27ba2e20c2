import { useTranslations } from 'use-intl';

const MINUTES_PER_HOUR = 60;
const HOURS_SHOWN_FROM_MINUTES = 120;

/** A time in minutes, or from two hours on in hours, in words. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('payments.withdrawal');
  return (minutes) =>
    minutes < HOURS_SHOWN_FROM_MINUTES
      ? t('minutes', { count: minutes })
      : t('hours', { count: Math.round(minutes / MINUTES_PER_HOUR) });
}
