import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/log.ts';
import { feedGameOf, feedTextOf, openFeedServer, type FeedServer } from '../../../testing/feed-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit } from '../../base/audit-log/index.ts';
import { createMerchants } from '../../base/merchants/index.ts';
import { createCatalogue, type Catalogue } from './index.ts';

const clock = createManualClock(new Date('2026-11-01T00:00:00Z'));
const DAY_MILLISECONDS = 86_400_000;
let database: TestDatabase;
let vendors: FeedServer;
const open = (): Catalogue => {
  const { db } = database;
  const merchants = createMerchants({ db, clock, publicKeys: async () => ({ keys: [] }) });
  return createCatalogue({
    db,
    clock,
    merchants,
    audit: createAudit({ db, clock }),
    log: createLogger('silent', 'test'),
  });
};
let catalogue: Catalogue;

beforeAll(async () => {
  [database, vendors] = await Promise.all([createTestDatabase(), openFeedServer()]);
  await createMerchants({
    db: database.db,
    clock,
    publicKeys: async () => ({ keys: [] }),
  }).seedDemo();
  catalogue = open();
});
afterAll(() => Promise.all([database.close(), vendors.close()]));

/** All vendor and game rows as one text. */
const fingerprint = async (): Promise<string> => {
  const { rows } = await sql<{ sum: string }>`
    select (select coalesce(string_agg(g::text, '|' order by id), '') from games g)
      || (select coalesce(string_agg(v::text, '|' order by id), '') from vendors v)
      || (select version from catalogue_version) as sum`.execute(database.db);
  return rows[0]?.sum ?? '';
};
const listed = async (vendorCode: string): Promise<string[]> => {
  const { games } = await catalogue.gameList({
    merchantId: 'croupier',
    language: 'EN',
    selection: 'ALL',
    vendorCodes: [vendorCode],
    pageNum: 1,
    pageSize: 999,
  });
  return games.map(({ gameCode }) => gameCode);
};
const connect = async (code: string): Promise<string> => {
  await catalogue.connectFeeds([{ code, url: vendors.urlOf(code) }]);
  const vendorId = `vendor-${code.toLowerCase()}`;
  await catalogue.showVendors('croupier', [{ vendorId, shown: true, position: 1 }]);
  return vendorId;
};
const importOne = async (vendorId: string) =>
  (await catalogue.importFeeds()).find((result) => result.vendorId === vendorId);
const errorOf = async (vendorId: string): Promise<string | null | undefined> => {
  const { rows } = await sql<{ last_error: string | null }>`
    select last_error from vendor_feeds where vendor_id = ${vendorId}`.execute(database.db);
  return rows[0]?.last_error;
};

describe('a feed', () => {
  test('is imported; importing it again changes nothing', async () => {
    const nova = await connect('NOVA');
    expect(await listed('NOVA')).toEqual([]);
    vendors.publish('NOVA', {
      text: feedTextOf('NOVA', [
        feedGameOf('fox', { popularity: 5 }),
        feedGameOf('owl', { popularity: 900, releasedOn: '2026-10-20' }),
      ]),
      etag: '"1"',
    });
    expect(await importOne(nova)).toEqual({ vendorId: nova, state: 'imported', games: 2 });
    expect(await listed('NOVA')).toEqual(['owl', 'fox']);
    const { games } = await catalogue.gameList({
      merchantId: 'croupier',
      language: 'TY',
      selection: 'ALL',
      vendorCodes: ['NOVA'],
      pageNum: 1,
      pageSize: 20,
    });
    expect(games[0]).toMatchObject({
      gameId: 'nova-owl',
      displayName: 'เกม owl',
      iconUrl: '/art/games/nova-owl-240.avif',
      isHot: 1,
      isNew: true,
    });
    expect(games[1]).toMatchObject({ isHot: 0, isNew: false });

    const [before, sent] = [await fingerprint(), vendors.sent()];
    expect(await importOne(nova)).toEqual({ vendorId: nova, state: 'unchanged' });
    expect(await fingerprint()).toBe(before);
    expect(vendors.sent()).toBe(sent);
    await catalogue.connectFeeds([{ code: 'NOVA', url: vendors.urlOf('NOVA') }]);
    expect(await fingerprint()).toBe(before);
  });

  test('that announces a later release makes its game new from the import on, not from the release', async () => {
    const soon = await connect('SOON');
    vendors.publish('SOON', { text: feedTextOf('SOON', [feedGameOf('hare', { releasedOn: '2030-01-01' })]) });
    await importOne(soon);
    const listNew = {
      merchantId: 'croupier',
      language: 'EN',
      selection: 'NEW',
      vendorCodes: ['SOON'],
    } as const;
    const newNow = async () =>
      (await catalogue.gameList({ ...listNew, pageNum: 1, pageSize: 20 })).games.map(
        ({ gameCode }) => gameCode,
      );
    expect(await newNow()).toEqual(['hare']);
    clock.advance(30 * DAY_MILLISECONDS);
    expect(await newNow()).toEqual([]);
    clock.advance(-30 * DAY_MILLISECONDS);
  });

  test('without an ETag is recognized by its version', async () => {
    const plain = await connect('PLAIN');
    vendors.publish('PLAIN', { text: feedTextOf('PLAIN', [feedGameOf('a')]) });
    expect((await importOne(plain))?.state).toBe('imported');
    const before = await fingerprint();
    expect((await importOne(plain))?.state).toBe('unchanged');
    expect(await fingerprint()).toBe(before);
  });

  test('withdraws and restores games, and keeps what an operator decided', async () => {
    const moss = await connect('MOSS');
    const publish = (version: string, codes: string[]) =>
      vendors.publish('MOSS', {
        text: feedTextOf(
          'MOSS',
          codes.map((code) => feedGameOf(code)),
          { version, state: 'slow', name: 'Moss' },
        ),
      });
    publish('1', ['a', 'b', 'c']);
    await importOne(moss);
    await sql`update games set hot = true where id = 'moss-b'`.execute(database.db);
    publish('2', ['a', 'c', 'd']);
    await importOne(moss);
    expect(await listed('MOSS')).toEqual(['a', 'c', 'd']);
    publish('3', ['b']);
    await importOne(moss);
    expect(await listed('MOSS')).toEqual(['b']);
    const { rows } = await sql<{ hot: boolean }>`select hot from games where id = 'moss-b'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ hot: true }]);
    const menus = await catalogue.gameMenus('croupier', 'EN');
    expect(menus.flatMap((menu) => menu.vendors)).toContainEqual({
      code: 'MOSS',
      name: 'Moss',
      state: 'slow',
    });
  });

  test('that is cut off at any point changes nothing', async () => {
    const cut = await connect('CUT');
    const old = feedTextOf('CUT', [feedGameOf('old')], { version: '1' });
    vendors.publish('CUT', { text: old });
    await importOne(cut);
    const text = feedTextOf(
      'CUT',
      Array.from({ length: 40 }, (_, index) => feedGameOf(`new-${index}`)),
      { version: '2' },
    );
    const before = await fingerprint();
    const bytes = Buffer.byteLength(text);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: bytes - 2 }), fc.boolean(), async (cutAt, complete) => {
        // With a matching content length, so that only the missing end reveals the cut.
        vendors.publish(
          'CUT',
          complete ? { text: Buffer.from(text).subarray(0, cutAt).toString() } : { text, cutAt },
        );
        expect((await importOne(cut))?.state).toBe('failed');
        expect(await errorOf(cut)).toEqual(expect.any(String));
      }),
      { numRuns: 40 },
    );
    expect(await fingerprint()).toBe(before);
    vendors.publish('CUT', { text });
    expect(await importOne(cut)).toMatchObject({ state: 'imported', games: 40 });
    expect(await errorOf(cut)).toBeNull();
  });

  test.each([
    ['of another vendor', 'OTHER', feedTextOf('NOVA', [feedGameOf('x')], { version: '9' })],
    ['that is not a feed', 'PAGE', '<!doctype html><title>Sorry</title>'],
    ['in one endless line', 'ENDLESS', 'x'.repeat(200_000)],
  ])('%s is refused', async (_what, code, text) => {
    const vendorId = await connect(code);
    vendors.publish(code, { text });
    const before = await fingerprint();
    expect(await importOne(vendorId)).toMatchObject({ state: 'failed', reason: expect.any(String) });
    expect(await fingerprint()).toBe(before);
  });

  test('is not followed to another address by a redirect', async () => {
    const moved = await connect('MOVED');
    vendors.publish('ELSEWHERE', { text: feedTextOf('MOVED', [feedGameOf('one')]) });
    vendors.publish('MOVED', { text: '', movedTo: vendors.urlOf('ELSEWHERE') });
    expect(await importOne(moved)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('redirect'),
    });
    expect(await listed('MOVED')).toEqual([]);
  });

  test('that is unavailable does not affect other vendors', async () => {
    await catalogue.connectFeeds([{ code: 'AWAY', url: 'http://127.0.0.1:9/games' }]);
    const results = await catalogue.importFeeds();
    expect(results.find(({ vendorId }) => vendorId === 'vendor-away')?.state).toBe('failed');
    expect(results.find(({ vendorId }) => vendorId === 'vendor-nova')?.state).toBe('unchanged');
  });
});

test('an import never undoes what an operator decided about vendor and games', async () => {
  const vendorId = await connect('KEEPS');
  const publish = (version: number) =>
    vendors.publish('KEEPS', {
      text: feedTextOf('KEEPS', [feedGameOf('a'), feedGameOf(`b-${version}`), feedGameOf('c')], {
        version: String(version),
      }),
    });
  publish(1);
  await importOne(vendorId);
  await sql`insert into merchant_games (merchant_id, game_id, state, position, stopped_at) values
    ('croupier', 'keeps-a', 'hidden', null, null), ('croupier', 'keeps-c', 'visible', 1, now())`.execute(
    database.db,
  );
  await sql`update merchant_vendors set maintenance = true, position = 7 where vendor_id = ${vendorId}`.execute(
    database.db,
  );
  const decided = async () =>
    (
      await sql`select (select array_agg(g::text order by game_id) from merchant_games g) as games,
        (select v::text from merchant_vendors v where vendor_id = ${vendorId}) as vendor`.execute(database.db)
    ).rows;
  const before = await decided();
  publish(2);
  expect(await importOne(vendorId)).toMatchObject({ state: 'imported' });
  expect(await decided()).toEqual(before);
  expect((await listed('KEEPS')).toSorted((a, b) => a.localeCompare(b))).toEqual(['b-2', 'c']);
});

test('two concurrent imports import a feed once', async () => {
  const twice = await connect('TWICE');
  vendors.publish('TWICE', {
    text: feedTextOf(
      'TWICE',
      Array.from({ length: 500 }, (_, index) => feedGameOf(`g-${index}`)),
    ),
  });
  const both = await Promise.all([catalogue.importFeeds(), open().importFeeds()]);
  const states = both.map((results) => results.find(({ vendorId }) => vendorId === twice)?.state);
  expect(new Set(states)).toEqual(new Set(['imported', 'unchanged']));
  expect(await listed('TWICE')).toHaveLength(500);
});

test('ten thousand games are imported and searchable in reasonable time', async () => {
  const large = await connect('LARGE');
  vendors.publish('LARGE', {
    text: feedTextOf(
      'LARGE',
      Array.from({ length: 10_000 }, (_, index) => feedGameOf(`g-${index}`)),
    ),
  });
  const begun = process.cpuUsage();
  expect(await importOne(large)).toMatchObject({ state: 'imported', games: 10_000 });
  // Time of the processor, because on a busy machine the clock measures what others do.
  expect(process.cpuUsage(begun).user).toBeLessThan(15_000_000);
  const found = () =>
    catalogue.search('croupier', { text: 'game g 9999', language: 'EN', limit: 5, vendorCodes: ['LARGE'] });
  await expect.poll(async () => (await found()).games[0]?.gameCode, { timeout: 20_000 }).toBe('g-9999');
});
