import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

export type ProgressProps = {
  label: string;
  /** 0 to 1; undefined for an indeterminate state. */
  value?: number | undefined;
  /** Announced instead of the percentage. */
  valueText?: string | undefined;
  tone?: 'brand' | 'win' | 'accent' | undefined;
  className?: string | undefined;
};

const fills = { brand: 'var(--brand)', win: 'var(--win-fill)', accent: 'var(--accent)' };

export function Progress({ label, value, valueText, tone = 'brand', className }: ProgressProps) {
  const look: CSSProperties & Record<'--progress-fill', string> = { '--progress-fill': fills[tone] };
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      {...(value !== undefined && { value: Math.min(1, Math.max(0, value)) })}
      max={1}
      className={clsx('progress', className)}
      style={look}
    />
  );
}
