import { createHash } from 'node:crypto';
import { PREVIEW_QUERY } from '@croupier/contract/preview.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PREVIEW_FRAME_PATH, type Merchants } from '../../modules/base/merchants/index.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';
import { escapeHtml } from '../../platform/http/page.ts';

type Wishes = Readonly<Record<'merchant' | 'preview' | 'page' | 'lang' | 'theme', unknown>>;

const STYLE = 'html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}';
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * A page of the console that contains nothing but the preview of one site. The console's own pages frame it: their policy
 * cannot name the sites, because new ones are added while they are open.
 */
export function servePreviewFrame(
  server: FastifyInstance,
  {
    merchants,
    siteOriginOf,
  }: {
    merchants: Pick<Merchants, 'byId'>;
    /** @throws `request.unknown_host` for a host that is not the console's */
    siteOriginOf: (request: FastifyRequest, host: string) => string;
  },
): void {
  server.get<{ Querystring: Partial<Wishes> }>(PREVIEW_FRAME_PATH, async (request, reply) => {
    const { merchant, preview, page, lang, theme } = request.query;
    const { hosts } = await merchants.byId(String(merchant));
    const [host] = hosts;
    if (host === undefined) throw appError(requestErrors.notFound);
    const origin = siteOriginOf(request, host);
    const address = new URL(typeof page === 'string' ? page : '/', origin);
    if (address.origin !== origin) throw appError(requestErrors.notFound);
    address.searchParams.set(PREVIEW_QUERY, String(preview));
    if (typeof lang === 'string') address.searchParams.set('lang', lang);
    if (typeof theme === 'string') address.searchParams.set('theme', theme);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': `default-src 'none'; frame-src ${origin}; style-src ${STYLE_HASH}; frame-ancestors 'self'`,
      })
      .send(
        `<!doctype html><meta charset="utf-8"><title>Preview</title><style>${STYLE}</style><iframe title="Preview" src="${escapeHtml(address.href)}"></iframe>`,
      );
  });
}
