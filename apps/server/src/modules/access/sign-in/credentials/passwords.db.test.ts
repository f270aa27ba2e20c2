import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteWorld, PASSWORD, somebody, tokenOf, type SiteWorld } from '../testing/site-world.ts';

const { changePassword, security } = siteApi.account;
const NEW = 'Another-Horse-7';
let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

const change = (token: string, body: object, ip = '127.0.0.1') =>
  world.call(changePassword, { token, ip, body });
const to = (newPassword: string, oldPassword?: string) => ({
  newPassword,
  confirmNewPassword: newPassword,
  ...(oldPassword === undefined ? {} : { oldPassword }),
});
const isSignedIn = async (token: string): Promise<boolean> =>
  (await world.call(siteApi.identity.memberInfo, { token })).body.success;
/** The state after a sign-in with the default password. */
const makePending = async ({ id, merchantId }: { id: string; merchantId: string }) => {
  await sql`update sessions set pending = 'password_change' where account_id = ${id}`.execute(world.db);
  world.app.modules.sessions.forget({ merchantId, accountId: id });
};

test('the old password confirms the identity; this session stays, all others and every device end', async () => {
  const member = await world.openAccount();
  const elsewhere = await world.call(siteApi.session.login, {
    ip: member.ip,
    body: { type: 'username', username: member.username, password: PASSWORD, remember: true },
  });
  const other = tokenOf(elsewhere);
  const { body } = await change(member.token, to(NEW, PASSWORD), member.ip);
  expect(body).toMatchObject({ success: true, value: null });
  expect(await isSignedIn(member.token)).toBe(true);
  expect(await isSignedIn(other)).toBe(false);
  const { rows } = await sql`select 1 from devices where account_id = ${member.id}`.execute(world.db);
  expect(rows).toEqual([]);
  expect((await world.signIn(member.username, PASSWORD, member.ip)).body.code).toBe(
    'identity.bad_credentials',
  );
  tokenOf(await world.signIn(member.username, NEW, member.ip));
  expect(await world.auditOf(member.id)).toContain('member.password_changed');
  await world.deliver();
  expect(world.newestMail(member.email)).not.toBe('');
});

test.each<[string, object, string, string]>([
  ['a wrong old one', to(NEW, 'Wrong-Horse-1'), 'identity.old_password_wrong', 'oldPassword'],
  ['no old one', to(NEW), 'identity.old_password_wrong', 'oldPassword'],
  ['the old one again', to(PASSWORD, PASSWORD), 'identity.password_reused', 'newPassword'],
  ['one of the wrong form', to('short', PASSWORD), 'identity.field_pattern', 'newPassword'],
  [
    'two that differ',
    { ...to(NEW, PASSWORD), confirmNewPassword: 'Other-Horse-1' },
    'identity.passwords_differ',
    'confirmNewPassword',
  ],
])('%s is refused', async (_, body, code, name) => {
  const { token } = await world.openAccount();
  const answer = await change(token, body);
  expect(answer).toMatchObject({ status: 422, body: { code } });
  expect(answer.body.fields?.map(({ field }) => field)).toEqual([name]);
  expect(await isSignedIn(token)).toBe(true);
});

test('guesses at the old password are limited, and a correct one resets the count', async () => {
  const { token } = await world.openAccount();
  const guess = async () => (await change(token, to(NEW, 'Wrong-Horse-1'))).body.code;
  for (let tries = 0; tries < 4; tries += 1) expect(await guess()).toBe('identity.old_password_wrong');
  expect((await change(token, to(NEW, PASSWORD))).body.success).toBe(true);
  const again = to(PASSWORD, 'Wrong-Horse-1');
  const codes = [];
  for (let tries = 0; tries < 6; tries += 1) codes.push((await change(token, again)).body.code);
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'identity.old_password_wrong'));
  expect(codes[5]).toBe('identity.locked');
  expect((await change(token, to(PASSWORD, NEW))).body.code).toBe('identity.locked');
});

test('one of two concurrent changes wins', async () => {
  const { token } = await world.openAccount();
  const answers = await Promise.all(
    [1, 2, 3].map((index) => change(token, to(`Another-Horse-${index}`, PASSWORD))),
  );
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  for (const { body } of answers.filter((answer) => !answer.body.success))
    expect(['identity.old_password_wrong', 'identity.password_reused']).toContain(body.code);
});

describe('after signing in with a default or expired password', () => {
  test('nothing else is allowed until it is changed, without entering the old one again', async () => {
    const member = await world.openAccount();
    await makePending(member);
    const blocked = await world.call(security, { token: member.token });
    expect(blocked).toMatchObject({ status: 403, body: { code: 'identity.password_change_needed' } });
    const info = await world.call(siteApi.identity.memberInfo, { token: member.token });
    expect(info.body.value).toMatchObject({ passwordExpired: true });
    expect((await change(member.token, to(NEW))).body.success).toBe(true);
    expect((await world.call(security, { token: member.token })).body.success).toBe(true);
    const after = await world.call(siteApi.identity.memberInfo, { token: member.token });
    expect(after.body.value).toMatchObject({ passwordExpired: false });
  });

  test('the old one is required later', async () => {
    const member = await world.openAccount();
    await sql`update sessions set confirmed_at = confirmed_at - interval '11 minutes'
      where account_id = ${member.id}`.execute(world.db);
    await makePending(member);
    expect((await change(member.token, to(NEW))).body.code).toBe('identity.old_password_wrong');
    expect((await change(member.token, to(NEW, PASSWORD))).body.success).toBe(true);
  });

  test('the default password can’t be chosen again', async () => {
    const member = await world.openAccount();
    await makePending(member);
    const rule = { patternId: 'any', minLength: 6, maxLength: 64 } as const;
    await world.withFields({ password: { shown: true, required: true, rule } }, async () => {
      const answer = await change(member.token, to('246810'));
      expect(answer.body).toMatchObject({
        code: 'identity.password_reused',
        fields: [{ field: 'newPassword' }],
      });
    });
  });
});

describe('an account without a password', () => {
  const withoutPassword = async () => {
    const member = await world.openAccount();
    await sql`update members set password_hash = null where id = ${member.id}`.execute(world.db);
    return member;
  };

  test('can set one right after signing in', async () => {
    const member = await withoutPassword();
    expect((await change(member.token, to(NEW), member.ip)).body.success).toBe(true);
    tokenOf(await world.signIn(member.username, NEW, member.ip));
  });

  test('cannot set one in an older session', async () => {
    const member = await withoutPassword();
    await sql`update sessions set confirmed_at = confirmed_at - interval '11 minutes'
      where account_id = ${member.id}`.execute(world.db);
    world.app.modules.sessions.forget({ merchantId: 'croupier', accountId: member.id });
    const answer = await change(member.token, to(NEW));
    expect(answer).toMatchObject({ status: 403, body: { code: 'identity.confirmation_needed' } });
  });
});

test('a trial account has no password to change', async () => {
  const { ip } = somebody();
  const trial = await world.call(siteApi.session.freePlay, { ip, body: { os: 'test', platform: 'W' } });
  expect((await change(tokenOf(trial), to(NEW))).body.code).toBe('in_need_true_account');
});

test('the audit log contains no password', async () => {
  const member = await world.openAccount();
  await change(member.token, to(NEW, PASSWORD));
  const { rows } =
    await sql`select 1 from audit_entries where before::text || after::text like '%Horse%'`.execute(world.db);
  expect(rows).toEqual([]);
});
