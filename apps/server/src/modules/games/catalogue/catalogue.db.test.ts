import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit, type Audit } from '../../base/audit-log/index.ts';
import { createMerchants } from '../../base/merchants/index.ts';
import { createCatalogue, type Catalogue, type GameListQuery } from './index.ts';
import { IN_HOUSE_GAMES } from './in-house.config.ts';

const OWN = IN_HOUSE_GAMES.map(({ id }) => id);

const log = createLogger('silent', 'test');
const clock = createManualClock(new Date('2026-11-01T00:00:00Z'));
let database: TestDatabase;
let catalogue: Catalogue;
let audit: Audit;

const query = (over: Partial<GameListQuery> = {}): GameListQuery => ({
  merchantId: 'croupier',
  language: 'EN',
  selection: 'ALL',
  pageNum: 1,
  pageSize: 20,
  ...over,
});
const idsOf = async (over: Partial<GameListQuery> = {}): Promise<string[]> =>
  (await catalogue.gameList(query(over))).games.map(({ gameId }) => gameId);

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const merchants = createMerchants({ db, clock, publicKeys: async () => ({ keys: [] }) });
  await merchants.seedDemo();
  audit = createAudit({ db, clock });
  catalogue = createCatalogue({ db, clock, merchants, audit, log });
  // Servers starting at the same time write the same.
  await Promise.all([catalogue.seedInHouse(), catalogue.seedInHouse()]);
  await catalogue.seedInHouse();
});
afterAll(() => database.close());

test('in-house games are listed with wire names in the requested language', async () => {
  const { games, totalPages } = await catalogue.gameList(query({ language: 'TY', category: 'bgs' }));
  expect(totalPages).toBe(1);
  expect(games.map(({ gameId }) => gameId)).toEqual(OWN);
  expect(games[0]).toMatchObject({
    vassalage: 'CRO',
    gameType: 'bgs',
    displayName: 'ไดซ์',
    iconUrl: '/art/dice-480.avif',
    artColor: expect.stringMatching(/^#[\da-f]{6}$/),
    isHot: 1,
    isGame: true,
    rtpBps: 9899,
  });
});

test('pages, categories, vendors and selections filter the list', async () => {
  expect(await idsOf({ pageSize: 1 })).toEqual(['dice']);
  expect(await idsOf({ pageSize: 1, pageNum: 2 })).toEqual(['mines']);
  const pastTheEnd = OWN.length + 1;
  expect(await catalogue.gameList(query({ pageSize: 1, pageNum: pastTheEnd }))).toEqual({
    games: [],
    pageNum: pastTheEnd,
    totalPages: OWN.length,
  });
  expect(await idsOf({ category: 'live' })).toEqual([]);
  expect(await idsOf({ vendorCodes: ['CRO'] })).toEqual(OWN);
  for (const vendorCodes of [['NOVA'], ['CRO', 'NOVA'], [`X' or '1'='1`]])
    await expect(idsOf({ vendorCodes })).rejects.toMatchObject({
      code: 'catalogue.unknown_vendor',
      details: { fields: [{ field: 'vassalage' }] },
    });
  expect(await idsOf({ selection: 'HOT' })).toEqual(
    IN_HOUSE_GAMES.filter(({ hot }) => hot).map(({ id }) => id),
  );
  expect(await idsOf({ selection: 'FAV' })).toEqual([]);
});

test('an in-house game that joins the others is new for 30 days', async () => {
  const later = createCatalogue({
    audit,
    db: database.db,
    log,
    clock: createManualClock(new Date('2026-12-01T00:00:01Z')),
    merchants: createMerchants({ db: database.db, clock, publicKeys: async () => ({ keys: [] }) }),
  });
  expect(await idsOf({ selection: 'NEW' })).toEqual([]);
  await sql`with before as (update vendors set created_at = created_at - interval '1 hour' where code = 'CRO')
    update games set created_at = created_at - interval '1 hour' where id <> 'mines'`.execute(database.db);
  await catalogue.seedInHouse();
  expect(await idsOf({ selection: 'NEW' })).toEqual(['mines']);
  expect((await later.gameList(query({ selection: 'NEW' }))).games).toEqual([]);
});

test('a merchant hides a vendor without touching the other merchant', async () => {
  await catalogue.showVendors('lotus', [{ vendorId: 'croupier-originals', shown: false, position: 0 }]);
  expect(await idsOf({ merchantId: 'lotus' })).toEqual([]);
  const vendorsOf = async (merchantId: string): Promise<string[]> =>
    (await catalogue.gameMenus(merchantId, 'EN')).flatMap(({ vendors }) => vendors.map(({ code }) => code));
  expect(await vendorsOf('lotus')).toEqual([]);
  expect(await vendorsOf('croupier')).toEqual(['CRO']);
});

test('a game that the merchant disabled is not listed', async () => {
  const offered = { settings: { originals: ['mines'] } };
  const merchants = createMerchants({ db: database.db, clock, publicKeys: async () => ({ keys: [] }) });
  const narrow = createCatalogue({
    audit,
    db: database.db,
    clock,
    log,
    merchants: {
      byId: async (id) => {
        const merchant = await merchants.byId(id);
        return { ...merchant, settings: { ...merchant.settings, ...offered.settings } };
      },
    },
  });
  expect((await narrow.gameList(query())).games.map(({ gameId }) => gameId)).toEqual(['mines']);
});

test('seeding keeps what an operator changed', async () => {
  await sql`update games set hot = false where id = 'mines'`.execute(database.db);
  await sql`update vendors set state = 'maintenance' where code = 'CRO'`.execute(database.db);
  // Seeding tells every process, including this one, to reload.
  await catalogue.seedInHouse();
  expect(await idsOf({ selection: 'HOT' })).toEqual(
    IN_HOUSE_GAMES.filter(({ id, hot }) => hot && id !== 'mines').map(({ id }) => id),
  );
  const [own] = await catalogue.gameMenus('croupier', 'EN');
  expect(own?.vendors).toEqual([{ code: 'CRO', name: 'Originals', state: 'maintenance' }]);
});

test('a merchant’s vendors are listed in its order, and seeding keeps its choices', async () => {
  await catalogue.seedDemo('http://localhost:9');
  await catalogue.showVendors('lotus', [{ vendorId: 'vendor-ninelan', shown: false, position: 1 }]);
  await catalogue.seedDemo('http://localhost:9');
  const { rows } = await sql<{ merchant_id: string; shown: string; vendors: string[] }>`
    select merchant_id, count(*) filter (where shown)::text as shown, array_agg(vendor_id order by position, vendor_id) as vendors
    from merchant_vendors where vendor_id <> 'croupier-originals' group by 1 order by 1`.execute(database.db);
  const [croupier, lotus] = rows;
  expect(Number(croupier?.shown)).toBeGreaterThan(Number(lotus?.shown));
  expect(lotus?.vendors[0]).toBe('vendor-ninelan');
  expect(croupier?.vendors[0]).not.toBe('vendor-ninelan');
  expect(Number(lotus?.shown)).toBe((lotus?.vendors.length ?? 0) - 1);
});

test('leagues and matches stand first in the merchant’s order until the matches are long over', async () => {
  const OPERATOR = { account: { kind: 'operator', id: 'op' }, ip: '127.0.0.1', requestId: 'r' } as const;
  const [league, early, late] = [
    { kind: 'league', key: 'Cup', startsAt: null },
    { kind: 'match', key: 'early', startsAt: new Date('2026-10-31T20:00:00Z') },
    { kind: 'match', key: 'late', startsAt: new Date('2026-11-01T20:00:00Z') },
  ] as const;
  const place = (one: typeof league | typeof early | typeof late, position: number | null) =>
    catalogue.featureFixture(
      {
        merchantId: 'croupier',
        fixture: { ...one, category: 'sports', gameId: 'dice', name: `The ${one.key}` },
        position,
      },
      OPERATOR,
    );
  const first = async (merchantId = 'croupier', category: 'sports' | 'esports' = 'sports') =>
    (await catalogue.featuredFixtures(merchantId, category)).map(({ key }) => key);

  await place(early, 1);
  await place(league, 1);
  expect(await first()).toEqual(['Cup', 'early']);
  // A day later the match gives up its place.
  clock.advance(86_400_000);
  await place(late, 1);
  expect(await first()).toEqual(['late', 'Cup']);
  expect(await catalogue.featuredFixtures('croupier', 'sports')).toMatchObject([
    { ...late, name: 'The late' },
    league,
  ]);
  expect(await first('lotus')).toEqual([]);
  expect(await first('croupier', 'esports')).toEqual([]);
  await place(late, null);
  expect(await first()).toEqual(['Cup']);
  const { rows } = await sql`
    select subject, before ->> 'position' as before, after ->> 'position' as after from audit_entries
    where merchant_id = 'croupier' and action = 'fixture.placed' and after ->> 'key' = 'late' order by id`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { subject: 'fixture:dice', before: null, after: '1' },
    { subject: 'fixture:dice', before: '1', after: null },
  ]);
});
