import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskName } from '../../members/names.rules.ts';
import { iconOf } from '../../members/icon.rules.ts';
import { createSiteWorld, field, somebody, tokenOf, type SiteWorld } from '../testing/site-world.ts';

const { security, bindEmail, bindMobile, setPayeeName, icon } = siteApi.account;
let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

const fresh = async () => {
  const person = somebody();
  const token = tokenOf(await world.register({ username: person.username }, { ip: person.ip }));
  const account = await world.app.modules.sessions.resolveAccount(token, 'croupier');
  return { ...person, token, id: account?.id ?? '' };
};
const post = (
  route: typeof bindEmail | typeof bindMobile | typeof setPayeeName,
  token: string,
  body: object,
) => world.call(route, { token, body });

test('a new account has no linked contacts', async () => {
  const { token } = await fresh();
  expect((await world.call(security, { token })).body.value).toEqual({
    email: null,
    mobile: null,
    payeeName: null,
    hasPassword: true,
    passwordChangedAt: expect.any(String),
    hasPaymentPassword: false,
    social: [],
  });
});

test('linked contacts are shown masked', async () => {
  const member = await world.openAccount();
  await post(setPayeeName, member.token, { payeeName: 'Ann Lee' });
  const { body } = await world.call(security, { token: member.token });
  expect(body.value).toMatchObject({
    email: { shown: 'p•••@example.com', verified: true },
    mobile: { shown: `+49 ••• ${member.mobile.slice(-4)}`, verified: true },
    payeeName: 'A••• L•••',
  });
  expect(JSON.stringify(body)).not.toContain(member.mobile);
});

test('a mail address is linked with the code sent to it', async () => {
  const { id, token, email } = await fresh();
  const verificationCode = await world.codeFor(email, 'bind');
  const wrong = verificationCode === '000000' ? '000001' : '000000';
  expect((await post(bindEmail, token, { email, verificationCode: wrong })).body.code).toBe(
    'verification.code_invalid',
  );
  expect((await post(bindEmail, token, { email, verificationCode })).body.success).toBe(true);
  expect(await world.memberRow(id)).toMatchObject({ email, email_key: email });
  expect((await world.memberRow(id))['email_verified_at']).toBeInstanceOf(Date);
  expect(await world.auditOf(id)).toContain('member.email_bound');
});

test('a number is linked with the code sent to it', async () => {
  const { id, token, typed, mobile } = await fresh();
  const verificationCode = await world.codeFor(mobile, 'bind');
  expect((await post(bindMobile, token, { mobileNum: '12', verificationCode })).body.code).toBe(
    'verification.phone_invalid',
  );
  expect((await post(bindMobile, token, { mobileNum: typed, verificationCode })).body.success).toBe(true);
  expect((await world.memberRow(id))['mobile']).toBe(mobile);
  expect(await world.auditOf(id)).toContain('member.mobile_bound');
});

test('a contact verified by another account of the same merchant is taken', async () => {
  const owner = await world.openAccount();
  const { token } = await fresh();
  const toEmail = await world.codeFor(owner.email, 'bind');
  const email = owner.email.toUpperCase();
  expect(await post(bindEmail, token, { email, verificationCode: toEmail })).toMatchObject({
    status: 409,
    body: { code: 'identity.email_taken', fields: [{ field: 'email' }] },
  });
  const toMobile = await world.codeFor(owner.mobile, 'bind');
  expect(await post(bindMobile, token, { mobileNum: owner.typed, verificationCode: toMobile })).toMatchObject(
    {
      status: 409,
      body: { code: 'identity.mobile_taken', fields: [{ field: 'mobileNum' }] },
    },
  );
});

test('a code for another purpose does not link', async () => {
  const { token, typed, mobile } = await fresh();
  const verificationCode = await world.codeFor(mobile, 'register');
  expect((await post(bindMobile, token, { mobileNum: typed, verificationCode })).body.code).toBe(
    'verification.code_invalid',
  );
});

test('a new number replaces the old one; links mailed to the old address stop working', async () => {
  const member = await world.openAccount();
  const { email } = somebody();
  await sql`insert into reset_links (merchant_id, token_hash, account_id, created_at, expires_at)
    values ('croupier', sha256('x'), ${member.id}, now(), now() + interval '30 minutes')`.execute(world.db);
  const verificationCode = await world.codeFor(email, 'bind');
  expect((await post(bindEmail, member.token, { email, verificationCode })).body.success).toBe(true);
  const { rows } = await sql`select 1 from reset_links where account_id = ${member.id}`.execute(world.db);
  expect(rows).toEqual([]);
});

test('the account holder can be set once, by the merchant’s rule, even concurrently', async () => {
  const { id, token } = await fresh();
  await world.withFields({ payeeName: field('optional', 'lettersAndSpaces') }, async () => {
    expect((await post(setPayeeName, token, { payeeName: 'Ann 2' })).body).toMatchObject({
      code: 'identity.field_pattern',
      fields: [{ field: 'payeeName', code: 'patterns.lettersAndSpaces' }],
    });
    const answers = await Promise.all(
      ['Ann Lee', 'Bob Ray'].map((payeeName) => post(setPayeeName, token, { payeeName })),
    );
    expect(answers.map(({ body }) => body.code ?? 'set').sort()).toEqual(['identity.payee_name_set', 'set']);
  });
  expect(await world.auditOf(id)).toContain('member.payee_name_set');
});

test('linking requires an identity confirmation of the last ten minutes', async () => {
  const member = await fresh();
  await sql`update sessions set confirmed_at = confirmed_at - interval '11 minutes'
    where account_id = ${member.id}`.execute(world.db);
  world.app.modules.sessions.forget({ merchantId: 'croupier', accountId: member.id });
  const bodies = [
    [bindEmail, { email: member.email, verificationCode: '1' }],
    [bindMobile, { mobileNum: member.typed, verificationCode: '1' }],
    [setPayeeName, { payeeName: 'Ann' }],
  ] as const;
  for (const [route, body] of bodies)
    expect((await post(route, member.token, body)).body.code).toBe('identity.confirmation_needed');
});

test('every account has its own small picture', async () => {
  const { id, token } = await fresh();
  const { iconUrl } = (await world.call(icon, { token })).body.value as { iconUrl: string };
  expect(iconUrl).toBe(iconOf(id));
  expect(iconUrl).toMatch(/^data:image\/svg\+xml,/);
  expect(iconUrl.length).toBeLessThan(2_000);
  const ids = Array.from(
    { length: 2_000 },
    (_, index) => `${id.slice(0, -4)}${String(index).padStart(4, '0')}`,
  );
  expect(new Set(ids.map(iconOf)).size).toBe(ids.length);
});

test('masks names', () => {
  expect(maskName('Somchai  Jaidee')).toBe('S••• J•••');
  expect(maskName('张三')).toBe('张•••');
});
