// An attacker replays something that worked once, or supplies a value of their own.
import { randomBytes } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../testing/solved-captcha.ts';
import { createTestApp, HOSTS, PASSWORD, type TestApp } from '../testing/test-app.ts';

const { session, identity, account, captcha } = siteApi;
let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running.close());

const tokenOf = ({ body }: { body: { value: unknown } }): string => (body.value as { token: string }).token;
const isIn = async (token: string, host: string = HOSTS.croupier): Promise<boolean> =>
  (await running.call(identity.memberInfo, { host, token })).status === 200;
const signIn = (username: string, extra: object = {}, request: object = {}) =>
  running.call(session.login, {
    body: { type: 'username', username, password: PASSWORD, ...extra },
    ...request,
  });

test('a solved captcha works for one call', async () => {
  const answer = await solvedCaptcha(running.database.db, 'croupier');
  const ask = () =>
    running.call(account.forgotByEmail, {
      body: {
        username: 'somebody1',
        email: 'somebody1@example.com',
        verificationToken: answer.verification?.token,
      },
    });
  expect((await ask()).body.success).toBe(true);
  expect((await ask()).body).toMatchObject({ success: false, value: { captcha: true } });
});

test('a captcha of one merchant does not work at another', async () => {
  const { verification } = await solvedCaptcha(running.database.db, 'lotus');
  const answer = await running.call(account.forgotByEmail, {
    body: {
      username: 'somebody1',
      email: 'somebody1@example.com',
      verificationToken: verification?.token,
    },
  });
  expect(answer.body.success).toBe(false);
});

test('a puzzle can be answered once, even concurrently', async () => {
  const { body } = await running.call(captcha.work, {});
  const { id } = body.value as { id: string };
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nonce) =>
      running.call(captcha.solveWork, { body: { id, nonce: String(nonce) } }),
    ),
  );
  const codes = answers.map((answer) => answer.body.code);
  expect(codes.filter((code) => code === 'captcha.wrong').length).toBeLessThanOrEqual(1);
  expect(codes).toContain('captcha.expired');
});

test('a session token does not work after signing out, or at another merchant', async () => {
  const { username, token } = await running.register();
  expect(await isIn(token)).toBe(true);
  expect(await isIn(token, HOSTS.lotus)).toBe(false);
  await running.call(session.logout, { token });
  expect(await isIn(token)).toBe(false);
  const [first, second] = [tokenOf(await signIn(username)), tokenOf(await signIn(username))];
  await running.call(session.endOthers, { token: second });
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
});

test('a changed password ends every other session', async () => {
  const { username, token } = await running.register();
  const other = tokenOf(await signIn(username));
  const changed = await running.call(account.changePassword, {
    token,
    body: { oldPassword: PASSWORD, newPassword: 'Other-Horse-7', confirmNewPassword: 'Other-Horse-7' },
  });
  expect(changed.body.success).toBe(true);
  expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
});

test('a token supplied by the caller is never adopted', async () => {
  const { username } = await running.register();
  const planted = randomBytes(32).toString('base64url');
  const answer = await signIn(username, { remember: true }, { token: planted, cookie: `device=${planted}` });
  expect(answer.body.success).toBe(true);
  expect(tokenOf(answer)).not.toBe(planted);
  expect(answer.cookies['device']).not.toBe(planted);
  expect(await isIn(planted)).toBe(false);
  const resumed = await running.call(session.resume, { cookie: `device=${planted}` });
  expect(resumed.body.code).toBe('identity.device_unknown');
});

test('a copied device token used after its owner forgets the device', async () => {
  const { username } = await running.register();
  const first = (await signIn(username, { remember: true })).cookies['device'] ?? '';
  const owner = await running.call(session.resume, { cookie: `device=${first}` });
  const second = owner.cookies['device'] ?? '';
  expect(owner.body.success).toBe(true);
  expect(second).not.toBe(first);
  // The thief uses it a minute later.
  await sql`update devices set rotated_at = rotated_at - interval '1 minute'`.execute(running.database.db);
  const thief = await running.call(session.resume, { cookie: `device=${first}` });
  expect(thief.body.code).toBe('identity.device_unknown');
  // The device is forgotten for both: the owner must sign in with the password.
  const later = await running.call(session.resume, { cookie: `device=${second}` });
  expect(later.body.code).toBe('identity.device_unknown');
});

test('a remembered device works only at its merchant', async () => {
  const { username } = await running.register();
  const device = (await signIn(username, { remember: true })).cookies['device'] ?? '';
  const answer = await running.call(session.resume, { host: HOSTS.lotus, cookie: `device=${device}` });
  expect(answer.body.success).toBe(false);
});

test('nothing stored in the database grants access', async () => {
  const { username, token } = await running.register();
  await signIn(username, { remember: true });
  const { rows } = await sql<{ text: string }>`
    select row_to_json(s)::text as text from sessions s
    union all select row_to_json(d)::text from devices d
    union all select row_to_json(m)::text from members m`.execute(running.database.db);
  const stored = rows.map(({ text }) => text).join('\n');
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(PASSWORD);
});
