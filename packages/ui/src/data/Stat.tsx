import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FittedValue } from './FittedValue.tsx';

export type StatProps = {
  label: ReactNode;
  value: ReactNode;
  /** A line below, for example the change since yesterday. */
  note?: ReactNode;
  icon?: ReactNode;
  tone?: 'neutral' | 'win' | 'lose' | 'brand' | undefined;
  className?: string | undefined;
};

const tones = { neutral: 'text-text', win: 'text-win', lose: 'text-lose', brand: 'text-brand-text' };

/** A value with its label, for use in a `dl`. */
export function Stat({ label, value, note, icon, tone = 'neutral', className }: StatProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="flex items-center gap-1.5 text-xs font-medium text-subtle [&_svg]:size-4">
        {icon}
        {label}
      </dt>
      <dd
        className={clsx(
          'numeric mt-1 font-display text-base font-bold wrap-anywhere sm:text-xl',
          tones[tone],
        )}
      >
        <FittedValue>{value}</FittedValue>
      </dd>
      {note && <dd className="mt-0.5 text-xs text-subtle">{note}</dd>}
    </div>
  );
}
