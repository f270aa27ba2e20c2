import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type Tone = 'neutral' | 'brand' | 'accent' | 'win' | 'lose' | 'warn' | 'info';

const soft: Record<Tone, string> = {
  neutral: 'bg-surface-3 text-muted',
  brand: 'bg-brand-soft text-brand-text',
  accent: 'bg-accent-soft text-accent-text',
  win: 'bg-win-soft text-win',
  lose: 'bg-lose-soft text-lose',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
};

const solid: Record<Tone, string> = {
  neutral: 'bg-surface-4 text-text',
  brand: 'bg-brand text-brand-ink',
  accent: 'bg-accent text-accent-ink',
  win: 'bg-win text-win-ink',
  lose: 'bg-lose text-lose-ink',
  warn: 'bg-warn text-warn-ink',
  info: 'bg-info text-info-ink',
};

export type BadgeProps = ComponentProps<'span'> & {
  tone?: Tone | undefined;
  solid?: boolean | undefined;
  icon?: ReactNode;
};

/** A short status. */
export function Badge({ tone = 'neutral', solid: filled, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx(
        'inline-flex h-6 items-center gap-1 rounded-pill px-2.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5',
        filled ? solid[tone] : soft[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
