import type { ReactNode } from 'react';
import { buttonClass } from '../buttons/button-class.ts';

type SkipLinkProps = { /** Id of the main content, without `#`. */ target: string; children: ReactNode };

/** A link that skips the navigation; visible only with focus. */
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
