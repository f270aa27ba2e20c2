import { siteApi } from '@croupier/contract/api.ts';
import type { Game } from '@croupier/contract/games/catalogue.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feedGameOf, feedTextOf, openFeedServer, type FeedServer } from '../../../testing/feed-server.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../testing/test-app.ts';

const { catalogue } = siteApi;
let running: TestApp;
let vendors: FeedServer;
let token = '';
let memberId = '';

const NAMES = [
  ['golden-dragon', 'Golden Dragon', 'มังกรทอง', 300],
  ['amber-fox', 'Amber Fox', 'จิ้งจอกอำพัน', 200],
  ['cafe-tides', 'Café of Tides', 'คาเฟ่แห่งกระแสน้ำ', 100],
] as const;

beforeAll(async () => {
  [running, vendors] = await Promise.all([createTestApp(), openFeedServer()]);
  const all = running.app.modules.catalogue;
  const games = NAMES.map(([code, EN, TY, popularity]) =>
    feedGameOf(code, { names: { EN, TY }, popularity }),
  );
  vendors.publish('NOVA', { text: feedTextOf('NOVA', games, { name: 'Nova Works' }) });
  vendors.publish('SHUT', { text: feedTextOf('SHUT', [feedGameOf('a')], { state: 'maintenance' }) });
  vendors.publish('FAR', { text: feedTextOf('FAR', [feedGameOf('lotus-only')]) });
  // The demo also connects the sandbox's vendors, but the sandbox does not run in this test.
  await sql`delete from vendor_feeds`.execute(running.database.db);
  await all.connectFeeds(['NOVA', 'SHUT', 'FAR'].map((code) => ({ code, url: vendors.urlOf(code) })));
  await all.showVendors('croupier', [
    { vendorId: 'vendor-nova', shown: true, position: 1 },
    { vendorId: 'vendor-shut', shown: true, position: 2 },
  ]);
  await all.showVendors('lotus', [{ vendorId: 'vendor-far', shown: true, position: 1 }]);
  await all.importFeeds();
  await sql`
    insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, created_at)
    select 'fill-' || n, 'vendor-nova', 'fish', 'fill-' || n, '{"EN": "Fill"}', '', '', now()
    from generate_series(1, 998) n`.execute(running.database.db);
});
beforeEach(async () => {
  ({ token, memberId } = await running.register());
});
afterAll(() => Promise.all([running.close(), vendors.close()]));

type Options = { path?: string; body?: unknown; token?: string | undefined; host?: string };
const call = (route: (typeof catalogue)[keyof typeof catalogue], options: Options = {}) =>
  running.call(route, { token, ...options });
const idsOf = (value: unknown): string[] => (value as { games: Game[] }).games.map(({ nodeId }) => nodeId);
const of = (nodeId: string) => ({ nodeId, vendor: 'NOVA', gameType: 'rng' });
const add = (nodeId: string, options: Options = {}) =>
  call(catalogue.addFavorite, { body: of(nodeId), ...options });
const favorites = async (): Promise<unknown> => (await call(catalogue.favoriteIds)).body.value;

describe('favourites', () => {
  test('are added, listed newest first, and removed; repeating either changes nothing', async () => {
    for (const id of ['nova-amber-fox', 'dice', 'nova-amber-fox'])
      expect(await add(id)).toMatchObject({ status: 200, body: { value: null } });
    expect(await favorites()).toEqual(['dice', 'nova-amber-fox']);
    const list = await call(catalogue.favoriteList);
    expect(idsOf(list.body.value)).toEqual(['dice', 'nova-amber-fox']);
    const slots = await call(catalogue.favoriteList, {
      path: `${catalogue.favoriteList.path}?gameType=rng`,
    });
    expect(idsOf(slots.body.value)).toEqual(['nova-amber-fox']);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await call(catalogue.removeFavorite, { body: of('dice') })).status).toBe(200);
    expect(await favorites()).toEqual(['nova-amber-fox']);
  });

  test('belong to the account', async () => {
    await add('dice');
    const other = await running.register();
    expect((await call(catalogue.favoriteIds, { token: other.token })).body.value).toEqual([]);
  });

  test.each(['nova-nothing', 'far-lotus-only'])('%s is not a game of this merchant', async (nodeId) => {
    expect(await add(nodeId)).toMatchObject({ status: 404, body: { code: 'catalogue.game_not_found' } });
  });

  test('of a withdrawn game are hidden until the game returns', async () => {
    await add('nova-amber-fox');
    const withdraw = (at: string | null) =>
      sql`with gone as (update games set withdrawn_at = ${at}::timestamptz where id = 'nova-amber-fox')
        update catalogue_version set version = version + 1`.execute(running.database.db);
    const listed = async () => idsOf((await call(catalogue.favoriteList)).body.value);
    await withdraw('2026-01-01');
    await expect.poll(listed).toEqual([]);
    await withdraw(null);
    await expect.poll(listed).toEqual(['nova-amber-fox']);
  });

  test('are limited to 999', async () => {
    await sql`
      insert into favorite_games (merchant_id, member_id, game_id, created_at)
      select 'croupier', ${memberId}, id, now() from games where id like 'fill-%'`.execute(
      running.database.db,
    );
    expect((await add('dice')).status).toBe(200);
    expect(await add('mines')).toMatchObject({
      status: 409,
      body: { code: 'catalogue.too_many_favorites' },
    });
    // Games that are already favourites stay so.
    expect((await add('dice')).status).toBe(200);
  });
});

describe('a launch', () => {
  const launch = (nodeId: string, who = token) =>
    call(catalogue.launch, { path: `${catalogue.launch.path}?nodeId=${nodeId}`, token: who });

  test('of an in-house game returns its address and marks it as recent', async () => {
    expect(await launch('mines')).toMatchObject({
      status: 200,
      body: { value: { url: '/bgs/mines', target: 'page' } },
    });
    await launch('dice');
    // The order counts from one millisecond to the next, and both launches may be within one.
    await sql`update recent_games set opened_at = opened_at - interval '1 second'`.execute(
      running.database.db,
    );
    await launch('mines');
    expect(idsOf((await call(catalogue.recentGames)).body.value)).toEqual(['mines', 'dice']);
  });

  test.each([
    ['nova-amber-fox', 409, 'catalogue.vendor_not_connected'],
    ['shut-a', 409, 'catalogue.vendor_maintenance'],
    ['far-lotus-only', 404, 'catalogue.game_not_found'],
    ['nothing', 404, 'catalogue.game_not_found'],
  ])('of %s is refused', async (nodeId, status, code) => {
    expect(await launch(nodeId)).toMatchObject({ status, body: { code } });
  });

  test.each([
    ['market=1x2&outcome=home&odds=2150', ['event']],
    ['event=m-1&outcome=home', ['market', 'odds']],
    ['event=m-1&market=1x2&outcome=both&odds=2150', ['outcome']],
    ['event=m-1&market=1x2&outcome=home&odds=1000', ['odds']],
    ['event=m-1&market=1x2&outcome=home&odds=2.15', ['odds']],
  ])('with the outcome of a match is refused for %s', async (place, fields) => {
    const answer = await launch(`dice&${place}`);
    expect(answer.status).toBe(422);
    const { fields: refused = [] } = answer.body as { fields?: { field: string }[] };
    expect(refused.map(({ field }) => field)).toEqual(fields);
  });

  test('requires a full account', async () => {
    await sql`update members set type = 4 where id = ${memberId}`.execute(running.database.db);
    running.app.modules.sessions.forget({ merchantId: 'croupier', accountId: memberId });
    expect(await launch('dice')).toMatchObject({ status: 403, body: { code: 'in_need_true_account' } });
    expect((await call(catalogue.launch, { token: undefined })).status).toBe(401);
  });

  test('keeps the sixty most recent, also when an older one is opened again', async () => {
    await sql`
      insert into recent_games (merchant_id, member_id, game_id, opened_at)
      select 'croupier', ${memberId}, id, timestamptz '2020-01-01' + interval '1 day' * row_number() over (order by id)
      from games where id like 'fill-%' order by id limit 70`.execute(running.database.db);
    const { rows } = await sql<{ game_id: string }>`select game_id from recent_games
      where member_id = ${memberId} order by opened_at limit 1`.execute(running.database.db);
    const oldest = rows[0]?.game_id ?? '';
    expect((await launch(oldest)).status).toBe(409);
    const kept = await sql<{ count: string }>`select count(*)::text as count from recent_games
      where member_id = ${memberId}`.execute(running.database.db);
    expect(kept.rows).toEqual([{ count: '60' }]);
    const recent = await call(catalogue.recentGames, { path: `${catalogue.recentGames.path}?pageSize=100` });
    expect(idsOf(recent.body.value)[0]).toBe(oldest);
  });
});

describe('search', () => {
  const search = async (text: string, more = '') => {
    const path = `${catalogue.search.path}?q=${encodeURIComponent(text)}${more}`;
    return idsOf((await call(catalogue.search, { path, token: undefined })).body.value);
  };
  test.each([
    ['golden dragon', '', ['nova-golden-dragon']],
    ['goldn', '', ['nova-golden-dragon']],
    ['cafe', '', ['nova-cafe-tides']],
    ['จิ้งจอก', '&language=TY', ['nova-amber-fox']],
    ['มังกรทอง', '', ['nova-golden-dragon']],
    ['nova works', '&limit=2', ['nova-golden-dragon', 'nova-amber-fox']],
    ['nova', '&gameType=live', []],
    ['golden', '&vassalage=SHUT', []],
    ['golden', '&vassalage=SHUT,NOVA', ['nova-golden-dragon']],
    ['lotus only', '', []],
    ['zzzzzz', '', []],
  ])('%s%s', async (text, more, expected) => {
    await expect.poll(() => search(text, more)).toEqual(expected);
  });
  test('returns the requested language', async () => {
    const path = `${catalogue.search.path}?q=amber%20fox&language=TY`;
    const { body } = await call(catalogue.search, { path });
    expect((body.value as { games: Game[] }).games[0]?.displayName).toBe('จิ้งจอกอำพัน');
  });
});

describe('a list', () => {
  const list = (query: string) =>
    call(catalogue.gameList, { path: `${catalogue.gameList.path}?${query}`, token: undefined });

  test('of gameType ALL contains games of every category', async () => {
    const all = await list('gameType=ALL&pageSize=3');
    expect(all.status).toBe(200);
    expect(all.body.value).toEqual((await list('pageSize=3')).body.value);
    const recent = await call(catalogue.recentGames, { path: `${catalogue.recentGames.path}?gameType=ALL` });
    expect(recent.status).toBe(200);
    const vendors = await call(catalogue.vendors, { path: `${catalogue.vendors.path}?gameType=ALL` });
    expect(vendors.body.value).toHaveLength(10);
  });

  test.each([
    ['gameType=fish&pageSize=999', 200],
    ['vassalage=NOVA&pageSize=999', 200],
    ['vassalage=NOVA,SHUT&gameType=rng&pageSize=999', 200],
    ['pageSize=100', 200],
    ['pageSize=101', 422],
    ['vassalage=NOVA,SHUT&pageSize=999', 422],
    ['gameType=ALL&pageSize=999', 422],
    ['gameType=fish&pageSize=1000', 422],
  ])('%s gets status %i', async (query, status) => {
    const answer = await list(query);
    expect(answer.status).toBe(status);
    if (status === 422)
      expect(answer.body).toMatchObject({ fields: [{ field: 'pageSize', code: 'field.too_big' }] });
  });

  test('of several vendors contains the games of each, in one order', async () => {
    const { body } = await list('vassalage=SHUT,NOVA&gameType=rng');
    expect(idsOf(body.value)).toEqual(['nova-golden-dragon', 'nova-amber-fox', 'nova-cafe-tides', 'shut-a']);
  });

  test.each([
    ['FAR', 'catalogue.unknown_vendor', 'catalogue.unknown_vendor'],
    ['NOVA,NOBODY', 'catalogue.unknown_vendor', 'catalogue.unknown_vendor'],
    ['NOVA,', 'request.invalid', 'field.format'],
    ['', 'request.invalid', 'field.format'],
  ])('of the vendors “%s” is refused, also by the search', async (vendorCodes, code, fieldCode) => {
    for (const path of [catalogue.gameList.path, `${catalogue.search.path}?q=fox`]) {
      const separator = path.includes('?') ? '&' : '?';
      const answer = await call(catalogue.gameList, {
        path: `${path}${separator}vassalage=${vendorCodes}`,
        token: undefined,
      });
      expect(answer).toMatchObject({
        status: 422,
        body: { code, fields: [{ field: 'vassalage', code: fieldCode }] },
      });
    }
  });
});

test('lists, menus and single games are those of the host’s merchant', async () => {
  const list = await call(catalogue.gameList, {
    path: `${catalogue.gameList.path}?vassalage=NOVA&pageSize=3`,
  });
  expect(idsOf(list.body.value)).toEqual(['nova-golden-dragon', 'nova-amber-fox', 'nova-cafe-tides']);
  const one = (gameId: string, host: string) =>
    call(catalogue.oneGame, { path: `/wps/games/${gameId}`, host, token: undefined });
  expect((await one('far-lotus-only', HOSTS.lotus)).status).toBe(200);
  expect((await one('far-lotus-only', HOSTS.croupier)).status).toBe(404);
  const similar = await call(catalogue.similar, { path: '/wps/games/nova-amber-fox/similar' });
  expect((similar.body.value as Game[]).map(({ nodeId }) => nodeId)).toContain('nova-golden-dragon');
  const types = await call(catalogue.vendorGameTypes);
  expect(types.body.value).toContainEqual({ vassalage: 'NOVA', gameTypes: ['rng', 'fish'] });
  const hot = await call(catalogue.hotGames, { path: `${catalogue.hotGames.path}?limit=3` });
  expect((hot.body.value as Game[]).map(({ nodeId }) => nodeId)).toEqual(['dice', 'mines', 'plinko']);
});
