// An attacker tries hundreds of names, passwords and codes.
import { siteApi } from '@croupier/contract/api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../testing/solved-captcha.ts';
import { openSmsInbox, type SmsInbox } from '../testing/sms-inbox.ts';
import { createTestApp, HOSTS, PASSWORD, type TestApp } from '../testing/test-app.ts';

const { login } = siteApi.session;
const MOBILE = '+4915112345678';
let inbox: SmsInbox;
let running: TestApp;

beforeAll(async () => {
  inbox = await openSmsInbox();
  running = await createTestApp({ SANDBOX_URL: inbox.url });
});
afterAll(async () => {
  await running.close();
  await inbox.close();
});

const solved = (host: string) =>
  solvedCaptcha(running.database.db, host === HOSTS.lotus ? 'lotus' : 'croupier');

/** An attacker who pays to have every captcha solved, so that other limits must stop him. */
const tryPassword = async (username: string, password: string, ip: string, host: string = HOSTS.croupier) =>
  running.call(login, {
    host,
    ip,
    body: { type: 'username', username, password, ...(await solved(host)) },
  });

test('credential stuffing from one address is locked without affecting others', async () => {
  const { username } = await running.register(HOSTS.lotus);
  const codes: string[] = [];
  for (let turn = 0; turn < 110; turn += 10)
    codes.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          tryPassword(`stolen${turn + index}`, 'Leaked-2019', '203.0.113.7', HOSTS.lotus),
        ),
      ).then((answers) => answers.map(({ body }) => body.code ?? ''))),
    );
  expect(codes.slice(-5)).toEqual(Array.from({ length: 5 }, () => 'identity.locked'));
  // Another person at another address.
  const other = await tryPassword(username, PASSWORD, '198.51.100.20', HOSTS.lotus);
  expect(other.body.success).toBe(true);
});

test('without solving captchas an attacker gets no further than the first failure', async () => {
  const { username } = await running.register();
  const attempt = (password: string) =>
    running.call(login, { ip: '192.0.2.77', body: { type: 'username', username, password } });
  const first = await attempt('Guess-0-9');
  expect(first.body).toMatchObject({ code: 'identity.bad_credentials', value: { captcha: true } });
  const second = await attempt(PASSWORD);
  expect(second.body).toMatchObject({ code: 'captcha.required', value: { captcha: true } });
});

test('a burst without captchas is stopped by its own first attempts, and honest members can still sign in', async () => {
  const { username } = await running.register();
  const burst = Array.from({ length: 160 }, (_, index) =>
    running.call(login, {
      ip: '192.0.2.78',
      body: { type: 'username', username: `burst${index}`, password: 'Leaked-2019' },
    }),
  );
  const honest = await tryPassword(username, PASSWORD, '198.51.100.21');
  expect(honest.body.success).toBe(true);
  const codes = (await Promise.all(burst)).map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'identity.bad_credentials').length).toBeLessThanOrEqual(5);
});

test('an account guessed at from many addresses is locked for all of them', async () => {
  const { username } = await running.register();
  const answers = [];
  for (let turn = 0; turn < 6; turn += 1)
    answers.push(await tryPassword(username, `Guess-${turn}-9`, `203.0.113.${100 + turn}`));
  expect(answers.at(-1)?.body.code).toBe('identity.locked');
  const owner = await tryPassword(username, PASSWORD, '198.51.100.1');
  expect([owner.status, owner.body.code]).toEqual([429, 'identity.locked']);
});

test('concurrent guesses count like consecutive ones', async () => {
  const { username } = await running.register();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => tryPassword(username, `Guess-${turn}-9`, `192.0.2.${turn}`)),
  );
  const tried = answers.filter(({ body }) => body.code !== 'identity.locked');
  expect(tried.length).toBeLessThanOrEqual(5);
});

test('wrong guesses invalidate a code, so that the right one is refused afterwards', async () => {
  const sent = await running.call(siteApi.verification.smsLogin, {
    ip: '198.51.100.30',
    body: { mobileNum: MOBILE },
  });
  expect(sent.body.success).toBe(true);
  const code = inbox.codeTo(MOBILE) ?? '';
  expect(code).toMatch(/^\d{6}$/);
  const tryCode = async (password: string, ip: string) =>
    running.call(login, {
      ip,
      body: { type: 'sms', username: MOBILE, password, ...(await solved(HOSTS.croupier)) },
    });
  for (let turn = 0; turn < 6; turn += 1) {
    const wrong = String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0');
    expect((await tryCode(wrong, `203.0.113.${turn}`)).body.success).toBe(false);
  }
  const late = await tryCode(code, '198.51.100.30');
  expect(late.body.success).toBe(false);
});

test('requesting codes for one number after another is limited', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, turn) =>
      running.call(siteApi.verification.smsPassword, {
        ip: '198.51.100.40',
        body: { mobileNum: `+49151123456${10 + turn}`, ...(await solved(HOSTS.croupier)) },
      }),
    ),
  );
  expect(answers.map(({ body }) => body.code)).toContain('verification.too_many_requests');
});

test('one address cannot open dozens of accounts', async () => {
  const strict = await createTestApp({ REGISTRATIONS_PER_ADDRESS: '3' });
  const codes: string[] = [];
  for (let turn = 0; turn < 5; turn += 1)
    codes.push(
      await strict.register(HOSTS.lotus).then(
        () => 'opened',
        (error: unknown) => (/request\.too_many/.test(String(error)) ? 'request.too_many' : String(error)),
      ),
    );
  await strict.close();
  expect(codes).toEqual(['opened', 'opened', 'opened', 'request.too_many', 'request.too_many']);
});
