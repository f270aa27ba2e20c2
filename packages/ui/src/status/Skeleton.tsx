import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A placeholder for loading content. Set its size by `className`. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      {...rest}
      className={clsx(
        'animate-shimmer rounded-field bg-surface-4/60 bg-[length:200%_100%]',
        'bg-[linear-gradient(100deg,transparent_35%,var(--surface-4)_50%,transparent_65%)]',
        className,
      )}
    />
  );
}
