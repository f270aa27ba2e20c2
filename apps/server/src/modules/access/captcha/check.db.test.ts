import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CaptchaAnswer, CaptchaRule } from '@croupier/contract/access/captcha.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createMerchants, type Integrations, type Merchants } from '../../base/merchants/index.ts';
import { createQueue } from '../../../platform/queue.ts';
import { DRAWING } from './captcha.config.ts';
import { createImages } from './image.usecases.ts';
import { createCaptcha, type Captcha } from './index.ts';
import { createPuzzles, type Puzzles } from './puzzles.usecases.ts';
import { plantText } from './testing/answers.ts';

const clock = createManualClock(new Date('2026-11-01T00:00:00Z'));
const ip = '198.51.100.7';
let database: TestDatabase;
let merchants: Merchants;
let puzzles: Puzzles;
let service: Server;
let asked: string[] = [];
let serviceAnswer: { status: number; body: string } = { status: 200, body: '{"success":true}' };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  merchants = createMerchants({ db, clock, publicKeys: async () => ({ keys: [] }) });
  await merchants.seedDemo();
  puzzles = createPuzzles({ db, clock });
  service = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(body);
      response.writeHead(serviceAnswer.status).end(serviceAnswer.body);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => service.close(resolve));
  await database.close();
});

/** The captcha module, with this rule for sign-in. */
function captchaWith(login: CaptchaRule, captcha?: Integrations['captcha']): Captcha {
  const byId: Merchants['byId'] = async (id) => {
    const merchant = await merchants.byId(id);
    const { settings, integrations } = merchant;
    const signIn = { ...settings.signIn, captcha: { ...settings.signIn.captcha, login } };
    return { ...merchant, settings: { ...settings, signIn }, integrations: { ...integrations, captcha } };
  };
  return createCaptcha({ db: database.db, clock, merchants: { byId } });
}

async function outcome(captcha: Captcha, answer: CaptchaAnswer, trouble = true): Promise<unknown> {
  try {
    await captcha.check('croupier', 'login', answer, { trouble, ip });
    return 'right';
  } catch (error) {
    const { code, status, details } = error as { code: string; status: number; details: { value: unknown } };
    return [code, status, details.value];
  }
}
const ownToken = async (): Promise<CaptchaAnswer> => ({
  verification: { provider: 'own', ...(await puzzles.issueToken('croupier')) },
});

test.each([
  ['never', true, null],
  ['never', false, null],
  ['after_failure', false, null],
  ['after_failure', true, 'slider'],
  ['always', false, 'slider'],
] as const)('when %s and trouble is %s, %s is needed', async (when, trouble, kind) => {
  const captcha = captchaWith({ kind: 'slider', when });
  expect(await captcha.needed('croupier', 'login', trouble)).toBe(kind);
  const refusal = ['captcha.required', 422, { captcha: true, kind }];
  expect(await outcome(captcha, {}, trouble)).toEqual(kind === null ? 'right' : refusal);
});

test('a slider accepts neither characters nor a foreign token', async () => {
  const captcha = captchaWith({ kind: 'slider', when: 'always' });
  const value = { captcha: true, kind: 'slider' };
  const typed = { captcha: 'AX37', captchaKey: randomUUID() };
  expect(await outcome(captcha, typed)).toEqual(['captcha.required', 422, value]);
  const outside = { verification: { provider: 'external', token: 'x' } } as const;
  expect(await outcome(captcha, outside)).toEqual(['captcha.required', 422, value]);
  const made = { verification: { provider: 'own', token: 'x'.repeat(43) } } as const;
  expect(await outcome(captcha, made)).toEqual(['captcha.wrong', 422, value]);
});

test.each(['image', 'slider', 'external'] as const)(
  'our own token is accepted once for kind %s',
  async (kind) => {
    const captcha = captchaWith({ kind, when: 'always' });
    const answer = await ownToken();
    expect(await outcome(captcha, answer)).toBe('right');
    expect(await outcome(captcha, answer)).toEqual(['captcha.wrong', 422, { captcha: true, kind }]);
  },
);

test('pictures and tokens last two minutes; a key gets a new picture after a second', async () => {
  const captcha = captchaWith({ kind: 'image', when: 'always' });
  const images = createImages({ puzzles, drawing: createQueue(DRAWING) });
  const captchaKey = randomUUID();
  const answer = { captcha: 'AX37', captchaKey };
  const draw = async (): Promise<void> => {
    await images.draw({ merchantId: 'croupier', key: captchaKey, ip });
    await plantText(database.db, captchaKey, 'AX37');
  };
  await draw();
  clock.advance(999);
  await expect(draw()).rejects.toMatchObject({ code: 'request.too_many', status: 429 });
  clock.advance(1);
  await draw();
  clock.advance(119_999);
  expect(await outcome(captcha, answer)).toBe('right');
  await draw();
  const token = await ownToken();
  clock.advance(120_000);
  expect(await outcome(captcha, answer)).toMatchObject(['captcha.wrong', 422, {}]);
  expect(await outcome(captcha, token)).toMatchObject(['captcha.wrong', 422, {}]);
});

test('an address gets a limited number of puzzles a minute', async () => {
  const ask = () => puzzles.count({ merchantId: 'croupier', kind: 'slider', ip: '2001:db8::1' });
  for (let index = 0; index < 60; index += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'request.too_many' });
  // The same IPv6 network counts as one address.
  const neighbour = { merchantId: 'croupier', kind: 'slider', ip: '2001:db8::2:1' } as const;
  await expect(puzzles.count(neighbour)).rejects.toMatchObject({ code: 'request.too_many' });
  await expect(puzzles.count({ ...neighbour, merchantId: 'lotus' })).resolves.toBe(0);
  clock.advance(60_000);
  expect(await ask()).toBe(62);
});

test('an external service is asked over HTTP', async () => {
  const { port } = service.address() as AddressInfo;
  const settings = { siteKey: 'site', secret: 'a secret', verifyUrl: `http://127.0.0.1:${port}/verify` };
  const captcha = captchaWith({ kind: 'external', when: 'always' }, settings);
  const answer = { verification: { provider: 'external', token: 'from the browser' } } as const;
  const value = { captcha: true, kind: 'external' };
  asked = [];
  expect(await outcome(captcha, answer)).toBe('right');
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
    secret: 'a secret',
    response: 'from the browser',
    remoteip: ip,
  });
  serviceAnswer = { status: 200, body: '{"success":false}' };
  expect(await outcome(captcha, answer)).toEqual(['captcha.wrong', 422, value]);
  const unavailable = ['captcha.unavailable', 503, value];
  for (const failing of [
    { status: 500, body: '{"success":true}' },
    { status: 200, body: 'no JSON' },
    { status: 200, body: '{"success":"yes"}' },
  ]) {
    serviceAnswer = failing;
    expect(await outcome(captcha, answer)).toEqual(unavailable);
  }
  const nobody = captchaWith(
    { kind: 'external', when: 'always' },
    { ...settings, verifyUrl: 'http://127.0.0.1:1/' },
  );
  expect(await outcome(nobody, answer)).toEqual(unavailable);
  expect(await outcome(captchaWith({ kind: 'external', when: 'always' }), answer)).toEqual(unavailable);
});

test('the tables reveal no answer, and old rows are deleted', async () => {
  const key = randomUUID();
  await createImages({ puzzles, drawing: createQueue(DRAWING) }).draw({ merchantId: 'croupier', key, ip });
  const { token } = await puzzles.issueToken('croupier');
  const { rows } = await sql<{
    row: string;
  }>`select row_to_json(p)::text as row from captcha_puzzles p`.execute(database.db);
  const stored = rows.map(({ row }) => row).join();
  for (const secret of [key, token]) {
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
  }
  clock.advance(12 * 60_000);
  await captchaWith({ kind: 'image', when: 'always' }).jobs[0]?.run();
  const { rows: left } = await sql<{ puzzles: bigint; asks: bigint }>`
    select (select count(*) from captcha_puzzles) as puzzles, (select count(*) from captcha_demand) as asks`.execute(
    database.db,
  );
  expect(left[0]).toEqual({ puzzles: 0n, asks: 0n });
});
