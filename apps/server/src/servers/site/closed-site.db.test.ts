import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import { REALTIME_PATH } from '@croupier/contract/realtime.ts';
import type { Route } from '@croupier/contract/route.ts';
import type { SiteStatus } from '@croupier/contract/merchants/sites.ts';
import type { Permission } from '@croupier/contract/merchants/system.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../platform/ids.ts';
import { createTestApp, HOSTS, type TestApp } from '../../testing/test-app.ts';

const NOTICE = { EN: 'Back at noon.', TY: 'กลับมาตอนเที่ยง' };
const SCRIPT = '/js/start.Ab3_d-9x.js';
const OPEN = { status: 0, notice: {}, closedCountries: [], closedNetworks: [] };

let running: TestApp;
let folder = '';
let operator: string;
let member: string;

const change = (body: object, merchantCode = 'croupier', token = operator) =>
  running.call(consoleApi.sites.changeStatus, {
    console: true,
    token,
    path: `/console/merchants/${merchantCode}/site/status`,
    body: { ...OPEN, ...body },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closed-site-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'js'), { recursive: true });
  const files = {
    'index.html': `<!doctype html><html><head><script src="${SCRIPT}"></script></head><!--boot--></html>`,
    'routes.json': JSON.stringify(['/', '/promotions', '/bgs/dice']),
    'sw.js': '',
    [SCRIPT]: '',
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(site, path), text);
  running = await createTestApp({
    COUNTRY_HEADER: 'CF-IPCountry',
    SITE_FOLDER: site,
    ART_FOLDER: join(folder, 'art'),
  });
  const signedIn = await running.call(consoleApi.console.login, {
    console: true,
    body: running.app.demo?.operator,
  });
  operator = (signedIn.body.value as { token: string }).token;
  await sql`update sessions set pending = null where merchant_id = ''`.execute(running.database.db);
  member = (await running.register()).token;
});
afterEach(() => change({}));
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

const ALL: Array<[string, Route]> = Object.entries(siteApi).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]): [string, Route] => [
    `${group}.${name}`,
    route,
  ]),
);
const ALWAYS_OPEN = /^system\./;
const pathOf = ({ path }: Route): string => path.replaceAll(/:\w+/g, '0198c0de-0000-7000-8000-000000000000');

async function refusedCalls(host: string, ip = '198.51.100.4'): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  for (const [name, route] of ALL) {
    const token = host === HOSTS.croupier ? member : undefined;
    const answer = await running.call(route, {
      host,
      ip,
      ...(name === 'session.logout' ? {} : { token }),
      path: pathOf(route),
      ...(route.body ? { body: {} } : {}),
    });
    const { code = '' } = answer.body;
    if (code.startsWith('system.')) refused.set(name, `${answer.status} ${code} ${answer.body.message}`);
  }
  return refused;
}
const CLOSING = ALL.map(([name]) => name).filter((name) => !ALWAYS_OPEN.test(name));

test('maintenance refuses every call except those of the closed page, with the merchant’s notice; other merchants stay open', async () => {
  expect((await change({ status: 1, notice: NOTICE })).status).toBe(200);
  const refused = await refusedCalls(HOSTS.croupier);
  expect([...refused.keys()]).toEqual(CLOSING);
  expect(new Set(refused.values())).toEqual(new Set([`503 system.maintenance ${NOTICE.EN}`]));
  expect((await refusedCalls(HOSTS.lotus)).size).toBe(0);
  const status = await running.call(siteApi.system.status);
  expect(status.body.value).toMatchObject({ status: 1, maintenance: true, notice: NOTICE.EN });
});

test('callers from a closed network are refused everything, others nothing; the page shows their address', async () => {
  await change({ closedNetworks: ['203.0.113.0/24'] });
  const refused = await refusedCalls(HOSTS.croupier, '203.0.113.9');
  expect([...refused.keys()]).toEqual(CLOSING);
  expect([...refused.values()].every((text) => text.startsWith('403 system.region_restricted'))).toBe(true);
  expect((await refusedCalls(HOSTS.croupier)).size).toBe(0);
  const status = await running.call(siteApi.system.status, { ip: '203.0.113.9' });
  expect(status.body.value).toMatchObject({
    status: 2,
    regionRestriction: true,
    location: { ip: '203.0.113.9' },
  });
  const page = await running.app.site.inject({
    url: '/promotions',
    headers: { host: HOSTS.croupier, 'x-forwarded-for': '203.0.113.9' },
  });
  expect(page.body).toContain('"regionRestriction":true');
});

test('a country is closed by the header that the proxy sets', async () => {
  await change({ closedCountries: ['DE'] });
  const statusFrom = async (country: string): Promise<number> => {
    const answer = await running.app.site.inject({
      url: siteApi.system.status.path,
      headers: { host: HOSTS.croupier, 'cf-ipcountry': country },
    });
    return answer.json<{ value: Permission }>().value.status;
  };
  expect(await Promise.all(['DE', 'TH', '', 'deutschland'].map(statusFrom))).toEqual([2, 0, 0, 0]);
});

test('sessions and a round in progress survive: the round continues after reopening', async () => {
  const { token } = await running.register();
  const begun = await running.call(siteApi.originals.startRound, {
    token,
    path: '/wps/originals/mines/start',
    body: { id: newId(), stake: '1', bet: { mines: 3 } },
  });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  await change({ status: 1 });
  const current = () =>
    running.call(siteApi.originals.currentRound, { token, path: '/wps/originals/mines/round' });
  expect((await current()).body.code).toBe('system.maintenance');
  await change({});
  const after = await current();
  expect(after.body.success).toBe(true);
  expect(JSON.stringify(after.body.value)).toContain((begun.body.value as { roundId: string }).roundId);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  running.app.site.inject({ url, headers: { host: HOSTS.croupier, ...headers } });

test.each(['/', '/promotions', '/bgs/dice', '/no-such-page'])(
  'the page at %s says by its status why it is closed, is kept by nobody, and holds what it needs to draw itself',
  async (url) => {
    await change({ status: 1, notice: NOTICE, closedNetworks: ['203.0.113.0/24'] });
    const [closed, restricted, other] = await Promise.all([
      get(url),
      get(url, { 'x-forwarded-for': '203.0.113.9' }),
      get('/', { host: HOSTS.lotus }),
    ]);
    expect([closed, restricted, other].map(({ statusCode }) => statusCode)).toEqual([503, 403, 200]);
    expect(closed.headers['retry-after']).toBe('300');
    expect(restricted.headers).not.toHaveProperty('retry-after');
    for (const { headers, body } of [closed, restricted]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': expect.stringContaining('html'),
      });
      expect(body).toContain('id="boot"');
    }
    expect(closed.body).toContain(NOTICE.EN);
    await change({});
    expect((await get(url)).statusCode).toBe(url === '/no-such-page' ? 404 : 200);
  },
);

test('the resources of a closed site’s page are served, and its app keeps working', async () => {
  await change({ status: 1, closedNetworks: ['203.0.113.0/24'] });
  const page = await get('/');
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
  expect(files).toContain(SCRIPT);
  const app = ['/sw.js', '/app/offline', '/manifest.webmanifest', '/app/icon-192.png', '/favicon.svg'];
  for (const url of [...files, ...app, '/art/games/dice-240.webp', '/-/health'])
    for (const ip of ['198.51.100.4', '203.0.113.9'])
      expect([url, (await get(url, { 'x-forwarded-for': ip })).statusCode]).toEqual([url, 200]);
});

test('a site has the languages that the operator selects, the first as the default', async () => {
  const offer = (languages: readonly string[], merchantCode = 'croupier') =>
    running.call(consoleApi.sites.changeLanguages, {
      console: true,
      token: operator,
      path: `/console/merchants/${merchantCode}/site/languages`,
      body: { languages },
    });
  const langOf = async (headers: Record<string, string> = {}) =>
    /<html[^>]* lang="([^"]+)"/.exec((await get('/', headers)).body)?.[1];
  expect((await offer(['DE', 'EN', 'JA', 'DE'])).body.value).toMatchObject({ languages: ['DE', 'EN', 'JA'] });
  expect(await langOf()).toBe('de');
  expect(await langOf({ cookie: 'lang=JA' })).toBe('ja');
  expect(await langOf({ cookie: 'lang=TY' })).toBe('de');
  const refused = await get(siteApi.wallet.balance.path, { 'accept-language': 'de-AT,en;q=0.5' });
  expect(refused.json<{ message: string }>().message).toMatch(/anmelde|melde dich/i);
  for (const languages of [[], ['XX'], 'EN'])
    expect((await offer(languages as string[])).status, JSON.stringify(languages)).toBe(422);
  expect((await offer(['EN'], 'nobody')).body.code).toBe('merchants.not_found');
  const items = await running.app.modules.audit.latest({ merchantId: 'croupier', limit: 1 });
  expect(items).toMatchObject([
    {
      action: 'site.languages_changed',
      before: { languages: ['EN', 'TY'], defaultLanguage: 'EN' },
      after: { languages: ['DE', 'EN', 'JA'], defaultLanguage: 'DE' },
    },
  ]);
  await offer(['EN', 'TY']);
  expect(await langOf()).toBe('en');
});

test('the change is in the audit log with before and after; an invalid network changes nothing', async () => {
  await change({ status: 1, notice: NOTICE });
  const refused = await change({ status: 2, closedNetworks: ['10.0.0.0/40'] });
  expect(refused).toMatchObject({ status: 422, body: { code: 'merchants.network_invalid' } });
  expect((await change({}, 'nobody')).body.code).toBe('merchants.not_found');
  const items = await running.app.modules.audit.latest({ merchantId: 'croupier', limit: 1 });
  expect(items).toMatchObject([
    { action: 'site.status_changed', before: { status: 0 }, after: { status: 1, notice: NOTICE } },
  ]);
  const list = await running.call(consoleApi.sites.list, { console: true, token: operator });
  expect((list.body.value as SiteStatus[]).map(({ merchantCode, status }) => [merchantCode, status])).toEqual(
    [
      ['croupier', 1],
      ['lotus', 0],
      ['saobien', 0],
    ],
  );
});

test('closing a site requires a recent identity confirmation', async () => {
  await sql`update sessions set confirmed_at = confirmed_at - interval '1 hour' where merchant_id = ''`.execute(
    running.database.db,
  );
  const { rows } = await sql<{ id: string }>`select id from operators`.execute(running.database.db);
  for (const { id } of rows) running.app.modules.sessions.forget({ merchantId: '', accountId: id });
  expect((await change({ status: 1 })).body.code).toBe('identity.confirmation_needed');
  await sql`update sessions set confirmed_at = now() where merchant_id = ''`.execute(running.database.db);
  for (const { id } of rows) running.app.modules.sessions.forget({ merchantId: '', accountId: id });
});

test('open pages of the merchant are notified, including visitors, and those of other merchants are not', async () => {
  await running.app.site.listen({ port: 0, host: '127.0.0.1' });
  const address = running.app.site.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const open = async (host: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}`, { headers: { host } });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', token: null, last: {} }));
    await once(socket, 'message');
    return socket;
  };
  const [mine, other] = await Promise.all([open(HOSTS.croupier), open(HOSTS.lotus)]);
  const heard: string[] = [];
  other.on('message', (data: Buffer) => heard.push(data.toString()));
  const sequences: bigint[] = [];
  for (const status of [1, 0]) {
    const message = once(mine, 'message') as Promise<[Buffer]>;
    await change({ status });
    const event = JSON.parse((await message)[0].toString()) as { sequence: string };
    expect(event).toMatchObject({ topic: 'system', data: { status } });
    sequences.push(BigInt(event.sequence));
  }
  expect(sequences[1]).toBeGreaterThan(sequences[0] ?? 0n);
  expect(heard).toEqual([]);
  mine.close();
  other.close();
});
