import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../../testing/solved-captcha.ts';
import { createSiteWorld, somebody, tokenOf, type SiteWorld } from '../testing/site-world.ts';

const { forgotByPhone } = siteApi.account;
const NEW = 'Another-Horse-7';
let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

const isSignedIn = async (token: string): Promise<boolean> =>
  (await world.call(siteApi.identity.memberInfo, { token })).body.success;

describe('by phone', () => {
  const byPhone = (mobileNum: string, verificationCode: string, newPassword = NEW, host?: string) =>
    world.call(forgotByPhone, {
      ip: somebody().ip,
      body: { mobileNum, verificationCode, newPassword },
      ...(host ? { host } : {}),
    });

  test('the code sets the password and signs in, and all other sessions end', async () => {
    const member = await world.openAccount();
    const code = await world.codeFor(member.mobile, 'password');
    const answer = await byPhone(member.typed, code);
    expect(answer.body.value).toMatchObject({ account: member.username, passwordExpired: false });
    expect(await isSignedIn(tokenOf(answer))).toBe(true);
    expect(await isSignedIn(member.token)).toBe(false);
    expect(await world.auditOf(member.id)).toContain('member.password_reset');
    const { rows } = await sql`
      select via from sessions where account_id = ${member.id} and revoked_at is null`.execute(world.db);
    expect(rows).toEqual([{ via: 'recovery' }]);
    expect((await byPhone(member.typed, code)).body.code).toMatch(/^verification\.code_/);
  });

  test('a number without an account is answered like a wrong code', async () => {
    const member = await world.openAccount();
    await world.codeFor(member.mobile, 'password');
    const nobody = somebody();
    await world.call(siteApi.verification.smsPassword, {
      ip: nobody.ip,
      body: { mobileNum: nobody.typed, ...(await solvedCaptcha(world.db, 'croupier')) },
    });
    const [wrong, unknown] = [await byPhone(member.typed, '000000'), await byPhone(nobody.typed, '000000')];
    expect(wrong).toMatchObject({ status: 422, body: { code: 'verification.code_invalid' } });
    expect(unknown).toEqual(wrong);
  });

  test('a number that was never verified belongs to no account', async () => {
    const member = await world.openAccount();
    const code = await world.codeFor(member.mobile, 'password');
    await sql`update members set mobile_verified_at = null where id = ${member.id}`.execute(world.db);
    expect((await byPhone(member.typed, code)).body.code).toBe('verification.code_invalid');
  });

  test('codes for another purpose or of another merchant are refused', async () => {
    const member = await world.openAccount();
    const codes = [
      await world.codeFor(member.mobile, 'register'),
      await world.codeFor(member.mobile, 'password', 'lotus'),
    ];
    for (const code of codes)
      expect((await byPhone(member.typed, code)).body.code).toBe('verification.code_invalid');
  });

  test('an invalid password does not consume the code', async () => {
    const member = await world.openAccount();
    const code = await world.codeFor(member.mobile, 'password');
    expect((await byPhone(member.typed, code, 'short')).body.code).toBe('identity.field_pattern');
    expect((await byPhone(member.typed, code)).body.success).toBe(true);
  });

  test('the default password is revealed to nobody without a code, and can’t be chosen with one', async () => {
    const member = await world.openAccount();
    const rule = { patternId: 'any', minLength: 6, maxLength: 64 } as const;
    await world.withFields({ password: { shown: true, required: true, rule } }, async () => {
      const code = await world.codeFor(member.mobile, 'password');
      const wrong = code === '000000' ? '000001' : '000000';
      for (const guess of ['246810', '246811'])
        expect((await byPhone(member.typed, wrong, guess)).body.code).toBe('verification.code_invalid');
      expect((await byPhone(member.typed, code, '246810')).body.code).toBe('identity.password_reused');
    });
  });

  test('an invalid number is reported', async () => {
    expect((await byPhone('12', '123456')).body.code).toBe('verification.phone_invalid');
  });

  test('a closed account stays closed', async () => {
    const member = await world.openAccount();
    const code = await world.codeFor(member.mobile, 'password');
    await sql`update members set status = 'closed' where id = ${member.id}`.execute(world.db);
    expect(await byPhone(member.typed, code)).toMatchObject({
      status: 403,
      body: { code: 'identity.account_closed' },
    });
  });

  test('a second factor is required as well; without it the password is changed, but no session opened', async () => {
    const member = await world.openAccount();
    const { beginTotp, finishTotp } = siteApi.factors;
    const begun = await world.call(beginTotp, { token: member.token });
    const { secret } = begun.body.value as { secret: string };
    const totp = await generate({ secret });
    expect((await world.call(finishTotp, { token: member.token, body: { code: totp } })).body.success).toBe(
      true,
    );
    const code = await world.codeFor(member.mobile, 'password');
    const answer = await byPhone(member.typed, code);
    expect(answer.body).toMatchObject({
      code: 'identity.proof_required',
      value: { reason: 'second_factor', challenge: expect.any(String) },
    });
    const { rows } = await sql`
      select 1 from sessions where account_id = ${member.id} and revoked_at is null`.execute(world.db);
    expect(rows).toEqual([]);
    expect((await world.signIn(member.username, NEW, member.ip)).body.code).toBe('identity.proof_required');
  });
});
