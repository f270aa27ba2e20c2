import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode, Whitelabel } from '@croupier/contract/merchants/system.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Modules } from '../../modules.ts';
import { whitelabelOf } from '../../modules/base/merchants/index.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';
import { createIconStore, type AppIcon, type IconShape } from './icon.ts';
import { appManifest } from './manifest.ts';
import { appProfile } from './profile.ts';
import { brandStyle } from '../site/brand-style.ts';
import { languageOfPage } from '../site/request-language.ts';
import { OFFLINE_POLICY, offlinePage } from './offline-page.ts';

const CACHE_ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const CACHE_ONE_HOUR = 'public, max-age=3600';
const REVALIDATE = 'no-cache';
/** Placeholder for the merchant's hash in the built worker. */
const BRAND_MARK = '__BRAND__';

/** All icons by address. */
const ICONS: Readonly<Record<string, readonly [IconShape, number]>> = {
  '/app/icon-180.png': ['apple', 180],
  '/app/icon-192.png': ['any', 192],
  '/app/icon-512.png': ['any', 512],
  '/app/maskable-192.png': ['maskable', 192],
  '/app/maskable-512.png': ['maskable', 512],
  '/favicon.png': ['tab', 48],
  '/favicon.ico': ['tab', 48],
};

type Wishes = { Querystring: { lang?: unknown } };

/**
 * X-Forwarded-Proto only selects one of two schemes; the host was found in the merchant directory.
 *
 * @throws `request.unknown_host` for an invalid port
 */
function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol === 'https' ? 'https' : 'http'}://${host.trim()}`;
  if (!URL.canParse(address)) throw appError(requestErrors.unknownHost);
  return new URL(address).origin;
}

/** Routes of the installable app, selected by host name like the pages. */
export function serveApp(
  server: FastifyInstance,
  { merchants, folder }: { merchants: Modules['merchants']; folder: string },
): void {
  const icons = createIconStore();
  const workerFile = join(folder, 'sw.js');
  const worker = existsSync(workerFile) ? readFileSync(workerFile, 'utf8') : undefined;

  /** @throws `request.unknown_host` */
  const visit = async (
    request: FastifyRequest<Wishes>,
  ): Promise<{ brand: Whitelabel; language: LanguageCode }> => {
    const merchant = await merchants.byHost(request.host);
    const brand = whitelabelOf(merchant);
    const language =
      brand.languages.find((offered) => offered === request.query.lang) ?? languageOfPage(merchant, request);
    return { brand, language };
  };
  const sendPicture = (
    request: FastifyRequest,
    reply: FastifyReply,
    { bytes, tag, type }: AppIcon & { type: string },
  ): FastifyReply => {
    void reply.headers({ etag: `"${tag}"`, 'cache-control': CACHE_ONE_DAY, vary: 'host' });
    if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
    return reply.type(type).send(bytes);
  };

  for (const [url, [shape, size]] of Object.entries(ICONS))
    server.get<Wishes>(url, async (request, reply) => {
      const { brand } = await visit(request);
      return sendPicture(request, reply, { ...(await icons.png(brand, shape, size)), type: 'image/png' });
    });
  server.get<Wishes>('/favicon.svg', async (request, reply) => {
    const { brand } = await visit(request);
    return sendPicture(request, reply, { ...icons.svg(brand), type: 'image/svg+xml' });
  });
  server.get<Wishes>('/manifest.webmanifest', async (request, reply) => {
    const { brand, language } = await visit(request);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': CACHE_ONE_HOUR, vary: 'host, cookie' })
      .send(JSON.stringify(appManifest(brand, language)));
  });
  server.get<Wishes>('/app/lite.mobileconfig', async (request, reply) => {
    const { brand, language } = await visit(request);
    if (!brand.apps.lite) throw appError(requestErrors.notFound);
    const { bytes } = await icons.png(brand, 'apple', 180);
    return reply
      .type('application/x-apple-aspen-config')
      .headers({
        'content-disposition': `attachment; filename="${brand.merchantCode}.mobileconfig"`,
        'cache-control': 'no-store',
      })
      .send(appProfile({ brand, language, origin: originOf(request), icon: bytes }));
  });
  server.get<Wishes>('/app/offline', async (request, reply) => {
    const { brand } = await visit(request);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': REVALIDATE, vary: 'host', 'content-security-policy': OFFLINE_POLICY })
      .send(offlinePage(brand, brandStyle(brand.theme)));
  });
  server.get<Wishes>('/sw.js', async (request, reply) => {
    const { brand } = await visit(request);
    if (worker === undefined) throw appError(requestErrors.notFound);
    // Any difference creates a new worker, which fetches all cached files of the brand again.
    const look = createHash('sha256')
      .update(offlinePage(brand, brandStyle(brand.theme)))
      .update((await icons.png(brand, 'any', 192)).tag)
      .digest('hex')
      .slice(0, 12);
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': REVALIDATE,
        vary: 'host',
        'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      })
      .send(worker.replaceAll(BRAND_MARK, look));
  });
}
