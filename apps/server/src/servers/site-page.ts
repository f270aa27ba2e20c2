import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permission, SYSTEM_STATUS, type LanguageCode, type Permission } from '@croupier/contract/system.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode } from 'zod';
import type { Modules } from '../modules.ts';
import { whitelabelOf } from '../modules/merchants/index.ts';
import { cookieOf } from '../platform/http/cookies.ts';
import { createPage } from '../platform/http/page.ts';
import { createHomeAnnouncements, showsHome } from './home-announcements.ts';
import { appHead } from './app-head.ts';
import { brandStyle } from './brand-style.ts';
import { createPageRenderer } from './page-renderer.ts';
import { themeOf } from './page-request.ts';

const LOCALES: Record<LanguageCode, string> = { EN: 'en', TY: 'th' };
/** In-house games that the first paint may show. */
const PAGE_SIZE = 20;
/** When a crawler may come back to a site under maintenance; open pages ask by themselves, and sooner. */
const RETRY_SECONDS = 300;

/** The paths that the built site knows, written by its build; every other path is a page not found. */
function knownPaths(folder: string): (path: string) => boolean {
  const file = join(folder, 'routes.json');
  if (!existsSync(file)) return () => true;
  const patterns = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const known = new Set(patterns.map((pattern) => pattern.toLowerCase()));
  return (path) => known.has(path.toLowerCase().replace(/(?<=.)\/$/, ''));
}

/**
 * How a page is answered, for whoever reads no pages: crawlers, proxies, monitors. People see the page of a closed site
 * whatever the code.
 */
function codeOf({ status }: Permission, isKnown: boolean): number {
  if (status === SYSTEM_STATUS.maintenance) return 503;
  if (status === SYSTEM_STATUS.regionRestricted) return 403;
  return isKnown ? 200 : 404;
}

/** Answers every path of the player site with its page, filled with what the first paint needs. */
export function createSitePage(
  folder: string,
  release: string,
  modules: Modules,
  countryOf: (request: FastifyRequest) => string,
  onDrawError: (error: unknown, path: string) => void,
) {
  const { merchants, catalogue } = modules;
  const homeAnnouncements = createHomeAnnouncements(modules.content);
  const page = createPage(folder);
  const draw = createPageRenderer(folder, onDrawError);
  const isKnown = knownPaths(folder);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const merchant = await merchants.byHost(request.host);
    const brand = whitelabelOf(merchant);
    const wanted = (cookieOf(request, 'lang') ?? '').toUpperCase();
    const language = brand.languages.find((offered) => offered === wanted) ?? brand.defaultLanguage;
    const theme = themeOf(request, brand.theme.defaultTheme);

    const [path = '/'] = request.url.split(/[?#]/);
    const [status, menus, games, announcements] = await Promise.all([
      merchants.permission(merchant, { language, ip: request.ip, country: countryOf(request) }),
      catalogue.gameMenus(merchant.id, language),
      catalogue.gameList({
        merchantId: merchant.id,
        language,
        category: 'bgs',
        selection: 'ALL',
        pageNum: 1,
        pageSize: PAGE_SIZE,
      }),
      showsHome(path) ? homeAnnouncements(merchant.id, language) : null,
    ]);
    const boot = {
      permission: encode(permission, status),
      language,
      theme,
      release,
      merchantCode: merchant.id,
      games: {
        menus,
        games: games.games,
      },
      announcements,
    };
    const drawn = await draw(path, boot);
    const { firebase } = status.info.register;
    reply.code(codeOf(status, isKnown(path))).header('vary', 'cookie, host');
    if (status.maintenance) reply.header('retry-after', RETRY_SECONDS);
    return page(
      {
        html: { lang: LOCALES[language], 'data-theme': theme, style: brandStyle(brand.theme) },
        title: brand.name,
        description: brand.tagline[language] ?? '',
        head: appHead(brand, { language, theme }) + (drawn?.head ?? ''),
        body: drawn?.body ?? '',
        boot,
        // Phone numbers may be checked by an outside service, straight from the browser.
        connect: firebase ? [new URL(firebase.identityUrl).origin] : [],
        // Games of vendors are framed, from where the merchant says that they are served.
        frames: status.info.launchGameCDNs.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : [])),
      },
      reply,
    );
  };
}
