import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { LIST_PAGE_SIZE } from '@croupier/contract/games/list-sizes.ts';
import { permission, SYSTEM_STATUS, type Permission } from '@croupier/contract/merchants/system.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode } from 'zod';
import type { Modules } from '../../modules.ts';
import { whitelabelOf } from '../../modules/base/merchants/index.ts';
import { cookieOf, cookiesOf } from '../../platform/http/cookies.ts';
import { createPage } from '../../platform/http/page.ts';
import { appHead } from '../pwa/head.ts';
import { appIconSvg } from '../pwa/icon.ts';
import { brandStyle } from './brand-style.ts';
import { categoryOf, drawnPageAt } from './drawn-pages.ts';
import { createPageAnnouncements } from './page-announcements.ts';
import { createPageRenderer } from './page-renderer.ts';
import { themeOf } from './page-request.ts';
import { previewOf } from './preview-request.ts';
import { languageOfPage } from './request-language.ts';

/** `Retry-After` for crawlers during maintenance; open pages poll more often. */
const RETRY_SECONDS = 300;

/** Names the build whose style sheets the browser has. */
const STYLES_COOKIE = 'styles';
const STYLES_SECONDS = 30 * 24 * 60 * 60;

/** The site's paths, written by its build; every other path is a 404. */
function knownPaths(folder: string): (path: string) => boolean {
  const file = join(folder, 'routes.json');
  if (!existsSync(file)) return () => true;
  const patterns = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const known = new Set(patterns.map((pattern) => pattern.toLowerCase()));
  // `/lottery/tickets/:id`
  const parts = patterns
    .filter((pattern) => pattern.includes(':'))
    .map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`, 'i'));
  return (path) => {
    const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
    return known.has(plain) || parts.some((part) => part.test(plain));
  };
}

/** The status code of a page, for crawlers, proxies and monitors. People see the closed page in any case. */
function codeOf({ status }: Permission, isKnown: boolean): number {
  if (status === SYSTEM_STATUS.maintenance) return 503;
  if (status === SYSTEM_STATUS.regionRestricted) return 403;
  return isKnown ? 200 : 404;
}

/** Answers every path of the player site with its page and the boot data for the first paint. */
export function createSitePage(
  folder: string,
  release: string,
  modules: Modules,
  countryOf: (request: FastifyRequest) => string,
  onDrawError: (error: unknown, path: string) => void,
) {
  const { merchants, catalogue, vendors } = modules;
  const pageAnnouncements = createPageAnnouncements(modules.content);
  const page = createPage(folder);
  const draw = createPageRenderer(folder, onDrawError);
  const isKnown = knownPaths(folder);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const served = await merchants.byHost(request.host);
    const preview = await previewOf(modules, served, request);
    const merchant = preview?.merchant ?? served;
    const brand = whitelabelOf(merchant);
    const language = preview?.language ?? languageOfPage(merchant, request);
    const theme = preview?.theme ?? themeOf(request, brand.theme.defaultTheme);

    const [path = '/', query = ''] = request.url.split(/[?#]/);
    const shown = drawnPageAt(path, query);
    const category = shown && categoryOf(shown);
    const beginningOf = (wanted: GameCategory) =>
      catalogue.gameList({
        merchantId: merchant.id,
        language,
        category: wanted,
        selection: 'ALL',
        pageNum: 1,
        pageSize: LIST_PAGE_SIZE,
      });
    const [status, menus, originals, list, announcements, frameOrigins] = await Promise.all([
      merchants.permission(merchant, { language, ip: request.ip, country: countryOf(request) }),
      catalogue.gameMenus(merchant.id, language),
      beginningOf('bgs'),
      category ? beginningOf(category) : null,
      // The page of a draft loads the announcements with the draft in them.
      shown && !preview?.isContent ? pageAnnouncements(merchant.id, language, shown) : null,
      vendors.frameOrigins(merchant.id),
    ]);
    const boot = {
      permission: encode(permission, status),
      language,
      theme,
      release,
      merchantCode: merchant.id,
      ...(preview ? { preview: preview.token } : {}),
      mark: `data:image/svg+xml,${encodeURIComponent(appIconSvg(brand, 'tab'))}`,
      games: {
        menus,
        games: originals.games,
        list:
          list && category ? { gameType: category, games: list.games, totalPages: list.totalPages } : null,
      },
      announcements,
    };
    // The renderer keeps its pages, so it never draws a preview.
    const drawn = shown && !preview ? await draw(path, boot) : undefined;
    const { firebase } = status.info.register;
    reply.code(codeOf(status, isKnown(path))).header('vary', 'cookie, host');
    if (status.maintenance) reply.header('retry-after', RETRY_SECONDS);
    const hasStyles = cookieOf(request, STYLES_COOKIE) === release;
    if (!hasStyles) cookiesOf(request, reply).set(STYLES_COOKIE, release, { maxAgeSeconds: STYLES_SECONDS });
    return page(
      {
        html: { lang: LANGUAGES[language].locale, 'data-theme': theme, style: brandStyle(brand.theme) },
        title: drawn?.title ?? brand.name,
        description: brand.tagline[language] ?? brand.tagline[brand.defaultLanguage] ?? '',
        head: appHead(brand, { language, theme }) + (drawn?.head ?? ''),
        body: drawn?.body ?? '',
        inlineStyles: !hasStyles,
        boot,
        // The browser may call an external phone verification service.
        connect: firebase ? [new URL(firebase.identityUrl).origin] : [],
        // Vendor games are framed from the merchant's configured hosts.
        ...(preview ? { ancestor: preview.origin } : {}),
        frames: [
          ...status.info.launchGameCDNs.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : [])),
          ...frameOrigins,
        ],
      },
      reply,
    );
  };
}
