import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import {
  announcements,
  type Announcements,
  contentRoutes,
  helpCentre,
} from '@croupier/contract/engagement/content.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../testing/test-app.ts';
import { seedAnnouncement, type NewAnnouncement } from './seeds.usecases.ts';

const HOUR_MILLISECONDS = 3_600_000;
const fromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MILLISECONDS);
const EVIL =
  '<p onclick="x()">words</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">link</a>';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running.close());

async function show(query = '', host: string = HOSTS.croupier): Promise<Announcements> {
  const { path } = contentRoutes.announcements;
  const answer = await running.call(contentRoutes.announcements, { host, path: `${path}?${query}` });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return announcements.decode(answer.body.value as never);
}

async function showHelp(query = '', host: string = HOSTS.croupier) {
  const { path } = contentRoutes.helpCentre;
  const answer = await running.call(contentRoutes.helpCentre, { host, path: `${path}?${query}` });
  expect(answer.status).toBe(200);
  return helpCentre.parse(answer.body.value);
}

async function publish(announcement: Partial<NewAnnouncement>): Promise<string> {
  const id = newId();
  const full: NewAnnouncement = {
    merchantId: 'croupier',
    id,
    type: 'PL',
    titles: { EN: `title ${id}` },
    position: 0,
    publishedAt: fromNow(-1),
    ...announcement,
  };
  expect(await running.database.db.transaction().execute((tx) => seedAnnouncement(tx, full))).toBe(true);
  return id;
}

const noticeIds = async (host?: string) => (await show('types=PL', host)).player.map(({ id }) => id);

test('the response contains all announcements of a merchant in its order', async () => {
  const shown = await show();
  expect(shown.headline).toHaveLength(4);
  expect(shown.banners).toHaveLength(20);
  expect(shown.banners.flatMap(({ category }) => category ?? [])).toEqual(GAME_CATEGORIES);
  expect(shown.banners.filter(({ groupName }) => groupName === 'w_home').map(({ artId }) => artId)).toEqual([
    'dice',
    'mines',
    'cards',
    'nugget',
  ]);
  expect(shown.player).toHaveLength(14);
  expect(shown.popup.map(({ execution }) => execution)).toEqual(['B', 'A', 'F', 'A']);
  expect(shown.promotion.map(({ promoId }) => promoId)).toEqual([
    'welcome-credit',
    'check-a-round',
    'tournament-week',
    'new-studios',
    'house-jackpot',
    'on-your-phone',
  ]);
  const [welcome] = shown.promotion;
  expect(welcome).toMatchObject({
    until: null,
    announcementImages: [{ artId: 'cards', imageUrl: null, sequence: 1 }],
  });
  expect(shown.promotion[2]?.until?.getTime()).toBeGreaterThan(Date.now());
});

test.each([
  ['B', 'banners'],
  ['PL', 'player'],
  ['pu', 'popup'],
  ['PR', 'promotion'],
  ['H', 'headline'],
] as const)('the type %s alone returns only %s', async (type, key) => {
  for (const [name, list] of Object.entries(await show(`types=${type}`)))
    expect(list.length > 0, name).toBe(name === key);
});

test('accepts several types and spaces between them, and ignores unknown ones', async () => {
  const shown = await show(`types=${encodeURIComponent('H, XX ,PR')}&platform=W`);
  expect([shown.headline.length, shown.promotion.length, shown.banners.length]).toEqual([4, 6, 0]);
  expect(Object.values(await show('types=XX')).flat()).toEqual([]);
});

test('texts come in the requested language, else in the default language of the merchant', async () => {
  const [english, thai, garden] = await Promise.all([
    show('language=EN'),
    show('language=TY'),
    show('', HOSTS.lotus),
  ]);
  expect(english.promotion[0]?.title).toBe('Welcome credit of €1,000');
  expect(thai.promotion[0]?.title).toBe('เครดิตต้อนรับ €1,000');
  expect(thai.promotion[0]?.content).toContain('กติกา');
  expect(garden.promotion[0]?.title).toBe('ของขวัญต้อนรับ ฿30,000');
  // French texts do not exist, and the merchant's default language is English.
  expect((await show('language=FR')).promotion[0]?.title).toBe('Welcome credit of €1,000');
  const { path } = contentRoutes.announcements;
  const wrong = await running.call(contentRoutes.announcements, { path: `${path}?language=XX` });
  expect(wrong.body.code).toBe('request.invalid');
});

test('a missing text is shown in the merchant’s default language, before English', async () => {
  const both = { EN: 'In English', TY: 'เป็นภาษาไทย' };
  const [here, there] = [
    await publish({ titles: both }),
    await publish({ merchantId: 'lotus', titles: both, contents: both }),
  ];
  const find = async (host: string, id: string) =>
    (await show('language=FR', host)).player.find((one) => one.id === id);
  expect(await find(HOSTS.croupier, here)).toMatchObject({ title: both.EN });
  expect(await find(HOSTS.lotus, there)).toMatchObject({ title: both.TY, content: both.TY });
});

test('a text that is missing in the requested language is shown in another one', async () => {
  const id = await publish({ titles: { TY: 'เฉพาะไทย' }, contents: { TY: '<p>ไทย</p>' } });
  const notice = (await show('language=EN')).player.find((one) => one.id === id);
  expect(notice).toMatchObject({ title: 'เฉพาะไทย', content: '<p>ไทย</p>' });
});

test('announcements that have not started or have ended are not shown', async () => {
  const later = await publish({ publishedAt: fromNow(1) });
  const over = await publish({ until: fromNow(-0.5) });
  const now = await publish({ until: fromNow(1) });
  const ids = await noticeIds();
  expect(ids).toContain(now);
  expect(ids).not.toContain(later);
  expect(ids).not.toContain(over);
});

test('a merchant sees none of the announcements of another one', async () => {
  const theirs = await publish({ merchantId: 'lotus' });
  expect(await noticeIds()).not.toContain(theirs);
  expect(await noticeIds(HOSTS.lotus)).toContain(theirs);
  const both = await Promise.all([show(), show('', HOSTS.lotus), showHelp(), showHelp('', HOSTS.lotus)]);
  const [house, garden, houseHelp, gardenHelp] = both.map((part) => JSON.stringify(part));
  for (const text of [house, houseHelp]) expect(text).not.toMatch(/Lotus|฿/);
  for (const text of [garden, gardenHelp]) expect(text).not.toMatch(/Aurum|€/);
});

test('HTML and links are sanitized before they are stored', async () => {
  const id = await publish({
    type: 'PR',
    promoId: 'unsafe',
    contents: { EN: EVIL },
    images: [{ imageUrl: 'data:text/html,x', artId: 'dice' }],
  });
  const bannerId = await publish({
    type: 'B',
    groupName: 'w_login',
    linkage: { type: 'outside', url: 'javascript:alert(1)' },
  });
  const { rows } = await sql<{ contents: { EN: string }; images: unknown; linkage: unknown }>`
    select contents, images, linkage from announcements
    where merchant_id = 'croupier' and id in (${id}, ${bannerId}) order by type desc`.execute(
    running.database.db,
  );
  expect(rows[0]?.contents.EN).toMatch(/^<p>words<\/p><img src="x" \/><a [^>]*>link<\/a>$/);
  expect(rows[0]?.contents.EN).not.toMatch(/script|onerror|onclick/);
  expect(rows[0]).toMatchObject({ images: [{ imageUrl: null, artId: 'dice' }] });
  expect(rows[1]).toMatchObject({ linkage: null });
});

test('unsafe HTML and links already in the database are sanitized when read', async () => {
  const evil = JSON.stringify({ EN: EVIL });
  await sql`
    insert into announcements (merchant_id, id, type, promo_id, titles, contents, images, linkage, position, published_at)
    values ('croupier', ${newId()}, 'PR', 'evil', '{"EN":"evil"}', ${evil}::jsonb,
      '[{"imageUrl":"javascript:alert(1)","artId":null}]', null, 99, now() - interval '1 hour')`.execute(
    running.database.db,
  );
  const bannerId = newId();
  await sql`
    insert into announcements (merchant_id, id, type, group_name, titles, images, linkage, position, published_at)
    values ('croupier', ${bannerId}, 'B', 'w_game', '{"EN":"evil"}', '[{"imageUrl":"//evil.example/x.png"}]',
      '{"type":"page","url":"javascript:alert(1)"}', 99, now() - interval '1 hour')`.execute(
    running.database.db,
  );
  await sql`
    insert into help_articles (merchant_id, id, section, section_titles, anchor, titles, contents, position)
    values ('croupier', ${newId()}, 'evil', '{"EN":"evil"}', 'evil', '{"EN":"evil"}', ${evil}::jsonb, 990000)`.execute(
    running.database.db,
  );
  const shown = await show('language=EN');
  const promotion = shown.promotion.find(({ promoId }) => promoId === 'evil');
  const article = (await showHelp('lang=EN')).find(({ anchor }) => anchor === 'evil')?.articles[0];
  for (const html of [promotion?.content, article?.content]) {
    expect(html).toContain('<p>words</p>');
    expect(html).not.toMatch(/script|onerror|onclick/);
  }
  expect(promotion?.announcementImages).toEqual([{ imageUrl: null, artId: null, sequence: 1 }]);
  expect(shown.banners.find(({ id }) => id === bannerId)).toMatchObject({ imageUrl: null, linkage: null });
});

test('a type with many announcements does not crowd out the others', async () => {
  await sql`
    insert into announcements (merchant_id, id, type, group_name, titles, position, published_at)
    select 'lotus', gen_random_uuid(), 'B', 'w_game', '{"EN":"x"}', 100 + n, now() - interval '1 hour'
    from generate_series(1, 300) n`.execute(running.database.db);
  const shown = await show('', HOSTS.lotus);
  expect(shown.banners).toHaveLength(200);
  expect(shown.promotion).toHaveLength(6);
});

test('help has its sections and articles in order, in the requested language', async () => {
  const english = await showHelp('lang=EN&device=WEB');
  expect(english.slice(0, 7).map(({ anchor }) => anchor)).toEqual([
    'getting-started',
    'money',
    'games',
    'safer-play',
    'security',
    'terms',
    'privacy',
  ]);
  const terms = english.find(({ anchor }) => anchor === 'terms')?.articles[0];
  expect(terms).toMatchObject({ anchor: 'term', title: 'Terms of use' });
  expect(terms?.content).toContain('at least 18,');
  const garden = await showHelp('lang=TY', HOSTS.lotus);
  expect(garden[0]?.title).toBe('เริ่มต้นใช้งาน');
  expect(JSON.stringify(garden)).toContain('อายุ 20 ปีขึ้นไป');
});

test('seeding again changes nothing and keeps edits', async () => {
  await sql`update announcements set titles = '{"EN":"by hand"}'
    where merchant_id = 'lotus' and promo_id = 'fair-garden'`.execute(running.database.db);
  const before = JSON.stringify(await show('', HOSTS.lotus));
  await running.app.modules.content.seedDemo();
  expect(JSON.stringify(await show('', HOSTS.lotus))).toBe(before);
  expect(before).toContain('by hand');
});
