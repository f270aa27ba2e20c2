import type { ReactNode } from 'react';
import { buttonClass } from '../buttons/button-class.ts';

type SkipLinkProps = { /** Id of the main content, without `#`. */ target: string; children: ReactNode };

/** First stop of the keyboard: jumps over the menus. Shows only when it has focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={buttonClass(
        { variant: 'primary' },
        'fixed! top-3 left-3 z-[100] -translate-y-24 focus:translate-y-0',
      )}
    >
      {children}
    </a>
  );
}
