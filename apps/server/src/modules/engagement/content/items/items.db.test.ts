import type { ShippedRole } from '@croupier/contract/access/shipped-roles.ts';
import {
  contentItemsRoutes as routes,
  MAX_CONTENT_ITEMS,
} from '@croupier/contract/engagement/content-items.ts';
import { contentRoutes, type Announcements, type HelpCentre } from '@croupier/contract/engagement/content.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createTestApp, HOSTS, type Answer, type TestApp } from '../../../../testing/test-app.ts';

const EVIL =
  '<p onclick="x()">words</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">link</a>';
const BODY = {
  titles: { EN: 'Title', TY: 'หัวเรื่อง' },
  summaries: {},
  contents: { EN: '<p>Text</p>', TY: '<p>ข้อความ</p>' },
  images: [],
  linkage: null,
  groupName: null,
  category: null,
  audience: 'all',
  slug: null,
  section: null,
  from: null,
  until: null,
};
type Detail = {
  item: { id: string; state: string; version: number; publishedVersion: number | null; gaps: string[] };
  body: typeof BODY;
};

let running: TestApp;
let owner: string;

/** A signed-in operator with a role, at one merchant or at all. */
async function signIn(role: ShippedRole | 'writer', merchants: readonly string[] | null): Promise<string> {
  const { database, app } = running;
  const [id, at, email] = [newId(), new Date(), `${newId()}@example.com`];
  return database.db.transaction().execute(async (tx) => {
    await sql`insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at)
      select ${id}, ${email}, ${email}, ${role}, password_hash, ${at}, ${at} from operators
      where email_key = 'operator@example.com'`.execute(tx);
    await sql`insert into grants (id, operator_id, role_id, merchants, granted_at)
      values (${newId()}, ${id}, ${role}, ${merchants}, ${at})`.execute(tx);
    const caller = { ip: '203.0.113.1', userAgent: 'test' };
    return app.modules.sessions.open(tx, { merchantId: '', accountId: id }, caller);
  });
}

beforeAll(async () => {
  running = await createTestApp();
  await sql`insert into roles (id, name, permissions, changed_at)
    values ('writer', 'Writer', array['content.view', 'content.edit'], now())`.execute(running.database.db);
  owner = await signIn('owner', null);
});
afterAll(() => running.close());

type Call = { id?: string; merchant?: string; token?: string; number?: number; query?: string };

function call(route: Route, body?: unknown, options: Call = {}): Promise<Answer> {
  const { id = '', merchant = 'croupier', token = owner, number = 1, query = '' } = options;
  const path = route.path
    .replace(':merchantCode', merchant)
    .replace(':id', id)
    .replace(':number', String(number));
  return running.call(route, {
    console: true,
    token,
    path: `${path}${query}`,
    ...(body === undefined ? {} : { body }),
  });
}

async function done(answer: Promise<Answer>): Promise<Detail> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.value as Detail;
}

const create = (kind: string, body: object = {}, options: Call = {}): Promise<Answer> =>
  call(routes.create, { id: options.id ?? newId(), kind, body: { ...BODY, ...body } }, options);

async function published(kind: string, body: object = {}): Promise<Detail> {
  const { item } = await done(create(kind, body));
  return done(call(routes.publish, { version: 1 }, { id: item.id }));
}

async function site(query = '', request: { host?: string; token?: string } = {}): Promise<Announcements> {
  const { path } = contentRoutes.announcements;
  const answer = await running.call(contentRoutes.announcements, { ...request, path: `${path}?${query}` });
  return answer.body.value as Announcements;
}

async function help(): Promise<HelpCentre> {
  const answer = await running.call(contentRoutes.helpCentre, {
    path: `${contentRoutes.helpCentre.path}?lang=EN`,
  });
  return answer.body.value as HelpCentre;
}

const audited = async (id: string): Promise<Array<{ action: string; before: object; after: object }>> =>
  (await running.app.modules.audit.latest({ merchantId: 'croupier', limit: 100 }))
    .filter(({ subject }) => subject === `content:${id}`)
    .map(({ action, before, after }) => ({ action, before: Object(before), after: Object(after) }))
    .toReversed();

test('a banner is drafted, published, changed, archived, and restored as a draft', async () => {
  const banner = { groupName: 'w_home', contents: {} };
  const onSite = async (id: string) =>
    (await site('language=EN')).banners.find((one) => one.id === id)?.title;
  const { item } = await done(create('banner', banner));
  expect(item).toMatchObject({ state: 'draft', version: 1, publishedVersion: null, gaps: [] });
  expect(await onSite(item.id)).toBeUndefined();
  await done(call(routes.publish, { version: 1 }, { id: item.id }));
  expect(await onSite(item.id)).toBe('Title');

  const changed = { ...BODY, ...banner, titles: { EN: 'Other' } };
  const saved = await done(call(routes.save, { version: 1, body: changed }, { id: item.id }));
  expect(saved.item).toMatchObject({ state: 'published', version: 2, publishedVersion: 1, gaps: ['TY'] });
  // The site shows what is published until the draft is.
  expect(await onSite(item.id)).toBe('Title');
  await done(call(routes.publish, { version: 2 }, { id: item.id }));
  expect(await onSite(item.id)).toBe('Other');

  const archived = await done(call(routes.archive, { version: 2 }, { id: item.id }));
  expect(archived.item).toMatchObject({ state: 'archived', publishedVersion: null });
  expect(await onSite(item.id)).toBeUndefined();
  const listed = async (query: string) =>
    (
      (await call(routes.list, undefined, { query })).body.value as { items: Array<{ id: string }> }
    ).items.some(({ id }) => id === item.id);
  expect([await listed('?kind=banner'), await listed('?kind=banner&archived=1')]).toEqual([false, true]);
  const restored = await done(call(routes.restore, { version: 2, number: 1 }, { id: item.id }));
  expect(restored).toMatchObject({ item: { state: 'draft', version: 3 }, body: { titles: BODY.titles } });

  expect((await audited(item.id)).map(({ action }) => action)).toEqual([
    'content.created',
    'content.published',
    'content.saved',
    'content.published',
    'content.archived',
    'content.restored',
  ]);
  expect((await audited(item.id))[2]).toMatchObject({
    before: { version: 1, titles: BODY.titles },
    after: { version: 2, titles: { EN: 'Other' } },
  });
});

test('one call publishes an earlier version again, and the versions say what happened', async () => {
  const { item } = await published('headline', { contents: {} });
  const { id } = item;
  const other = { ...BODY, titles: { EN: 'Second' } };
  await done(call(routes.save, { version: 1, body: other }, { id }));
  await done(call(routes.publish, { version: 2 }, { id }));
  const back = await done(call(routes.rollBack, { version: 2, number: 1 }, { id }));
  expect(back).toMatchObject({ item: { version: 3, publishedVersion: 3 }, body: { titles: BODY.titles } });
  expect((await site('types=H&language=EN')).headline.find((one) => one.id === id)?.text).toBe('Title');
  const versions = (await call(routes.versions, undefined, { id })).body.value as object[];
  expect(versions).toMatchObject([
    { number: 3, state: 'published', by: 'owner' },
    { number: 2, state: 'superseded' },
    { number: 1, state: 'superseded' },
  ]);
  const second = await call(routes.version, undefined, { id, number: 2 });
  expect(second.body.value).toMatchObject({ titles: { EN: 'Second' } });
});

test('a stale save, publication or archiving changes nothing and names the newest version', async () => {
  const { item } = await published('notice');
  const { id } = item;
  await done(call(routes.save, { version: 1, body: { ...BODY, titles: { EN: 'Newer' } } }, { id }));
  for (const route of [routes.save, routes.publish, routes.archive, routes.restore, routes.rollBack]) {
    const answer = await call(route, { version: 1, number: 1, body: BODY }, { id });
    expect(answer).toMatchObject({ status: 409, body: { code: 'content.stale', value: { version: 2 } } });
  }
  const { body } = await done(call(routes.get, undefined, { id }));
  expect(body.titles).toEqual({ EN: 'Newer' });
});

test('of ten saves of the same version at once, one is stored', async () => {
  const { item } = await done(create('headline'));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      call(routes.save, { version: 1, body: { ...BODY, titles: { EN: `text ${index}` } } }, { id: item.id }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});

test('creating with the same id once more changes nothing; another text is refused', async () => {
  const id = newId();
  await done(create('headline', {}, { id }));
  expect((await done(create('headline', {}, { id }))).item.version).toBe(1);
  const other = await create('headline', { titles: { EN: 'Other' } }, { id });
  expect(other).toMatchObject({ status: 409, body: { code: 'content.id_taken' } });
});

test('a missing default language blocks publication; other gaps fall back', async () => {
  const { item } = await done(create('notice', { titles: { TY: 'ไทย' } }));
  const refused = await call(routes.publish, { version: 1 }, { id: item.id });
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'content.default_language_missing', fields: [{ field: 'body.titles.EN' }] },
  });
  const { item: english } = await published('notice', {
    titles: { EN: 'English only' },
    contents: { EN: '<p>e</p>' },
  });
  expect(english.gaps).toEqual(['TY']);
  const shown = (await site('types=PL&language=TY')).player.find(({ id }) => id === english.id);
  expect(shown).toMatchObject({ title: 'English only', content: '<p>e</p>' });
});

describe('audience and schedule', () => {
  const ids = async (token?: string): Promise<Set<string>> =>
    new Set((await site('types=PL', token === undefined ? {} : { token })).player.map(({ id }) => id));

  test('members, visitors and everybody see what is meant for them', async () => {
    const member = await running.register();
    const made = await Promise.all(
      (['all', 'visitors', 'members'] as const).map((audience) => published('notice', { audience })),
    );
    const seen = async (token?: string) => {
      const shown = await ids(token);
      return made.map(({ item }) => shown.has(item.id));
    };
    expect(await seen()).toEqual([true, true, false]);
    expect(await seen(member.token)).toEqual([true, false, true]);
  });

  test('a popup for everybody is one for visitors and one for members', async () => {
    const { item } = await published('popup');
    const { popup } = await site('types=PU');
    expect(popup.filter(({ id }) => id === item.id).map(({ execution }) => execution)).toEqual(['A', 'B']);
  });

  test('an announcement is shown within its period only', async () => {
    const from = new Date(Date.now() + 3_600_000).toISOString();
    const until = new Date(Date.now() - 1_000).toISOString();
    const [later, over] = [await published('notice', { from }), await published('notice', { until })];
    const shown = await ids();
    expect([shown.has(later.item.id), shown.has(over.item.id)]).toEqual([false, false]);
  });
});

test('the order is kept on the site, and items that are not named stay behind', async () => {
  const made = [];
  for (const title of ['one', 'two', 'three'])
    made.push((await published('headline', { titles: { EN: title } })).item.id);
  const [one = '', two = '', three = ''] = made;
  const answer = await call(routes.order, { kind: 'headline', ids: [three, one] });
  expect(answer.status).toBe(200);
  const shown = (await site('types=H')).headline.map(({ id }) => id);
  expect(shown.slice(0, 2)).toEqual([three, one]);
  expect(shown).toContain(two);
});

test('help: a section and its articles are written, ordered and taken back', async () => {
  const section = await done(create('section', { slug: 'bonuses', titles: { EN: 'Bonuses' } }));
  const article = { slug: 'first-bonus', section: 'bonuses', titles: { EN: 'First' } };
  const draft = await done(create('article', article));
  const early = await call(routes.publish, { version: 1 }, { id: draft.item.id });
  expect(early.body).toMatchObject({ code: 'content.section_unpublished' });
  await done(call(routes.publish, { version: 1 }, { id: section.item.id }));
  await done(call(routes.publish, { version: 1 }, { id: draft.item.id }));
  await published('article', { ...article, slug: 'second-bonus', titles: { EN: 'Second' } });
  expect((await help()).at(-1)).toMatchObject({
    anchor: 'bonuses',
    title: 'Bonuses',
    articles: [{ anchor: 'first-bonus' }, { anchor: 'second-bonus' }],
  });
  await call(routes.order, { kind: 'section', ids: [section.item.id] });
  expect((await help())[0]?.anchor).toBe('bonuses');
  const renamed = { ...BODY, slug: 'bonuses', titles: { EN: 'Rewards' }, contents: {} };
  await done(call(routes.save, { version: 1, body: renamed }, { id: section.item.id }));
  await done(call(routes.publish, { version: 2 }, { id: section.item.id }));
  expect((await help())[0]?.title).toBe('Rewards');
  const used = await call(routes.archive, { version: 2 }, { id: section.item.id });
  expect(used).toMatchObject({ status: 409, body: { code: 'content.section_in_use' } });
});

test('an address is taken once, and fixed after publication', async () => {
  const promotion = { slug: 'spring', titles: { EN: 'Spring' } };
  const { item } = await published('promotion', promotion);
  const again = await create('promotion', promotion);
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'content.slug_taken', fields: [{ field: 'body.slug' }] },
  });
  const moved = { ...BODY, ...promotion, slug: 'summer' };
  expect(await call(routes.save, { version: 1, body: moved }, { id: item.id })).toMatchObject({
    status: 409,
    body: { code: 'content.slug_fixed' },
  });
});

describe('attacks', () => {
  test('HTML is sanitised on writing, and titles stay text', async () => {
    const title = '<script>alert(1)</script>';
    const { item, body } = await published('notice', { titles: { EN: title }, contents: { EN: EVIL } });
    expect(body.contents.EN).toContain('<p>words</p>');
    expect(JSON.stringify(body.contents)).not.toMatch(/script|onclick|onerror/);
    const shown = (await site('types=PL&language=EN')).player.find(({ id }) => id === item.id);
    expect(shown?.title).toBe(title);
    expect(shown?.content).not.toMatch(/script|onclick|onerror/);
    const preview = await call(routes.sanitize, { html: EVIL });
    expect(JSON.stringify(preview.body.value)).not.toMatch(/script|onclick|onerror/);
  });

  test.each([
    [{ linkage: { type: 'outside', url: 'javascript:alert(1)' } }, 'body.linkage.url'],
    [{ linkage: { type: 'page', url: '//evil.example' } }, 'body.linkage.url'],
    [{ images: [{ imageUrl: 'data:text/html,x', artId: null }] }, 'body.images.0.imageUrl'],
    [{ images: [{ imageUrl: null, artId: '../../etc' }] }, 'body.images.0.artId'],
    [{ slug: 'A b' }, 'body.slug'],
    [{ titles: { EN: 'x'.repeat(201) } }, 'body.titles.EN'],
    [{ contents: { EN: 'x'.repeat(20_001) } }, 'body.contents.EN'],
  ])('%j is refused with its field', async (parts, field) => {
    const answer = await create('promotion', { slug: 'a', ...parts });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toMatchObject([{ field }]);
  });

  test('content of another merchant is neither read nor changed', async () => {
    const { item } = await published('notice');
    const limited = await signIn('content_editor', ['lotus']);
    const { id } = item;
    for (const token of [limited, owner]) {
      const there = { id, merchant: 'lotus', token };
      expect((await call(routes.get, undefined, there)).status).toBe(404);
      expect((await call(routes.versions, undefined, there)).status).toBe(404);
      for (const route of [routes.save, routes.publish, routes.archive])
        expect((await call(route, { version: 1, body: BODY }, there)).status).toBe(404);
    }
    const forbidden = await call(routes.get, undefined, { id, token: limited });
    expect(forbidden.body.code).toBe('permissions.missing');
    await call(routes.order, { kind: 'notice', ids: [id] }, { merchant: 'lotus' });
    expect((await site('', { host: HOSTS.lotus })).player.map((one) => one.id)).not.toContain(id);
    expect((await done(call(routes.get, undefined, { id }))).item.version).toBe(1);
  });

  test('who may only edit cannot publish, take back, order or archive', async () => {
    const writer = await signIn('writer', ['croupier']);
    const { item } = await done(create('notice', {}, { token: writer }));
    const { id } = item;
    for (const route of [routes.publish, routes.rollBack, routes.archive, routes.order]) {
      const answer = await call(
        route,
        { version: 1, number: 1, kind: 'notice', ids: [id] },
        { id, token: writer },
      );
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'permissions.missing', value: { permission: 'content.publish' } },
      });
    }
    expect((await done(call(routes.get, undefined, { id, token: writer }))).item.state).toBe('draft');
  });
});

test('what came with the program can be changed and archived, and seeding does not bring it back', async () => {
  const { items } = (await call(routes.list, undefined, { query: '?kind=promotion' })).body.value as {
    items: Array<{ id: string; slug: string; state: string; version: number }>;
  };
  const welcome = items.find(({ slug }) => slug === 'welcome-credit');
  expect(welcome).toMatchObject({ state: 'published', version: 1, changedBy: null });
  await done(call(routes.archive, { version: 1 }, { id: welcome?.id ?? '' }));
  await running.app.modules.content.seedDemo();
  expect((await site('types=PR')).promotion.map(({ promoId }) => promoId)).not.toContain('welcome-credit');
});

test('every process learns of a publication, which is an event, too', async () => {
  const before = running.app.modules.content.revision('croupier');
  const heard: string[] = [];
  const stop = await running.app.modules.content.listen(running.database, ({ merchantId }) =>
    heard.push(merchantId),
  );
  await published('headline');
  await expect.poll(() => heard).toEqual(['croupier']);
  expect(running.app.modules.content.revision('croupier')).toBeGreaterThan(before);
  await stop();
});

test('a merchant has a bounded number of items; the call that created one can still be repeated', async () => {
  const id = newId();
  const create = (of: string) =>
    call(routes.create, { id: of, kind: 'notice', body: BODY }, { merchant: 'saobien' });
  expect((await create(id)).status).toBe(200);
  await sql`insert into content_items (merchant_id, id, kind, position, version)
    select 'saobien', gen_random_uuid(), 'notice', 100 + n, 1 from generate_series(1, ${MAX_CONTENT_ITEMS}::int) n`.execute(
    running.database.db,
  );
  expect(await create(newId())).toMatchObject({ status: 409, body: { code: 'content.too_many' } });
  expect((await create(id)).status).toBe(200);
  await sql`delete from content_items where merchant_id = 'saobien' and position > 100`.execute(
    running.database.db,
  );
});
