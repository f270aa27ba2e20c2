import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteWorld, PASSWORD, type SiteWorld } from '../testing/site-world.ts';

const { setPaymentPassword, checkPaymentPassword } = siteApi.account;
let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

const set = (token: string, paymentPassword: string, proof: object = {}) =>
  world.call(setPaymentPassword, {
    token,
    body: { paymentPassword, confirmPaymentPassword: paymentPassword, ...proof },
  });
const check = async (token: string, paymentPassword: string): Promise<string> =>
  (await world.call(checkPaymentPassword, { token, body: { paymentPassword } })).body.code ?? 'right';

test('it is set once without a proof, changed with the old one, and checked', async () => {
  const { id, token } = await world.openAccount();
  expect(await check(token, '135790')).toBe('identity.payment_password_missing');
  expect((await set(token, '135790')).body.success).toBe(true);
  expect(await check(token, '135790')).toBe('right');
  expect(await check(token, '135791')).toBe('identity.payment_password_wrong');
  expect((await set(token, '975310')).body.code).toBe('identity.payment_password_wrong');
  expect((await set(token, '975310', { oldPaymentPassword: '000000' })).body.code).toBe(
    'identity.payment_password_wrong',
  );
  expect((await set(token, '975310', { oldPaymentPassword: '135790' })).body.success).toBe(true);
  expect(await check(token, '135790')).toBe('identity.payment_password_wrong');
  expect(await check(token, '975310')).toBe('right');
  expect(await world.auditOf(id)).toEqual([
    'member.registered',
    'member.payment_secret_set',
    'member.payment_secret_changed',
  ]);
  const info = await world.call(siteApi.identity.memberInfo, { token });
  expect(info.body.value).toMatchObject({ pwdEnabled: true });
});

test('one of two concurrent attempts to set it wins', async () => {
  const { token } = await world.openAccount();
  const answers = await Promise.all(['135790', '135791', '135792'].map((secret) => set(token, secret)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
});

test.each<[string, string, object, string]>([
  ['letters', 'abcdef', {}, 'identity.field_pattern'],
  ['five digits', '12345', {}, 'identity.field_pattern'],
  ['two that differ', '135790', { confirmPaymentPassword: '135791' }, 'identity.passwords_differ'],
])('%s are refused', async (_, secret, changes, code) => {
  const { token } = await world.openAccount();
  expect(await set(token, secret, changes)).toMatchObject({ status: 422, body: { code } });
});

test('it must differ from the password and follow the merchant’s rule', async () => {
  const { token } = await world.openAccount();
  const rule = { patternId: 'any', minLength: 6, maxLength: 64 } as const;
  await world.withFields({ paymentPassword: { shown: true, required: true, rule } }, async () => {
    const same = await set(token, PASSWORD);
    expect(same).toMatchObject({ status: 422, body: { code: 'identity.payment_password_same' } });
    expect((await set(token, 'with letters')).body.success).toBe(true);
  });
});

test('the comparison with the password cannot be used to guess the password', async () => {
  const { token } = await world.openAccount();
  const rule = { patternId: 'any', minLength: 6, maxLength: 64 } as const;
  await world.withFields({ paymentPassword: { shown: true, required: true, rule } }, async () => {
    await set(token, '135790');
    for (let tries = 0; tries < 9; tries += 1)
      expect((await set(token, `guess-${tries}`)).body.code).toBe('identity.payment_password_wrong');
    expect((await set(token, PASSWORD)).body.code).toBe('identity.locked');
  });
});

test('guesses are counted together for all calls', async () => {
  const { token } = await world.openAccount();
  await set(token, '135790');
  for (let tries = 0; tries < 4; tries += 1)
    expect(await check(token, '000000')).toBe('identity.payment_password_wrong');
  expect((await set(token, '975310', { oldPaymentPassword: '000000' })).body.code).toBe(
    'identity.payment_password_wrong',
  );
  expect(await check(token, '135790')).toBe('identity.locked');
  const other = await world.openAccount();
  await set(other.token, '135790');
  expect(await check(other.token, '135790')).toBe('right');
});

test.each(['mobile', 'email'] as const)('a code to the linked %s replaces the old one, once', async (to) => {
  const member = await world.openAccount();
  await set(member.token, '135790');
  const verificationCode = await world.codeFor(member[to], 'own');
  const wrong = verificationCode === '000000' ? '000001' : '000000';
  expect((await set(member.token, '975310', { verificationCode: wrong })).body.code).toBe(
    'verification.code_invalid',
  );
  expect((await set(member.token, '975310', { verificationCode })).body.success).toBe(true);
  expect(await check(member.token, '975310')).toBe('right');
  expect((await set(member.token, '864200', { verificationCode })).body.code).toMatch(/^verification\.code_/);
});

test('a code to a contact that is not linked is refused', async () => {
  const member = await world.openAccount();
  await set(member.token, '135790');
  const verificationCode = await world.codeFor(member.mobile, 'own');
  await sql`update members set mobile_verified_at = null, email_verified_at = null
    where id = ${member.id}`.execute(world.db);
  expect((await set(member.token, '975310', { verificationCode })).body.code).toBe(
    'verification.code_invalid',
  );
});

test('it requires an identity confirmation of the last ten minutes', async () => {
  const member = await world.openAccount();
  await sql`update sessions set confirmed_at = confirmed_at - interval '11 minutes'
    where account_id = ${member.id}`.execute(world.db);
  world.app.modules.sessions.forget({ merchantId: 'croupier', accountId: member.id });
  expect((await set(member.token, '135790')).body.code).toBe('identity.confirmation_needed');
});

test('other modules can check it', async () => {
  const member = await world.openAccount();
  await set(member.token, '135790');
  const { checkPaymentPassword: ask } = world.app.modules.signIn;
  await expect(ask('croupier', member.id, '135790')).resolves.toBeUndefined();
  await expect(ask('lotus', member.id, '135790')).rejects.toMatchObject({
    code: 'identity.payment_password_missing',
  });
});
