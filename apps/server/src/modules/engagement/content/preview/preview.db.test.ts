import { contentItemsRoutes as routes, EMPTY_CONTENT } from '@croupier/contract/engagement/content-items.ts';
import { contentRoutes, type Announcements, type HelpCentre } from '@croupier/contract/engagement/content.ts';
import { PREVIEW_HEADER } from '@croupier/contract/preview.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../../testing/test-app.ts';

let running: TestApp;
let owner: string;

beforeAll(async () => {
  running = await createTestApp();
  owner = await running.database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from operators where email_key = 'operator@example.com'`.execute(tx);
    const session = { merchantId: '', accountId: rows[0]?.id ?? '' };
    return running.app.modules.sessions.open(tx, session, { ip: '203.0.113.1', userAgent: 'test' });
  });
});
afterAll(() => running.close());

const LATER = '2100-01-01T00:00:00.000Z';
const bodyOf = (change: object) => ({ ...EMPTY_CONTENT, titles: { EN: 'Draft title' }, ...change });
const at = (route: Route, id: string) => ({
  console: true as const,
  token: owner,
  path: route.path.replace(':merchantCode', 'croupier').replace(':id', id),
});

async function draft(kind: string, change: object): Promise<string> {
  const id = newId();
  const body = { id, kind, body: bodyOf(change) };
  const { status } = await running.call(routes.create, { ...at(routes.create, ''), body });
  expect(status).toBe(200);
  return id;
}

/** The token and the page in the address of the console’s frame. */
async function previewOf(id: string): Promise<{ token: string; page: string; frame: string }> {
  const answer = await running.call(routes.preview, { ...at(routes.preview, id), body: { version: 1 } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { url } = answer.body.value as { url: string };
  const query = new URL(url, 'http://console').searchParams;
  return { token: query.get('preview') ?? '', page: query.get('page') ?? '', frame: url };
}

async function read(
  route: Route,
  { token, host = HOSTS.croupier, more = {} }: { token?: string; host?: string; more?: object } = {},
): Promise<{ status: number; value: unknown }> {
  const response = await running.app.site.inject({
    url: route.path,
    headers: { host, ...(token !== undefined && { [PREVIEW_HEADER]: token }), ...more },
  });
  return { status: response.statusCode, value: response.json<{ value: unknown }>().value };
}

const announcements = async (as: { token?: string } = {}): Promise<Announcements> =>
  (await read(contentRoutes.announcements, as)).value as Announcements;
const help = async (as: { token?: string } = {}): Promise<HelpCentre> =>
  (await read(contentRoutes.helpCentre, as)).value as HelpCentre;

test('a draft is where it would be published, for its token only, whatever its audience and schedule', async () => {
  const id = await draft('banner', { groupName: 'w_login', audience: 'members', from: LATER });
  const { token, page } = await previewOf(id);
  expect(page).toBe('/login');
  const value = await announcements({ token });
  expect(value.banners.find((banner) => banner.id === id)).toMatchObject({ title: 'Draft title' });
  expect(value.banners.length).toBeGreaterThan(1);
  const published = await announcements();
  expect(published.banners.some((banner) => banner.id === id)).toBe(false);
  const { rows } = await sql`select published_version from content_items where id = ${id}`.execute(
    running.database.db,
  );
  expect(rows).toEqual([{ published_version: null }]);
});

test('a popup opens for visitors; articles are in the help, under their section', async () => {
  const popup = await previewOf(await draft('popup', { audience: 'firstSignIn' }));
  const value = await announcements(popup);
  expect(value.popup.map(({ title, execution }) => [title, execution])).toContainEqual(['Draft title', 'B']);
  const sections = await help();
  const section = sections[0]?.anchor ?? '';
  const article = await previewOf(await draft('article', { slug: 'draft-article', section }));
  expect(article.page).toBe('/help#draft-article');
  const shown = await help(article);
  expect(shown.find(({ anchor }) => anchor === section)?.articles).toContainEqual(
    expect.objectContaining({ anchor: 'draft-article', title: 'Draft title' }),
  );
});

test('only the console may frame it; other tokens, other merchants, late calls and sessions are refused', async () => {
  const { db } = running.database;
  const { token } = await previewOf(await draft('headline', {}));
  expect(await read(contentRoutes.announcements, { token: `${token.slice(1)}A` })).toMatchObject({
    status: 403,
  });
  expect(await read(contentRoutes.announcements, { token, host: HOSTS.lotus })).toMatchObject({
    status: 403,
  });
  const signedIn = await read(contentRoutes.announcements, { token, more: { authorization: 'Bearer x' } });
  expect(JSON.stringify(signedIn.value)).not.toContain('Draft title');
  const page = (preview: string) =>
    running.app.site.inject({
      url: `/?preview=${preview}`,
      headers: { host: HOSTS.croupier, accept: 'text/html' },
    });
  const shown = await page(token);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/localhost[:;]/);
  await sql`update content_previews set expires_at = now() - interval '1 second'`.execute(db);
  expect(await read(contentRoutes.announcements, { token })).toMatchObject({ status: 403 });
  expect((await page(token)).statusCode).toBe(403);
});

test('the console frames pages of the merchant’s site only', async () => {
  const { frame, token } = await previewOf(await draft('promotion', { slug: 'draft-promotion' }));
  const get = (url: string) => running.app.console.inject({ url, headers: { host: 'localhost' } });
  expect((await get(frame)).body).toContain(`/promotions?preview=${token}#draft-promotion`);
  const elsewhere = frame.replace(/page=[^&]*/, `page=${encodeURIComponent('//evil.example/')}`);
  expect((await get(elsewhere)).statusCode).toBe(404);
});
