import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteApi } from '@croupier/contract/api.ts';
import { GAME_CATEGORIES, type Game } from '@croupier/contract/games/catalogue.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyArt, type KeyArt } from '../../modules/games/catalogue/index.ts';
import { FIRST_GAMES } from '../../modules/games/catalogue/key-art/first-pages.rules.ts';
import {
  prepareArtwork,
  writePicture,
} from '../../modules/games/catalogue/key-art/providers/picture-files.adapter.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/log.ts';
import { feedGameOf, feedTextOf, openFeedServer, type FeedServer } from '../../testing/feed-server.ts';
import { createTestApp, HOSTS, type TestApp } from '../../testing/test-app.ts';

const { catalogue } = siteApi;
const MARK = 'drawn ahead';
const HOST_LIST = Object.values(HOSTS);

let running: TestApp;
let vendors: FeedServer;
let folder = '';
/** Shares the folder with the server, as another process would. */
let keyArt: KeyArt;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'));
  [running, vendors] = await Promise.all([createTestApp({ ART_FOLDER: folder }), openFeedServer()]);
  const { catalogue: games } = running.app.modules;
  // The demo connects the sandbox's vendors, but the sandbox does not run in this test.
  await sql`delete from vendor_feeds`.execute(running.database.db);
  for (const [code, category, length] of [
    ['NOVA', 'rng', FIRST_GAMES + 6],
    ['MOSS', 'live', 1],
  ] as const) {
    const list = Array.from({ length }, (_, index) =>
      feedGameOf(`g-${index}`, { category, popularity: index }),
    );
    vendors.publish(code, { text: feedTextOf(code, list) });
    await games.connectFeeds([{ code, url: vendors.urlOf(code) }]);
    for (const merchantId of ['croupier', 'lotus'])
      await games.showVendors(merchantId, [
        { vendorId: `vendor-${code.toLowerCase()}`, shown: true, position: 1 },
      ]);
  }
  await games.importFeeds();
  // Skips banners, which are large; a unit test covers which of them are drawn.
  await sql`delete from announcements where group_name is not null`.execute(running.database.db);
  keyArt = createKeyArt({
    ...running.app.modules,
    clock: systemClock,
    log: createLogger('silent', 'test'),
    folder,
    // Writes a marker instead of a picture: a response with the marker was not drawn for the visitor.
    drawing: {
      draw: async ({ folder, artwork }) => {
        const { tag } = prepareArtwork(artwork);
        await writePicture(folder, { tag, format: artwork.format, bytes: Buffer.from(MARK) });
        return tag;
      },
      stop: () => {},
    },
  });
});
afterAll(async () => {
  await Promise.all([running.close(), vendors.close()]);
  await rm(folder, { recursive: true, force: true });
});

const pictures = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.avif'));
const valueOf = async <T>(route: Route, host: string, query = ''): Promise<T> => {
  const answer = await running.call(route, { host, path: `${route.path}?${query}` });
  expect(answer.status, `${route.path}?${query}`).toBe(200);
  return answer.body.value as T;
};

/** Everything that a visitor can see on two screens. */
async function listsOf(host: string): Promise<Game[][]> {
  const list = async (query: string) =>
    (await valueOf<{ games: Game[] }>(catalogue.gameList, host, `pageSize=${FIRST_GAMES}&${query}`)).games;
  return Promise.all([
    valueOf<Game[]>(catalogue.hotGames, host),
    list(''),
    list('gameClassify=HOT'),
    list('gameClassify=NEW'),
    list('gameClassify=NEW&sort=new'),
    ...GAME_CATEGORIES.map((category) => list(`gameType=${category}`)),
    list('vassalage=NOVA'),
    list('vassalage=MOSS&gameType=live'),
  ]);
}

test('after an import, the key art of all first pages is drawn before it is requested', async () => {
  await keyArt.drawFirstPages();
  const drawn = await pictures();
  const urls = new Set<string>();
  for (const host of HOST_LIST) {
    const lists = await listsOf(host);
    expect(lists.every((list, index) => index > 0 || list.length > 0)).toBe(true);
    for (const { iconUrl } of lists.flat()) if (iconUrl.startsWith('/art/games/')) urls.add(iconUrl);
  }
  for (const url of urls) {
    const answer = await running.app.site.inject({ url, headers: { host: HOSTS.croupier } });
    expect([answer.statusCode, answer.body], url).toEqual([200, MARK]);
  }
  expect(urls.size).toBeGreaterThan(FIRST_GAMES);
  expect(await pictures()).toEqual(drawn);
});

test('it is not drawn again, and a game beyond the first pages is drawn on request', async () => {
  const drawn = await pictures();
  await keyArt.drawFirstPages();
  expect(await pictures()).toEqual(drawn);
  const later = await running.app.site.inject({
    url: '/art/games/nova-g-0-240.avif',
    headers: { host: HOSTS.croupier },
  });
  expect(later.statusCode).toBe(200);
  expect(await pictures()).toHaveLength(drawn.length + 1);
});
