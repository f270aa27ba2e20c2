import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTS } from '../../../../testing/test-app.ts';
import { mintToken } from '../../../../platform/tokens.ts';
import { createSiteWorld, field, newUser, somebody, tokenOf, type SiteWorld } from '../testing/site-world.ts';

let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

let subjects = 0;
/** The state after a sign-in at a provider by an unknown person. */
async function ticket(
  changes: Partial<{
    email: string | null;
    verified: boolean;
    name: string | null;
    subject: string;
    expires: string;
  }> = {},
) {
  const { token, tokenHash } = mintToken();
  const {
    email = somebody().email,
    verified = true,
    name = 'Ann Lee',
    subject = `subject-${(subjects += 1)}`,
  } = changes;
  await sql`
    insert into social_tickets (merchant_id, token_hash, provider, subject, email, email_verified, name, expires_at)
    values ('croupier', ${tokenHash}, 'google', ${subject}, ${email}, ${verified}, ${name},
      now() + ${changes.expires ?? '10 minutes'}::interval)`.execute(world.db);
  return { socialTicket: token, email, subject };
}
const missing = (socialTicket: string, host: string = HOSTS.croupier) =>
  world.call(siteApi.identity.socialTicket, { host, body: { socialTicket } });
const noPassword = { password: '', confirmPassword: '' };
const gone = { status: 410, body: { code: 'identity.ticket_gone' } };
const memberOf = async (token: string): Promise<string> =>
  (await world.app.modules.sessions.resolveAccount(token, 'croupier'))?.id ?? '';

test('the form asks only for what is missing', async () => {
  const { socialTicket, email } = await ticket();
  expect((await missing(socialTicket)).body.value).toEqual({
    provider: 'google',
    email,
    name: 'Ann Lee',
    missing: ['username'],
  });
  const fields = {
    email: field('required', 'email'),
    fullName: field('required', 'lettersAndSpaces'),
    mobileNum: field('required'),
    line: field('required'),
    zalo: field('optional'),
  };
  await world.withFields(fields, async () => {
    expect((await missing(socialTicket)).body.value).toMatchObject({
      missing: ['username', 'mobileNum', 'verificationCode', 'line'],
    });
    const bare = await ticket({ email: null, name: 'Ann 2' });
    expect((await missing(bare.socialTicket)).body.value).toMatchObject({
      missing: ['username', 'mobileNum', 'verificationCode', 'fullName', 'email', 'line'],
    });
  });
});

test('it replaces the password and links the account at the provider', async () => {
  const { socialTicket, email, subject } = await ticket();
  const { username } = somebody();
  const token = tokenOf(await world.register({ username, ...noPassword, socialTicket }));
  const id = await memberOf(token);
  expect(await world.memberRow(id)).toMatchObject({ password_hash: null, email });
  expect((await world.memberRow(id))['email_verified_at']).toBeInstanceOf(Date);
  const { rows } = await sql`
    select provider, subject, shown from member_identities where member_id = ${id}`.execute(world.db);
  expect(rows).toEqual([{ provider: 'google', subject, shown: expect.stringMatching(/^p•••@/) }]);
  const security = await world.call(siteApi.account.security, { token });
  expect(security.body.value).toMatchObject({
    hasPassword: false,
    passwordChangedAt: null,
    social: [{ provider: 'google' }],
  });
});

test('an address that the provider did not verify, or that was typed instead, is stored as unverified', async () => {
  const unchecked = await ticket({ verified: false });
  const first = await world.register({ username: somebody().username, ...noPassword, ...unchecked });
  expect((await world.memberRow(await memberOf(tokenOf(first))))['email_verified_at']).toBeNull();
  const { socialTicket } = await ticket();
  const { username, email } = somebody();
  const second = await world.register({ username, ...noPassword, socialTicket, email });
  expect(await world.memberRow(await memberOf(tokenOf(second)))).toMatchObject({
    email,
    email_verified_at: null,
  });
});

test('an address verified by another account is taken', async () => {
  const { email } = await world.openAccount();
  const { socialTicket } = await ticket({ email });
  const answer = await world.register({ username: somebody().username, ...noPassword, socialTicket });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'identity.email_taken', fields: [{ field: 'email' }] },
  });
});

test('one of several concurrent registrations consumes it', async () => {
  const { socialTicket } = await ticket();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      world.register({ username: somebody().username, ...noPassword, socialTicket }),
    ),
  );
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  for (const { body } of answers.filter((answer) => !answer.body.success))
    expect(['identity.ticket_gone', 'identity.email_taken']).toContain(body.code);
  const again = { username: somebody().username, ...noPassword, socialTicket };
  expect(await world.register(again)).toMatchObject(gone);
});

test('two tickets of one account at the provider open one account here', async () => {
  const one = await ticket({ email: null });
  const other = await ticket({ email: null, subject: one.subject });
  tokenOf(
    await world.register({ username: somebody().username, ...noPassword, socialTicket: one.socialTicket }),
  );
  const { username } = somebody();
  const second = await world.register({ username, ...noPassword, socialTicket: other.socialTicket });
  expect(second).toMatchObject(gone);
  const { rows } = await sql`select 1 from members where account_key = ${username}`.execute(world.db);
  expect(rows).toEqual([]);
});

test('an invalid form does not consume it', async () => {
  const { socialTicket } = await ticket();
  const slip = await world.register({ username: '1', ...noPassword, socialTicket });
  expect(slip.body.code).toBe('identity.field_pattern');
  tokenOf(await world.register({ username: somebody().username, ...noPassword, socialTicket }));
});

test('expired, invented and other merchants’ tickets are refused', async () => {
  const old = await ticket({ expires: '-1 second' });
  const { socialTicket } = await ticket();
  for (const tried of [old.socialTicket, mintToken().token, 'x'])
    expect(await missing(tried)).toMatchObject(gone);
  expect(await missing(socialTicket, HOSTS.lotus)).toMatchObject(gone);
  const body = newUser({ username: somebody().username, socialTicket });
  const elsewhere = await world.call(siteApi.identity.register, { host: HOSTS.lotus, body });
  expect(elsewhere).toMatchObject(gone);
});
