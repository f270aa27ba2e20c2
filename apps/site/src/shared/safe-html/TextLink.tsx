import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { LinkKind } from '@croupier/web/html/link-kind.ts';

/** A link in an operator's text: links to this site use the router, others open in a new tab. */
export function TextLink({ link, children }: { link: LinkKind; children: ReactNode }) {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  if (link.kind === 'outside')
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  const path = link.to.split(/[?#]/)[0] ?? '';
  // Anchors of one page share one history entry.
  const here = path === '' || path.toLowerCase() === pathname.toLowerCase();
  return (
    <Link to={link.to} {...(here && { replace: true, preventScrollReset: true, state })}>
      {children}
    </Link>
  );
}
