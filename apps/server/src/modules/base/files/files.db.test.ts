import { readFile as readDisk, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fileControlRoutes,
  fileRoutes,
  type FileInfo,
  type FilePurpose,
} from '@croupier/contract/files/files.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createOperator } from '../../../testing/operator-session.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
let member: { token: string; memberId: string };
let other: { token: string; memberId: string };

beforeAll(async () => {
  running = await createTestApp();
  [member, other] = [await running.register(), await running.register()];
});
afterAll(() => running.close());

const picture = (red: number, { width = 60, height = 40 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } });
const png = (red: number) => picture(red).png().toBuffer();

type Sending = { token?: string | undefined; purpose?: string; type?: string };
async function send(content: Buffer, { token, purpose = 'slip', type = 'image/png' }: Sending = {}) {
  const response = await running.app.site.inject({
    method: 'POST',
    url: `${fileRoutes.upload.path}?for=${purpose}`,
    headers: {
      host: HOSTS.croupier,
      'content-type': type,
      ...(token === '' ? {} : { authorization: `Bearer ${token ?? member.token}` }),
    },
    payload: content,
  });
  return { status: response.statusCode, body: response.json<{ code?: string; value: FileInfo }>() };
}

async function stored(red: number, sending: Sending = {}): Promise<FileInfo> {
  const { status, body } = await send(await png(red), sending);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.value;
}

const fetchFile = (id: string, token: string, host: string = HOSTS.croupier) =>
  running.app.site.inject({
    url: `/wps/files/${id}`,
    headers: { host, authorization: `Bearer ${token}` },
  });

const attach = (
  ids: string[],
  subject: string,
  {
    purpose = 'slip',
    uploadedBy = member.memberId,
    merchantId = 'croupier',
  }: { purpose?: FilePurpose; uploadedBy?: string; merchantId?: string } = {},
) =>
  running.database.db
    .transaction()
    .execute((tx) => running.app.modules.files.attach(tx, { merchantId, uploadedBy, ids, purpose, subject }));

const onlyJob = () => running.app.modules.files.jobs[0];

test('a picture is stored upright, smaller, without metadata and sealed, and only its owner reads it', async () => {
  const photo = await picture(10, { width: 3_000, height: 1_500 })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.includes('secret place')).toBe(true);
  const { status, body } = await send(photo, { type: 'image/jpeg' });
  expect([status, body.value.width, body.value.height], JSON.stringify(body)).toEqual([200, 1_200, 2_400]);
  const { id } = body.value;
  const served = await fetchFile(id, member.token);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as unknown,
  });
  expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
  expect(served.rawPayload.includes('secret place')).toBe(false);
  const folder = join(running.siteFolder, 'files', 'croupier');
  const onDisk = await readDisk(join(folder, id));
  expect(onDisk.includes('WEBP')).toBe(false);
  expect((await fetchFile(id, other.token)).statusCode).toBe(404);
  const stranger = await running.register(HOSTS.lotus);
  expect((await fetchFile(id, stranger.token, HOSTS.lotus)).statusCode).toBe(404);
  expect((await readdir(folder)).some((name) => name.endsWith('.partial'))).toBe(false);
});

test('what hides in a picture is gone after it was re-encoded', async () => {
  const polyglot = Buffer.concat([await png(20), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
  const { status, body } = await send(polyglot);
  expect(status).toBe(200);
  const served = await fetchFile(body.value.id, member.token);
  expect(served.rawPayload.includes('<script>')).toBe(false);
});

/** A small file that takes much memory once it is decoded. */
async function bomb(): Promise<Buffer> {
  const bytes = await picture(1, { width: 7_000, height: 7_000 }).png().toBuffer();
  expect(bytes.length).toBeLessThan(1_000_000);
  return bytes;
}

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['HTML', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a WebP', () => picture(30).webp().toBuffer()],
  ['a GIF', () => picture(30).gif().toBuffer()],
  ['a PNG that is none', () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
  [
    'half of a JPEG',
    async () => (await picture(30, { width: 900, height: 900 }).jpeg().toBuffer()).subarray(0, 2_000),
  ],
  ['a picture of 49 megapixels', bomb],
  ['nothing', () => Buffer.alloc(0)],
])('%s is refused', async (_, content) => {
  expect(await send(await content())).toMatchObject({
    status: 422,
    body: { code: 'files.picture_invalid', fields: [{ field: 'body' }] },
  });
});

test('the size, the type and the purpose are checked, and strangers before their body', async () => {
  expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await send(await png(1), { type: 'text/html' })).body.code).toBe('request.unsupported_media');
  expect((await send(await png(1), { type: 'application/json' })).body.code).toBe(
    'request.unsupported_media',
  );
  expect((await send(await png(1), { purpose: 'malware' })).body.code).toBe('request.invalid');
  expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1), { token: '' })).body.code).toBe(
    'identity.sign_in_needed',
  );
});

test('pictures are attached once, to one thing, by whoever uploaded them', async () => {
  const subject = `deposit:${newId()}`;
  const [first, second] = [await stored(40), await stored(41)];
  expect(await attach([first.id], subject)).toEqual([{ id: first.id, seenBefore: null }]);
  expect(await attach([first.id], subject)).toHaveLength(1);
  const notFound = { code: 'files.not_found', details: { fields: [{ field: 'files' }] } };
  await expect(attach([first.id], 'deposit:other')).rejects.toMatchObject(notFound);
  await expect(attach([second.id], subject, { purpose: 'proof' })).rejects.toMatchObject(notFound);
  await expect(attach([second.id], subject, { uploadedBy: other.memberId })).rejects.toMatchObject(notFound);
  await expect(attach([second.id], subject, { merchantId: 'lotus' })).rejects.toMatchObject(notFound);
  await expect(attach([newId()], subject)).rejects.toMatchObject(notFound);
  expect(await running.app.modules.files.ofSubject({ merchantId: 'croupier', subject })).toMatchObject([
    { id: first.id, purpose: 'slip', width: 60 },
  ]);
});

test('a fourth picture of one thing is refused and leaves the three', async () => {
  const subject = `deposit:${newId()}`;
  const ids: string[] = [];
  for (const red of [50, 51, 52, 53]) ids.push((await stored(red, { token: other.token })).id);
  const by = { uploadedBy: other.memberId };
  await expect(attach(ids, subject, by)).rejects.toMatchObject({ code: 'files.too_many' });
  await attach(ids.slice(0, 3), subject, by);
  await expect(attach(ids.slice(3), subject, by)).rejects.toMatchObject({ code: 'files.too_many' });
  expect(await running.app.modules.files.ofSubject({ merchantId: 'croupier', subject })).toHaveLength(3);
});

test('a picture that was attached before is recognised, whoever sends it with whatever metadata', async () => {
  const first = `deposit:${newId()}`;
  await attach([(await stored(60)).id], first);
  const again = await picture(60)
    .withExif({ IFD0: { Artist: 'somebody' } })
    .png()
    .toBuffer();
  const copy = (await send(again, { token: other.token })).body.value;
  expect(await attach([copy.id], `deposit:${newId()}`, { uploadedBy: other.memberId })).toEqual([
    { id: copy.id, seenBefore: first },
  ]);
});

test('a member removes a picture until it is attached', async () => {
  const [kept, removed] = [await stored(70), await stored(71)];
  await attach([kept.id], `deposit:${newId()}`);
  const remove = (id: string, token = member.token) =>
    running.call(fileRoutes.remove, { token, path: `/wps/files/${id}` });
  expect((await remove(removed.id, other.token)).status).toBe(404);
  expect((await remove(removed.id)).status).toBe(200);
  expect((await fetchFile(removed.id, member.token)).statusCode).toBe(404);
  expect((await remove(kept.id)).status).toBe(404);
  expect((await fetchFile(kept.id, member.token)).statusCode).toBe(200);
});

test('the job deletes what was not attached within a day and what was given up', async () => {
  const { db } = running.database;
  const [kept, left, fresh, released] = [
    await stored(80),
    await stored(81),
    await stored(82),
    await stored(83),
  ];
  const subject = `deposit:${newId()}`;
  await attach([kept.id], `deposit:${newId()}`);
  await attach([released.id], subject);
  await db
    .transaction()
    .execute((tx) => running.app.modules.files.release(tx, { merchantId: 'croupier', subject }));
  await sql`update files set uploaded_at = uploaded_at - interval '25 hours'
    where merchant_id = 'croupier' and id = any(${[kept.id, left.id]}::uuid[])`.execute(db);
  await onlyJob()?.run();
  const names = await readdir(join(running.siteFolder, 'files', 'croupier'));
  expect([kept, left, fresh, released].map(({ id }) => names.includes(id))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const { rows } = await sql`select 1 from files where merchant_id = 'croupier'
    and id = any(${[left.id, released.id]}::uuid[])`.execute(db);
  expect(rows).toEqual([]);
});

test('operators see slips of their merchants, but documents only through the identity checks', async () => {
  const [slip, document] = [await stored(90), await stored(91, { purpose: 'document' })];
  const cashier = await createOperator(running, 'cashier', ['croupier']);
  const editor = await createOperator(running, 'content_editor', ['croupier']);
  const see = (id: string, { token } = cashier, merchantCode = 'croupier') =>
    running.app.console.inject({
      url: fileControlRoutes.get.path.replace(':merchantCode', merchantCode).replace(':id', id),
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
  expect((await see(slip.id)).headers['content-type']).toBe('image/webp');
  expect((await see(document.id)).statusCode).toBe(404);
  expect((await see(slip.id, editor)).statusCode).toBe(403);
  expect((await see(slip.id, cashier, 'lotus')).statusCode).toBe(403);
});
