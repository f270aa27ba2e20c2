import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOSTS } from '../../../../testing/test-app.ts';
import { CLIENT, openProvider, PERSON, walkThrough } from '../../federation/testing/openid-provider.ts';
import { codeOf, createMethodsWorld, startedOf, type MethodsWorld } from '../testing/methods-world.ts';

const RETURN = `http://${HOSTS.croupier}/login/social`;
const { session, account } = siteApi;
let world: MethodsWorld;
let provider: Awaited<ReturnType<typeof openProvider>>;
beforeAll(async () => {
  world = await createMethodsWorld();
  provider = await openProvider(RETURN);
  const client = { issuer: provider.issuer, ...CLIENT };
  await world.changeIntegrations('croupier', { social: { google: client, facebook: client } });
});
beforeEach(async () => {
  await world.forgetAttempts();
  await sql`delete from member_identities`.execute(world.db);
});
afterAll(async () => {
  await provider.close();
  await world.close();
});

/** Goes to the provider and back, in a separate browser. */
const goThere = async (which: 'google' | 'facebook' = 'google') => {
  const started = await world.call(session.socialStart, { body: { provider: which } });
  const { url } = started.body.value as { url: string };
  const cookie = Object.entries(started.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const query = await walkThrough(url, RETURN);
  return { cookie, answer: { state: new URLSearchParams(query).get('state') ?? '', query } };
};
const login = async (more: object = {}) => {
  const { cookie, answer } = await goThere();
  return world.call(session.socialLogin, { cookie, body: { ...answer, ...more } });
};
const link = async (token: string, which: 'google' | 'facebook' = 'google') => {
  const { cookie, answer } = await goThere(which);
  return world.call(account.linkSocial, { token, cookie, body: answer });
};
const unlink = (token: string, which = 'google') =>
  world.call(account.unlinkSocial, { token, path: `/wps/member/social/${which}` });

test('a linked account at a provider signs in, also from a new address', async () => {
  const person = await world.openAccount();
  expect((await link(person.token)).status).toBe(200);
  const answer = await login({ remember: true });
  expect(startedOf(answer)).toMatchObject({ account: person.username });
  expect(answer.cookies['device']).toMatch(/^[\w-]{43}$/);
  expect(await world.auditOf(person.id)).toContain('member.social_linked');
});

test('an unknown account gets a ticket to register with, even if the mail address is that of a member', async () => {
  const person = await world.openAccount();
  await sql`update members set email = ${PERSON.email}, email_key = ${PERSON.email}, email_verified_at = now()
    where id = ${person.id}`.execute(world.db);
  const answer = await login();
  expect(answer).toMatchObject({
    status: 404,
    body: {
      code: 'identity.social_unknown',
      value: { provider: 'google', email: PERSON.email, name: PERSON.name },
    },
  });
  const { ticket } = answer.body.value as { ticket: string };
  const told = await world.call(siteApi.identity.socialTicket, { body: { socialTicket: ticket } });
  expect(told.body.value).toMatchObject({ provider: 'google', email: PERSON.email });
  await sql`update members set email_verified_at = null where id = ${person.id}`.execute(world.db);
});

test('the provider’s answer works once, in the browser that started the sign-in', async () => {
  const person = await world.openAccount();
  await link(person.token);
  const { cookie, answer } = await goThere();
  expect(codeOf(await world.call(session.socialLogin, { body: answer }))).toBe('federation.state_unknown');
  const there = await goThere();
  expect(codeOf(await world.call(session.socialLogin, { cookie: there.cookie, body: there.answer }))).toBe(
    'signed in',
  );
  expect(codeOf(await world.call(session.socialLogin, { cookie: there.cookie, body: there.answer }))).toBe(
    'federation.state_unknown',
  );
  expect(
    codeOf(await world.call(session.socialLogin, { cookie, body: { ...answer, query: 'x=1' } })),
  ).toMatch(/^federation\./);
});

test('an account at a provider belongs to one member, and a member has one per provider', async () => {
  const [one, other] = [await world.openAccount(), await world.openAccount()];
  expect(codeOf(await link(one.token))).toBe('signed in');
  expect(codeOf(await link(one.token))).toBe('signed in');
  expect(codeOf(await link(other.token))).toBe('identity.social_taken');
  const { rows } = await sql`select 1 from member_identities`.execute(world.db);
  expect(rows).toHaveLength(1);
});

test('the only sign-in method cannot be removed', async () => {
  const person = await world.openAccount();
  await link(person.token);
  await sql`update members set password_hash = null, mobile_verified_at = null
    where id = ${person.id}`.execute(world.db);
  expect(codeOf(await unlink(person.token))).toBe('identity.only_way_in');
  expect(codeOf(await unlink(person.token, 'facebook'))).toBe('identity.social_not_bound');
  expect(codeOf(await link(person.token, 'facebook'))).toBe('signed in');
  // Of two concurrent removals, one must be refused.
  const codes = (await Promise.all(['google', 'facebook'].map((which) => unlink(person.token, which)))).map(
    codeOf,
  );
  expect(codes.toSorted()).toEqual(['identity.only_way_in', 'signed in']);
});

test('a member with a password may unlink the provider', async () => {
  const person = await world.openAccount();
  await link(person.token);
  expect((await unlink(person.token)).status).toBe(200);
  expect(codeOf(await login())).toBe('identity.social_unknown');
  expect(await world.auditOf(person.id)).toContain('member.social_unlinked');
});

test('a linked account of a closed member is refused', async () => {
  const person = await world.openAccount();
  await link(person.token);
  await sql`update members set status = 'closed' where id = ${person.id}`.execute(world.db);
  expect(codeOf(await login())).toBe('identity.account_closed');
});
