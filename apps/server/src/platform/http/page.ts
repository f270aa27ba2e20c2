import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { compressAnswer } from './compress-answer.ts';
import { createInlineStyles, lateLinksLast } from './inline-styles.ts';

/** What the server inserts into a built `index.html` for one visitor. */
export type PageParts = {
  /** Attributes of `<html>`: language, theme, brand tokens. */
  html: Readonly<Record<string, string>>;
  title: string;
  description: string;
  /** Further tags for the head, already escaped. */
  head: string;
  /** Becomes `<script type="application/json" id="boot">`. */
  boot: unknown;
  /** HTML of the page, if it is rendered on the server. */
  body?: string;
  /** For a browser that has no style sheet of this build yet. */
  inlineStyles?: boolean;
  /** Other origins that scripts of the page may call. */
  connect?: readonly string[];
  /** Origins that may be shown in frames. */
  frames?: readonly string[];
  /** The origin that may show this page in a frame; none if missing. */
  ancestor?: string;
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for elements and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

// Inside a script element only `<` can end it; line separators are escaped for old parsers.
const escapeScript = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const policyWith = (nonce: string, { connect = [], frames = [], ancestor = "'none'" }: PageParts): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Components use inline style attributes for positions; inline style elements require a nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    // `blob:` shows pictures that are fetched with the session or chosen for an upload.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    `frame-ancestors ${ancestor}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/** Fills a built page for a visitor, so that the first paint has the right brand, theme and language. */
export function createPage(folder: string): (parts: PageParts, reply: FastifyReply) => Promise<FastifyReply> {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const withStyles = createInlineStyles(folder);
  return async (parts, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const attributes = Object.entries(parts.html).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    const head = [
      `<title>${escapeHtml(parts.title)}</title>`,
      `<meta name="description" content="${escapeHtml(parts.description)}">`,
      parts.head,
    ].join('');
    const boot = `<script type="application/json" id="boot" nonce="${nonce}">${escapeScript(JSON.stringify(parts.boot))}</script>`;
    const dressed = parts.inlineStyles ? withStyles : (html: string): string => html;
    const filled = dressed(template)
      // After the styles of every page, whose layers and rules those of one page follow.
      .replace('</head>', () => `${dressed(head)}</head>`)
      .replaceAll(/<(script|style)\b/g, `<$1 nonce="${nonce}"`)
      .replace(/<html[^>]*>/, () => `<html${attributes.join('')}>`)
      .replace('<!--page-->', () => parts.body ?? '')
      .replace('<!--boot-->', () => boot);
    // A page that the browser renders waits for its scripts.
    const html = parts.body ? lateLinksLast(filled) : filled;
    const answer = await compressAnswer(html, reply, 'page');
    if (!parts.ancestor) reply.header('x-frame-options', 'DENY');
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policyWith(nonce, parts))
        .header('x-content-type-options', 'nosniff')
        // The address of a preview contains its token.
        .header('referrer-policy', parts.ancestor ? 'no-referrer' : 'strict-origin-when-cross-origin')
        .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
        .send(answer)
    );
  };
}
