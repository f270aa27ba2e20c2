import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../../testing/solved-captcha.ts';
import { HOSTS } from '../../../../testing/test-app.ts';
import { mintToken } from '../../../../platform/tokens.ts';
import { createSiteWorld, PASSWORD, somebody, type SiteWorld } from '../testing/site-world.ts';

const { forgotByEmail, checkResetLink, resetPassword } = siteApi.account;
const NEW = 'Another-Horse-7';
const gone = { status: 410, body: { code: 'identity.reset_link_gone' } };
let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

const forgot = async (
  who: { username: string; email: string },
  { ip = somebody().ip, captcha = true } = {},
) => {
  const solved = captcha ? await solvedCaptcha(world.db, 'croupier') : undefined;
  const token = solved?.verification?.token;
  return world.call(forgotByEmail, {
    ip,
    body: { username: who.username, email: who.email, ...(token ? { verificationToken: token } : {}) },
  });
};
const linkFor = async (who: { username: string; email: string }): Promise<string> => {
  expect((await forgot(who)).body.success).toBe(true);
  const link = await world.linkTo(who.email);
  if (!link) throw new Error('no link came');
  return link;
};
const check = (token: string, host?: string) =>
  world.call(checkResetLink, { body: { token }, ...(host ? { host } : {}) });
const reset = (token: string, newPassword = NEW, changes: object = {}, host?: string) =>
  world.call(resetPassword, {
    body: { token, newPassword, confirmNewPassword: newPassword, ...changes },
    ...(host ? { host } : {}),
  });
const isSignedIn = async (token: string): Promise<boolean> =>
  (await world.call(siteApi.identity.memberInfo, { token })).body.success;

describe('by mail', () => {
  test('the link sets a new password and ends all sessions', async () => {
    const member = await world.openAccount();
    const link = await linkFor(member);
    const mail = world.newestMail(member.email);
    expect(mail).toContain(`http://localhost/resetPassword?token=${link}`);
    expect((await check(link)).body.value).toEqual({ account: member.username });
    // Guessing has locked the account in the meantime.
    for (let tries = 0; tries < 6; tries += 1) await world.signIn(member.username, 'wrong', somebody().ip);
    expect(await isSignedIn(member.token)).toBe(true);
    expect((await reset(link)).body).toMatchObject({ success: true, value: null });
    expect(await isSignedIn(member.token)).toBe(false);
    const signedIn = await world.signIn(member.username, NEW, member.ip);
    expect(signedIn.body.code ?? '').not.toBe('identity.locked');
    expect(await world.auditOf(member.id)).toContain('member.password_reset');
    await world.deliver();
    expect(world.newestMail(member.email)).toContain('password');
    expect(world.newestMail(member.email)).not.toContain('token=');
  });

  test('it works once, even when used twice concurrently', async () => {
    const link = await linkFor(await world.openAccount());
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => reset(link, `Another-Horse-${index}`)),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    for (const answer of answers.filter(({ body }) => !body.success)) expect(answer).toMatchObject(gone);
    expect(await check(link)).toMatchObject(gone);
  });

  test('only the newest link works, for half an hour, at its own merchant', async () => {
    const member = await world.openAccount();
    const first = await linkFor(member);
    const second = await linkFor(member);
    expect(first).not.toBe(second);
    expect(await check(first)).toMatchObject(gone);
    expect(await check(second, HOSTS.lotus)).toMatchObject(gone);
    expect(await reset(second, NEW, {}, HOSTS.lotus)).toMatchObject(gone);
    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from expires_at - created_at)::int / 60 as minutes from reset_links
      where account_id = ${member.id}`.execute(world.db);
    expect(rows).toEqual([{ minutes: 30 }]);
    await sql`update reset_links set expires_at = now() where account_id = ${member.id}`.execute(world.db);
    expect(await reset(second)).toMatchObject(gone);
  });

  test('invented links are refused', async () => {
    for (const token of [mintToken().token, 'x', "' or true --"]) {
      expect(await check(token)).toMatchObject(gone);
      expect(await reset(token)).toMatchObject(gone);
    }
  });

  test('tokens are not stored in plain text', async () => {
    const link = await linkFor(await world.openAccount());
    const { rows } =
      await sql`select 1 from reset_links where encode(token_hash, 'escape') like ${`%${link}%`}
      or token_hash = convert_to(${link}, 'utf8')`.execute(world.db);
    expect(rows).toEqual([]);
  });

  test('an invalid password is reported and does not consume the link', async () => {
    const link = await linkFor(await world.openAccount());
    expect((await reset(link, 'short')).body).toMatchObject({
      code: 'identity.field_pattern',
      fields: [{ field: 'newPassword', code: 'patterns.lettersNumbersSymbols' }],
    });
    expect((await reset(link, NEW, { confirmNewPassword: 'other' })).body).toMatchObject({
      code: 'identity.passwords_differ',
      fields: [{ field: 'confirmNewPassword' }],
    });
    expect((await reset(link, PASSWORD)).body).toMatchObject({
      code: 'identity.password_reused',
      fields: [{ field: 'newPassword' }],
    });
    expect((await reset(link)).body.success).toBe(true);
  });

  test('the answer does not reveal whether name and address belong together, and nothing is mailed if not', async () => {
    const member = await world.openAccount();
    const other = await world.openAccount();
    const right = await forgot(member);
    const { username, email } = somebody();
    for (const who of [
      { username, email },
      { username: member.username, email },
      { username: member.username, email: other.email },
    ]) {
      const wrong = await forgot(who);
      expect({ ...wrong, cookies: {} }).toEqual({ ...right, cookies: {} });
      expect(await world.linkTo(who.email)).toBeUndefined();
    }
    expect(await world.linkTo(member.email)).toBeDefined();
  });

  test('closed and trial accounts get no mail', async () => {
    for (const change of [sql`status = 'closed'`, sql`type = 4`]) {
      const member = await world.openAccount();
      await sql`update members set ${change} where id = ${member.id}`.execute(world.db);
      expect((await forgot(member)).body.success).toBe(true);
      expect(await world.linkTo(member.email)).toBeUndefined();
    }
  });

  test('a link stops working when the account is closed', async () => {
    const member = await world.openAccount();
    const link = await linkFor(member);
    await sql`update members set status = 'closed' where id = ${member.id}`.execute(world.db);
    expect(await reset(link)).toMatchObject(gone);
  });

  test('a merchant may allow the answer that no such account exists', async () => {
    await world.withSettings(
      (settings) => ({ ...settings, signIn: { ...settings.signIn, accountDiscovery: true } }),
      async () => {
        const answer = await forgot(somebody());
        expect(answer).toMatchObject({ status: 404, body: { code: 'identity.no_such_account' } });
        expect(answer.body.message).toBe('Username/Email does not exist');
        expect((await forgot(await world.openAccount())).body.success).toBe(true);
      },
    );
  });

  test('it requires a captcha', async () => {
    expect((await forgot(somebody(), { captcha: false })).body).toMatchObject({
      code: 'captcha.required',
      value: { captcha: true, kind: 'image' },
    });
  });

  test('mails about one account are limited, whether it exists or not', async () => {
    for (const who of [somebody(), await world.openAccount()]) {
      const codes = [];
      for (let tries = 0; tries < 6; tries += 1) codes.push((await forgot(who)).body.code);
      expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'request.too_many']);
    }
  });

  test('a stranger who knows only the name cannot block the owner', async () => {
    const member = await world.openAccount();
    for (let tries = 0; tries < 6; tries += 1) await forgot({ ...somebody(), username: member.username });
    expect((await forgot(member)).body.success).toBe(true);
    expect(await world.linkTo(member.email)).toMatch(/^[\w-]{43}$/);
  });

  test('the number of accounts per address is limited', async () => {
    const { ip } = somebody();
    const codes = [];
    for (let tries = 0; tries < 31; tries += 1) codes.push((await forgot(somebody(), { ip })).body.code);
    expect(codes.slice(-2)).toEqual([undefined, 'request.too_many']);
  });

  test('a request that waited longer than a link is valid is dropped', async () => {
    const member = await world.openAccount();
    const at = new Date(Date.now() - 31 * 60_000).toISOString();
    const payload = {
      username: member.username,
      email: member.email,
      origin: 'http://localhost',
      language: 'EN',
      at,
    };
    await world.app.modules.signIn.mailResetLink('croupier', payload);
    expect(await world.linkTo(member.email)).toBeUndefined();
  });

  test('without a mail server it is reported as not enabled', async () => {
    const { rows } = await sql<{ integrations: unknown }>`
      select integrations from merchants where id = 'croupier'`.execute(world.db);
    await sql`update merchants set integrations = integrations - 'mail' where id = 'croupier'`.execute(
      world.db,
    );
    world.app.modules.merchants.refresh();
    expect((await forgot(somebody())).body.code).toBe('verification.not_enabled');
    await sql`update merchants set integrations = ${JSON.stringify(rows[0]?.integrations)}::jsonb
      where id = 'croupier'`.execute(world.db);
    world.app.modules.merchants.refresh();
  });
});
