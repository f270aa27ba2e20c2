import { parse } from 'plist';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, HOSTS, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  running.app.site.inject({ url, headers: { host: HOSTS.croupier, ...headers } });

const NAMES = { [HOSTS.croupier]: 'Aurum Room', [HOSTS.lotus]: 'Lotus Nine' };

test.each([
  [HOSTS.croupier, 'en'],
  [HOSTS.lotus, 'th'],
] as const)('%s has its own manifest, whose icons exist in their sizes', async (host, lang) => {
  const answer = await get('/manifest.webmanifest', { host });
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json<{
    name: string;
    lang: string;
    icons: Array<{ src: string; sizes: string }>;
  }>();
  expect(manifest).toMatchObject({ name: NAMES[host], lang });
  const pictures = [...manifest.icons, { src: '/app/icon-180.png', sizes: '180x180' }];
  for (const { src, sizes } of pictures) {
    const picture = await get(src, { host });
    expect(picture.headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(picture.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  // Phones show transparent areas as black.
  expect((await sharp((await get('/app/icon-180.png', { host })).rawPayload).stats()).isOpaque).toBe(true);
});

test('the pictures of two merchants differ, and an unchanged one is not sent again', async () => {
  const [mine, other] = [
    await get('/app/icon-192.png'),
    await get('/app/icon-192.png', { host: HOSTS.lotus }),
  ];
  expect(mine.rawPayload.equals(other.rawPayload)).toBe(false);
  const again = await get('/app/icon-192.png', { 'if-none-match': String(mine.headers['etag']) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await get('/favicon.svg', { host: HOSTS.lotus })).headers['content-type']).toBe('image/svg+xml');
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/png');
});

test('the address selects the language of the manifest; an unsupported one gets the default', async () => {
  expect((await get('/manifest.webmanifest?lang=TY')).json()).toMatchObject({ lang: 'th' });
  for (const odd of ['lang=XX', 'lang=TY&lang=EN', 'lang[]=TY', 'lang=__proto__'])
    expect((await get(`/manifest.webmanifest?${odd}`)).json()).toMatchObject({ lang: 'en' });
});

test('the lite profile links to the host it was requested from', async () => {
  const answer = await get('/app/lite.mobileconfig', { host: 'lotus.localhost:8080' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-apple-aspen-config',
    'content-disposition': 'attachment; filename="lotus.mobileconfig"',
    'cache-control': 'no-store',
  });
  const { PayloadContent } = parse(answer.payload) as {
    PayloadContent: Array<{ URL: string; Icon: Uint8Array }>;
  };
  expect(PayloadContent[0]?.URL).toBe('http://lotus.localhost:8080/?from=lite');
  expect(await sharp(PayloadContent[0]?.Icon).metadata()).toMatchObject({ format: 'png', width: 180 });
  for (const host of [
    'evil.example',
    'lotus.localhost@evil.example',
    'lotus.localhost:80@evil.example',
    '[::1]x',
    'lotus.localhost:99999',
  ])
    expect((await get('/app/lite.mobileconfig', { host })).statusCode, host).toBe(404);
  const forwarded = await get('/app/lite.mobileconfig', { 'x-forwarded-proto': 'javascript:alert(1)//' });
  expect(forwarded.payload).toContain('http://localhost/?from=lite');
});

test('a merchant that does not offer the lite profile has none', async () => {
  const { database, app } = running;
  await database.db.transaction().execute((tx) =>
    app.modules.merchants.changeSettings(tx, 'lotus', (settings) => ({
      ...settings,
      brand: { ...settings.brand, apps: { ...settings.brand.apps, lite: false } },
    })),
  );
  app.modules.merchants.refresh();
  expect((await get('/app/lite.mobileconfig', { host: HOSTS.lotus })).statusCode).toBe(404);
  expect((await get('/app/lite.mobileconfig')).statusCode).toBe(200);
});

test('the offline page contains both languages, no inline script and no text of the other merchant', async () => {
  const answer = await get('/app/offline');
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.payload).not.toMatch(/<script(?! src="\/app\/)/);
  expect(answer.payload).toContain('lang="en"');
  expect(answer.payload).toContain('lang="th"');
  expect(answer.payload).not.toContain(NAMES[HOSTS.lotus]);
});

test('the page links the manifest and the icons and sets the colours of the phone’s bars', async () => {
  const page = (await get('/?from=app', { accept: 'text/html', cookie: 'lang=TY; theme=light' })).payload;
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=TY">');
  expect(page).toContain('<link rel="apple-touch-icon" sizes="180x180" href="/app/icon-180.png">');
  expect(page).toMatch(/<meta name="theme-color" content="#[\da-f]{6}" data-for="light" media="all">/);
});
