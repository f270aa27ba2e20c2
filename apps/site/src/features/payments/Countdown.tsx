import { Timer } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useNow } from '../../shared/browser/use-now.ts';
import { timeLeft } from './time-left.ts';

const SOON_MILLISECONDS = 60_000;

/** The time until an instant, in minutes and seconds. */
export function Countdown({ until, label }: { until: Date; label?: string }) {
  const t = useTranslations('payments.deposit');
  const left = until.getTime() - useNow();
  return (
    <span
      role="timer"
      aria-label={label ?? t('timeLeft')}
      className={clsx(
        'numeric inline-flex h-8 items-center gap-1.5 rounded-pill px-3 text-sm font-bold',
        left < SOON_MILLISECONDS ? 'bg-warn-soft text-warn' : 'bg-surface-3 text-text',
      )}
    >
      <Timer aria-hidden className="size-4" />
      {timeLeft(left)}
    </span>
  );
}
