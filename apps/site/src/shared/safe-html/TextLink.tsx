import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { LinkKind } from './link-kind.ts';

/** A link within an operator's text: of this site without loading it anew, of another one in a window of its own. */
export function TextLink({ link, children }: { link: LinkKind; children: ReactNode }) {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  if (link.kind === 'outside')
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  const path = link.to.split(/[?#]/)[0] ?? '';
  // Within a page it is one step of the history, however many anchors one looks at.
  const here = path === '' || path.toLowerCase() === pathname.toLowerCase();
  return (
    <Link to={link.to} {...(here && { replace: true, preventScrollReset: true, state })}>
      {children}
    </Link>
  );
}
