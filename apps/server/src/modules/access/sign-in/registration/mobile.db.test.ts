import { siteApi } from '@croupier/contract/api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteWorld, somebody, tokenOf, type SiteWorld } from '../testing/site-world.ts';

let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

const info = async (token: string) =>
  (await world.call(siteApi.identity.memberInfo, { token })).body.value as { id: string; account: string };

describe('registration by number', () => {
  test('the code opens the account, with the number as its name', async () => {
    const { typed, mobile } = somebody();
    const verificationCode = await world.codeFor(mobile, 'register');
    const answer = await world.registerMobile({ mobileNum: typed, verificationCode });
    expect(answer.body.value).toMatchObject({
      firstTimeLogin: true,
      account: mobile.slice(1),
      lastLogin: null,
    });
    const { id, account } = await info(tokenOf(answer));
    expect(account).toBe(mobile.slice(1));
    const row = await world.memberRow(id);
    expect(row).toMatchObject({ mobile, profile: {} });
    expect(row['mobile_verified_at']).toBeInstanceOf(Date);
    expect(await world.auditOf(id)).toContain('member.registered');
  });

  test('a dialling code and a user name may be given', async () => {
    const { username, mobile } = somebody();
    const mobileNum = mobile.slice(3);
    const verificationCode = await world.codeFor(mobile, 'register');
    const body = { username, mobileNum, countryDialingCode: '+49', verificationCode };
    const { account, id } = await info(tokenOf(await world.registerMobile(body)));
    expect(account).toBe(username);
    expect(await world.memberRow(id)).toMatchObject({ mobile });
  });

  test('a wrong code opens nothing; the right one works once', async () => {
    const { typed, mobile } = somebody();
    const code = await world.codeFor(mobile, 'register');
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await world.registerMobile({ mobileNum: typed, verificationCode: wrong });
    expect(refused).toMatchObject({ status: 422, body: { code: 'verification.code_invalid' } });
    tokenOf(await world.registerMobile({ mobileNum: typed, verificationCode: code }));
    const again = await world.registerMobile({
      username: somebody().username,
      mobileNum: typed,
      verificationCode: code,
    });
    expect(again.body.code).toMatch(/^verification\.code_(invalid|expired)$/);
  });

  test('a code for another purpose or of another merchant is refused', async () => {
    const { typed, mobile } = somebody();
    const forLogin = await world.codeFor(mobile, 'login');
    const elsewhere = await world.codeFor(mobile, 'register', 'lotus');
    for (const verificationCode of [forLogin, elsewhere])
      expect((await world.registerMobile({ mobileNum: typed, verificationCode })).body.code).toBe(
        'verification.code_invalid',
      );
  });

  test.each([
    [{}, 'identity.field_required', 'mobileNum'],
    [{ mobileNum: '12' }, 'verification.phone_invalid', 'mobileNum'],
    [{ mobileNum: '0151 1' }, 'identity.field_required', 'verificationCode'],
    [{ mobileNum: '0151 1', verificationCode: '123456' }, 'verification.phone_invalid', 'mobileNum'],
  ])('%j is refused', async (body, code, name) => {
    const answer = await world.registerMobile(body);
    expect(answer).toMatchObject({ status: 422, body: { code } });
    expect(answer.body.fields?.map((wrong) => wrong.field)).toContain(name);
  });

  test('a number verified by another account is taken, which only the holder of the number learns', async () => {
    const owner = await world.openAccount();
    const refused = await world.registerMobile({ mobileNum: owner.typed, verificationCode: '000000' });
    expect(refused.body.code).toBe('verification.code_invalid');
    const verificationCode = await world.codeFor(owner.mobile, 'register');
    const { username } = somebody();
    const taken = await world.registerMobile({ username, mobileNum: owner.typed, verificationCode });
    expect(taken).toMatchObject({ status: 409, body: { code: 'identity.mobile_taken' } });
    expect(taken.body.fields).toMatchObject([{ field: 'mobileNum' }]);
  });

  test('the same holds for an account that has the number as its name', async () => {
    const { typed, mobile } = somebody();
    const first = await world.codeFor(mobile, 'register');
    tokenOf(await world.registerMobile({ mobileNum: typed, verificationCode: first }));
    const guessed = await world.registerMobile({ mobileNum: typed, verificationCode: '000000' });
    expect(guessed.body.code).toMatch(/^verification\./);
  });

  test('one of two concurrent registrations wins', async () => {
    const { typed, mobile } = somebody();
    const verificationCode = await world.codeFor(mobile, 'register');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.registerMobile({ mobileNum: typed, verificationCode })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  test('without messages the number is stored as unverified', async () => {
    const { typed, mobile } = somebody();
    await world.withSettings(
      (settings) => ({
        ...settings,
        brand: { ...settings.brand, features: { ...settings.brand.features, smsVerification: false } },
      }),
      async () => {
        const { id } = await info(tokenOf(await world.registerMobile({ mobileNum: typed })));
        expect(await world.memberRow(id)).toMatchObject({ mobile, mobile_verified_at: null });
      },
    );
  });

  test('is refused if the merchant disables it', async () => {
    await world.withSettings(
      (settings) => ({ ...settings, registration: { ...settings.registration, mobile: false } }),
      async () => {
        const answer = await world.registerMobile({ mobileNum: somebody().typed });
        expect(answer).toMatchObject({ status: 403, body: { code: 'identity.registration_closed' } });
      },
    );
  });
});
