import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useIsWide } from './use-is-wide.ts';

/** Content that scrolls sideways where it is wider than its place, by touch and by keyboard. */
export function ScrollRegion({ className, children }: { className?: string; children: ReactNode }) {
  const [scroller, isWide] = useIsWide();
  return (
    <div
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={isWide ? 0 : undefined}
      className={clsx('overflow-x-auto', className)}
    >
      {children}
    </div>
  );
}
