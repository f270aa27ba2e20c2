import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './html.ts';
import { PAGE_CSS } from './page.css.ts';

export type Page = {
  title: string;
  /** Everything inside `<body>`. */
  body: string;
  css?: string;
  /** Our own script, which may call only this host. */
  script?: string;
  /** Allowed form targets and redirects. Default: none. */
  forms?: readonly string[];
  /** Pages of this host may be shown in a frame. */
  frames?: boolean;
};

const policyOf = ({ script, forms, frames }: Page, nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script ? [`script-src 'nonce-${nonce}'`, "connect-src 'self'"] : []),
    ...(frames ? ["frame-src 'self'"] : []),
    'img-src data:',
    "base-uri 'none'",
    `form-action ${forms?.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');

const render = ({ title, body, css, script }: Page, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${PAGE_CSS}${css ?? ''}</style>
</head>
<body>
${body}
${script ? `<script type="module" nonce="${nonce}">${script}</script>` : ''}
</body>
</html>
`;

/** A page and its content security policy, which allows only its own style and script. */
export function renderPage(page: Page): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  return { html: render(page, nonce), policy: policyOf(page, nonce) };
}

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { html, policy } = renderPage(page);
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}

const PLACES = [
  ['/', 'All'],
  ['/sms', 'Messages'],
  ['/mail', 'Mail'],
  ['/identity', 'Identity'],
  ['/authenticator', 'Authenticator'],
  ['/vendors', 'Vendors'],
  ['/payments', 'Payments'],
] as const;

/** Page layout with navigation. `body` is HTML. */
export const inside = (here: string, title: string, body: string): string => `<main class="inside">
<nav aria-label="Sandbox">${PLACES.map(
  ([path, name]) => `<a href="${path}"${path === here ? ' aria-current="page"' : ''}>${name}</a>`,
).join('')}</nav>
<h1>${escapeHtml(title)}</h1>
${body}
</main>`;
