import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../shared/browser/use-now.ts';
import { partsUntil } from './countdown.ts';

export type CountdownProps = {
  label: string;
  /** A fixed moment: nothing restarts. */
  until: Date;
  size?: 'md' | 'lg';
  className?: string;
};

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** What is left until a moment, second by second; nothing afterwards. A screen reader is told once. */
export function Countdown({ label, until, size = 'md', className }: CountdownProps) {
  const t = useTranslations('contests.unit');
  const now = useNow();
  // What comes then may take a while, and zeros would look stuck.
  if (until.getTime() <= now) return null;
  const left = partsUntil(until.getTime(), now);
  const shown = left.days > 0 ? UNITS.slice(0, 3) : UNITS.slice(1);
  return (
    <div className={className}>
      <p className="text-xs font-medium opacity-75">{label}</p>
      <time dateTime={until.toISOString()} className="mt-1 flex gap-1.5">
        {shown.map((unit) => (
          <span
            key={unit}
            className={clsx(
              'grid justify-items-center rounded-field bg-[oklch(0_0_0/0.28)] ring-1 ring-[oklch(1_0_0/0.12)] ring-inset',
              size === 'lg' ? 'min-w-15 px-2 py-1.5' : 'min-w-12 px-1.5 py-1',
            )}
          >
            <span
              className={clsx(
                'numeric font-display leading-tight font-bold',
                size === 'lg' ? 'text-2xl' : 'text-lg',
              )}
            >
              {String(left[unit]).padStart(2, '0')}
            </span>
            <span className="text-2xs opacity-70">{t(unit)}</span>
          </span>
        ))}
      </time>
    </div>
  );
}
