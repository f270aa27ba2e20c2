import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../../testing/solved-captcha.ts';
import { HOSTS } from '../../../../testing/test-app.ts';
import {
  createSiteWorld,
  field,
  newUser,
  PASSWORD,
  somebody,
  tokenOf,
  type SiteWorld,
} from '../testing/site-world.ts';

let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

const info = async (token: string, host: string = HOSTS.croupier) =>
  (await world.call(siteApi.identity.memberInfo, { token, host })).body.value as {
    id: string;
    account: string;
    pwdEnabled: boolean;
    passwordExpired: boolean;
  };

test('the settings describe both forms', async () => {
  const { registerSettings, registerValidation } = siteApi.identity;
  const { body } = await world.call(registerSettings);
  expect(body.value).toMatchObject({ username: true, mobile: true, minimumAge: 18 });
  const { fields, mobileFields } = body.value as Record<string, Array<{ name: string; required: boolean }>>;
  expect(fields?.map(({ name }) => name)).toEqual([
    'username',
    'password',
    'confirmPassword',
    'email',
    'affiliateCode',
  ]);
  expect(mobileFields?.slice(0, 2)).toEqual([
    { name: 'mobileNum', shown: true, required: true },
    { name: 'verificationCode', shown: true, required: true },
  ]);
  const rules = await world.call(registerValidation);
  expect(rules.body.value).toMatchObject({
    mobileNum: { patternId: 'any' },
    paymentPassword: { patternId: 'numbers', minLength: 6, maxLength: 6 },
    username: { patternId: 'letterFirst', minLength: 4, maxLength: 16 },
  });
  await world.withSettings(
    (settings) => ({ ...settings, registration: { ...settings.registration, mobile: false } }),
    async () => {
      const closed = await world.call(registerSettings);
      expect(closed.body.value).toMatchObject({ mobile: false, mobileFields: [] });
    },
  );
});

describe('registration by name', () => {
  test('verifies and links a number if it is shown', async () => {
    const { username, typed, mobile } = somebody();
    await world.withFields({ mobileNum: field('required') }, async () => {
      const none = await world.register({ username, mobileNum: typed });
      expect(none.body.fields).toMatchObject([{ field: 'verificationCode', code: 'field.required' }]);
      const verificationCode = await world.codeFor(mobile, 'register');
      const { id } = await info(
        tokenOf(await world.register({ username, mobileNum: typed, verificationCode })),
      );
      expect((await world.memberRow(id))['mobile_verified_at']).toBeInstanceOf(Date);
    });
  });

  test('stores address, account holder and withdrawal password', async () => {
    const { username, email } = somebody();
    const fields = { payeeName: field('required'), paymentPassword: field('required', 'numbers') };
    await world.withFields(fields, async () => {
      const body = {
        username,
        email: ` ${email.toUpperCase()} `,
        payeeName: 'Ann Lee',
        paymentPassword: '135790',
      };
      const { id, pwdEnabled } = await info(tokenOf(await world.register(body)));
      expect(pwdEnabled).toBe(true);
      const row = await world.memberRow(id);
      expect(row).toMatchObject({
        email_key: email,
        payee_name: 'Ann Lee',
        email_verified_at: null,
        profile: {},
      });
      expect(row['payment_password_hash']).toMatch(/^\$argon2id\$/);
    });
  });

  test('discards fields that the merchant does not ask for', async () => {
    const { username } = somebody();
    const body = {
      username,
      payeeName: 'Ann',
      line: 'ann',
      mobileNum: '015112345',
      paymentPassword: '135790',
    };
    const { id } = await info(tokenOf(await world.register(body)));
    expect(await world.memberRow(id)).toMatchObject({
      payee_name: null,
      mobile: null,
      payment_password_hash: null,
      profile: {},
    });
  });

  test('does not consume the code if the name is taken', async () => {
    const { username } = await world.openAccount();
    const { typed, mobile } = somebody();
    const verificationCode = await world.codeFor(mobile, 'register');
    const taken = await world.registerMobile({ username, mobileNum: typed, verificationCode });
    expect(taken.body.code).toBe('identity.username_taken');
    tokenOf(await world.registerMobile({ mobileNum: typed, verificationCode }));
  });

  test('remembers the device on request', async () => {
    const { username } = somebody();
    const answer = await world.register({ username, remember: true });
    expect(answer.cookies['device']).toMatch(/^[\w-]{43}$/);
    expect((await world.register({ username: somebody().username })).cookies['device']).toBeUndefined();
  });

  test.each(['POST', 'PUT'])('accepts %s', async (method) => {
    const body = newUser({ username: somebody().username });
    const answer = await world.call(siteApi.identity.register, { method, body, ip: somebody().ip });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
  });

  test('refuses an unencrypted body', async () => {
    const answer = await world.call(siteApi.identity.register, {
      rawBody: JSON.stringify(newUser({ username: somebody().username })),
      contentType: 'application/json',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.encryption_required' } });
  });

  test('requires a captcha after several registrations from one address, if the merchant wants that', async () => {
    const { ip } = somebody();
    await world.withSettings(
      (settings) => ({
        ...settings,
        signIn: {
          ...settings.signIn,
          captcha: { ...settings.signIn.captcha, registration: { kind: 'image', when: 'after_failure' } },
        },
      }),
      async () => {
        const codes = [];
        for (let tries = 0; tries < 4; tries += 1)
          codes.push((await world.register({ username: somebody().username }, { ip })).body.code);
        expect(codes).toEqual([undefined, undefined, undefined, 'captcha.required']);
      },
    );
  });
});

describe('a captcha', () => {
  const request = () => ({ host: HOSTS.lotus, ip: somebody().ip });
  const user = () => newUser({ username: somebody().username });

  test('is required before anything about other accounts is revealed', async () => {
    const { username } = await world.openAccount(HOSTS.lotus);
    const answer = await world.register({ username }, request());
    expect(answer.body).toMatchObject({ code: 'captcha.required', value: { captcha: true, kind: 'slider' } });
    const known = { ...(await solvedCaptcha(world.db, 'lotus')), username };
    expect((await world.register(known, request())).body.code).toBe('identity.username_taken');
  });

  test('is not consumed by an invalid form, and by one registration only', async () => {
    const captcha = await solvedCaptcha(world.db, 'lotus');
    const slip = await world.register({ ...user(), ...captcha, confirmPassword: 'other' }, request());
    expect(slip.body.code).toBe('identity.passwords_differ');
    tokenOf(await world.register({ ...user(), ...captcha }, request()));
    expect((await world.register({ ...user(), ...captcha }, request())).body.code).toBe('captcha.wrong');
  });

  test('of another merchant is refused', async () => {
    const captcha = await solvedCaptcha(world.db, 'croupier');
    expect((await world.register({ ...user(), ...captcha }, request())).body.code).toBe('captcha.wrong');
  });
});

test('the session of a registration has nothing pending, and the password signs in', async () => {
  const { username, ip } = somebody();
  const { id, passwordExpired } = await info(tokenOf(await world.register({ username }, { ip })));
  expect(passwordExpired).toBe(false);
  const { rows } = await sql`select via, pending from sessions where account_id = ${id}`.execute(world.db);
  expect(rows).toEqual([{ via: 'registration', pending: null }]);
  const again = await world.signIn(username, PASSWORD, ip);
  expect(again.body.value).toMatchObject({ firstTimeLogin: false, account: username });
});
