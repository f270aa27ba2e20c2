import { contentMediaRoutes as routes, type Media } from '@croupier/contract/engagement/content-media.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, HOSTS, type Answer, type TestApp } from '../../../../testing/test-app.ts';

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

const upload = (bytes: Buffer, name = 'picture.png'): Promise<Answer> =>
  running.call(routes.upload, {
    console: true,
    token: owner,
    path: routes.upload.path.replace(':merchantCode', 'croupier'),
    body: { name, data: bytes.toString('base64') },
  });

const picture = (red: number, size = 40) =>
  sharp({ create: { width: size, height: size, channels: 3, background: { r: red, g: 0, b: 0 } } });

const file = (url: string, host: string = HOSTS.croupier) =>
  running.app.site.inject({ url, headers: { host } });

test('a picture is encoded again without metadata and served for good, on its merchant’s site only', async () => {
  const withPlace = await picture(10)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  expect(withPlace.includes('secret place')).toBe(true);
  const answer = await upload(withPlace, 'photo.jpg');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const media = answer.body.value as Media;
  expect(media).toMatchObject({ name: 'photo.jpg', width: 40, height: 40 });
  const served = await file(media.url);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
  expect(served.rawPayload.includes('secret place')).toBe(false);
  expect((await file(media.url, HOSTS.lotus)).statusCode).toBe(404);
  const onConsole = await running.app.console.inject({
    url: media.consoleUrl,
    headers: { host: 'localhost' },
  });
  expect(onConsole.rawPayload).toEqual(served.rawPayload);
});

test('the same picture is stored once, and a large one is made smaller', async () => {
  const bytes = await picture(20).png().toBuffer();
  const [first, second] = [await upload(bytes), await upload(bytes)];
  expect((first.body.value as Media).id).toBe((second.body.value as Media).id);
  const wide = await upload(await picture(30, 2_500).webp().toBuffer());
  expect(wide.body.value).toMatchObject({ width: 1_920, height: 1_920 });
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a PNG that is none', Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
])('%s is refused, whatever its name', async (_, bytes) => {
  expect(await upload(bytes, 'picture.png')).toMatchObject({
    status: 422,
    body: { code: 'content.picture_invalid', fields: [{ field: 'data' }] },
  });
});

test('a caller who may not upload is refused before the body is read', async () => {
  const body = { name: 'picture.png', data: 'A'.repeat(6 * 1024 * 1024) };
  const path = routes.upload.path.replace(':merchantCode', 'croupier');
  const call = (token?: string) =>
    running.call(routes.upload, { console: true, path, body, ...(token === undefined ? {} : { token }) });
  expect(await call()).toMatchObject({ status: 401 });
  expect(await call(owner)).toMatchObject({ status: 413 });
});

test('a file that is too large is refused', async () => {
  const answer = await upload(Buffer.alloc(3 * 1024 * 1024 + 10, 1));
  expect([413, 422]).toContain(answer.status);
});

test.each(['/media/nothing.webp', `/media/${'a'.repeat(32)}.webp`, '/media/..%2fx'])(
  '%s is not found',
  async (url) => {
    expect((await file(url)).statusCode).toBe(404);
  },
);
