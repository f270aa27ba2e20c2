import { FittedValue } from '@croupier/ui/data/FittedValue.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

export type FigureProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  /** The list behind the figure. */
  to?: To | undefined;
  isLarge?: boolean;
  tone?: 'win' | 'lose' | 'neutral';
};

const tones = { win: 'text-win', lose: 'text-lose', neutral: 'text-text' };

/** A figure of a page's head; with `to` the whole card leads to its list. */
export function Figure({ label, value, note, icon, to, isLarge = false, tone = 'neutral' }: FigureProps) {
  const content = (
    <>
      <span className="flex items-center gap-2 text-xs font-medium text-subtle [&_svg]:size-4">
        {icon}
        <span className="truncate">{label}</span>
      </span>
      <span
        className={clsx(
          'numeric mt-1.5 block font-display font-bold wrap-anywhere',
          isLarge ? 'text-xl sm:text-2xl' : 'text-base sm:text-lg',
          tones[tone],
        )}
      >
        <FittedValue>{value}</FittedValue>
      </span>
      {note && <span className="mt-1 block">{note}</span>}
    </>
  );
  const look = clsx(
    'block min-w-0 rounded-card border bg-panel p-3.5 shadow-raised sm:p-4',
    isLarge ? 'border-brand-line bg-lit' : 'border-line',
  );
  if (!to) return <div className={look}>{content}</div>;
  return (
    <Link
      to={to}
      className={clsx(look, 'transition-colors duration-[var(--quick)] hover:border-line-strong')}
    >
      {content}
    </Link>
  );
}
