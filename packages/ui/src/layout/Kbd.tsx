import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A key of the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      {...rest}
      className={clsx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-xs border border-line-strong bg-surface-3 px-1.5',
        'font-text text-2xs font-semibold text-muted shadow-[0_1px_0_var(--line-strong)]',
        className,
      )}
    />
  );
}
