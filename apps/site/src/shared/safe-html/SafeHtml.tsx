import { SafeProse } from '@croupier/web/html/SafeProse.tsx';
import type { DrawLink } from '@croupier/web/html/safe-nodes.tsx';
import { TextLink } from './TextLink.tsx';

const drawLink: DrawLink = (link, children) => <TextLink link={link}>{children}</TextLink>;

/** HTML written by an operator, whose links use the router. */
export const SafeHtml = ({ html, className }: { html: string; className?: string }) => (
  <SafeProse html={html} drawLink={drawLink} className={className} />
);
