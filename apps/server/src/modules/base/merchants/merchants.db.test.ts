import { permission } from '@croupier/contract/merchants/system.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createMerchants, type Merchants } from './index.ts';
import { IN_HOUSE_GAME_IDS } from './settings/settings-view.rules.ts';

const clock = createManualClock(new Date('2026-11-21T12:00:00Z'));
const PAST_CACHE_LIFETIME = 10_000;

let database: TestDatabase;
let merchants: Merchants;
const create = (): Merchants =>
  createMerchants({ db: database.db, clock, publicKeys: async () => ({ keys: [{ kid: 'k1' }] }) });

beforeAll(async () => {
  database = await createTestDatabase();
  await create().seedDemo();
});
beforeEach(() => {
  merchants = create();
});
afterAll(() => database.close());

test('a host name selects its merchant, whatever the port', async () => {
  expect((await merchants.byHost('localhost:3000')).id).toBe('croupier');
  expect((await merchants.byHost('127.0.0.1')).id).toBe('croupier');
  expect((await merchants.byHost('LOTUS.localhost:81')).name).toBe('Lotus Nine');
});

test('an unknown host is refused, even if it ends in a known one', async () => {
  for (const host of ['evil.lotus.localhost', 'example.com', ''])
    await expect(merchants.byHost(host)).rejects.toMatchObject({
      code: 'request.unknown_host',
      status: 404,
    });
  await expect(merchants.byId('nobody')).rejects.toMatchObject({ code: 'merchants.not_found' });
});

test('seeding again keeps what an operator changed', async () => {
  await database.db
    .transaction()
    .execute((tx) =>
      merchants.changeSettings(tx, 'lotus', (settings) => ({ ...settings, welcomeCreditMinor: 77n })),
    );
  await merchants.seedDemo();
  expect((await merchants.byId('lotus')).settings.welcomeCreditMinor).toBe(77n);
  expect((await merchants.list()).map(({ id }) => id)).toEqual(['croupier', 'lotus', 'saobien']);
});

test('a change returns before and after; refresh applies it here, other processes see it within seconds', async () => {
  const elsewhere = create();
  await merchants.byId('croupier');
  await elsewhere.byId('croupier');
  const change = await database.db
    .transaction()
    .execute((tx) => merchants.changeSettings(tx, 'croupier', (settings) => ({ ...settings, status: 1 })));
  expect([change.before.status, change.after.status]).toEqual([0, 1]);
  merchants.refresh();
  expect((await merchants.byId('croupier')).settings.status).toBe(1);
  expect((await elsewhere.byId('croupier')).settings.status).toBe(0);
  clock.advance(PAST_CACHE_LIFETIME);
  expect((await elsewhere.byId('croupier')).settings.status).toBe(1);
});

test('concurrent changes are applied one after another', async () => {
  const { settings } = await merchants.byId('lotus');
  const add = () =>
    database.db.transaction().execute((tx) =>
      merchants.changeSettings(tx, 'lotus', (current) => ({
        ...current,
        welcomeCreditMinor: current.welcomeCreditMinor + 1n,
      })),
    );
  await Promise.all([add(), add(), add(), add()]);
  merchants.refresh();
  expect((await merchants.byId('lotus')).settings.welcomeCreditMinor).toBe(settings.welcomeCreditMinor + 4n);
});

test('invalid settings are refused and the old ones kept', async () => {
  const invalid = database.db
    .transaction()
    .execute((tx) =>
      merchants.changeSettings(tx, 'lotus', (settings) => ({ ...settings, originals: ['../etc'] })),
    );
  await expect(invalid).rejects.toThrow('originals');
  merchants.refresh();
  expect((await merchants.byId('lotus')).settings.originals).toEqual(IN_HOUSE_GAME_IDS);
});

test('broken settings of one merchant do not affect the others', async () => {
  await sql`insert into merchants (id, name, currency, settings, created_at)
    values ('broken', 'Broken', 'EUR', '{}', now())`.execute(database.db);
  await sql`insert into merchant_hosts (host, merchant_id) values ('broken.localhost', 'broken')`.execute(
    database.db,
  );
  await expect(merchants.byHost('broken.localhost')).rejects.toThrow('brand');
  expect((await merchants.byHost('localhost')).id).toBe('croupier');
  // Jackpots are still announced, and operators can still close the other sites.
  expect((await merchants.list()).map(({ id }) => id).toSorted()).toEqual(['croupier', 'lotus', 'saobien']);
  await sql`delete from merchant_hosts where merchant_id = 'broken'`.execute(database.db);
  await sql`delete from merchants where id = 'broken'`.execute(database.db);
});

test('the permission response matches the contract', async () => {
  const merchant = await merchants.byId('lotus');
  const answer = await merchants.permission(merchant, { language: 'EN', ip: '::1', country: '' });
  expect(permission.parse(answer)).toEqual(answer);
  expect(answer.keys).toEqual({ keys: [{ kid: 'k1' }] });
});

test('integrations name only hosts on the internet, unless the deployment allows others', async () => {
  const { db } = database;
  const asked: string[] = [];
  const operator = { account: { kind: 'operator', id: newId() }, ip: '203.0.113.9', requestId: 'request-1' };
  const askFor = async (url: string, privateIntegrations: boolean): Promise<unknown> => {
    const open = createMerchants({
      db,
      clock,
      publicKeys: () => Promise.reject(new Error('not needed')),
      privateIntegrations,
    });
    open.hooks.ask.push(async ({ subject }) => {
      asked.push(subject);
      return { id: newId(), state: 'asked' };
    });
    const handler = open.consoleRoutes.flatMap(({ handlers }) => handlers['changeIntegration'] ?? [])[0];
    const body = {
      change: { integration: 'sms', value: { url, sender: 'REEF', token: 'secret-token' } },
      reason: 'a service for messages',
    };
    return handler?.({ ...operator, params: { merchantCode: 'lotus' }, body } as never);
  };
  await expect(askFor('http://169.254.169.254/latest', false)).rejects.toMatchObject({
    code: 'merchants.address_private',
    details: { fields: [{ field: 'change.value.url' }] },
  });
  await askFor('https://sms.example.com/send', false);
  await askFor('http://127.0.0.1:9/send', true);
  expect(asked).toEqual(['sms', 'sms']);
  await sql`delete from integration_changes where merchant_id = ${'lotus'}`.execute(db);
});

test('a merchant is read even while transactions hold every connection of the pool', async () => {
  const single = await createTestDatabase({ maxConnections: 1 });
  try {
    const own = createMerchants({ db: single.db, clock, publicKeys: async () => ({ keys: [] }) });
    await own.seedDemo();
    own.refresh();
    await single.db.transaction().execute(async () => {
      expect((await own.byId('lotus')).id).toBe('lotus');
    });
  } finally {
    await single.close();
  }
});
