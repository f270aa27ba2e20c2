import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type ChipProps = ComponentProps<'button'> & {
  selected?: boolean | undefined;
  icon?: ReactNode;
  /** A number after the text. */
  count?: ReactNode;
};

/** A toggle for a filter. */
export function Chip({ selected = false, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={clsx(
        'inline-flex h-10 shrink-0 items-center gap-2 rounded-pill border px-4 text-sm font-semibold whitespace-nowrap',
        'transition-colors duration-[var(--quick)] disabled:opacity-45 [&_svg]:size-4',
        selected
          ? 'border-brand-line bg-brand-soft text-brand-text shadow-[inset_0_1px_0_var(--sheen)]'
          : 'border-line bg-surface-2 text-muted hover:border-line-strong hover:bg-surface-3 hover:text-text',
        className,
      )}
    >
      {icon}
      {children}
      {count !== undefined && (
        <span className={clsx('numeric text-xs', !selected && 'text-subtle')}>{count}</span>
      )}
    </button>
  );
}
