import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSoftwarePasskey, type Misuse } from '../factors/testing/software-passkey.ts';
import {
  codeOf,
  createMethodsWorld,
  startedOf,
  type MethodsWorld,
} from '../sign-in/testing/methods-world.ts';

const ORIGIN = 'http://localhost';
const PASSWORD = 'Correct-Horse-9';
const { session } = siteApi;
let world: MethodsWorld;
beforeAll(async () => {
  world = await createMethodsWorld();
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world.close());

type Listed = { id: string; current: boolean; ip: string; userAgent: string };
type Trusted = { id: string; address: string };
const signInAgain = async ({ username, ip }: { username: string; ip: string }): Promise<string> =>
  startedOf(await world.login(username, PASSWORD, { ip })).token;
const listOf = async (token: string) => (await world.call(session.list, { token })).body.value as Listed[];
const addressesOf = async (token: string) =>
  (await world.call(session.addresses, { token })).body.value as Trusted[];
const end = (token: string, id: string) =>
  world.call(session.end, { token, path: `/wps/member/sessions/${id}` });
const removeAddress = (token: string, id: string) =>
  world.call(session.removeAddress, { token, path: `/wps/member/addresses/${id}` });
const isIn = async (token: string): Promise<boolean> =>
  (await world.call(siteApi.identity.memberInfo, { token })).status === 200;

test('an account sees its sessions and which of them is the current one', async () => {
  const person = await world.openAccount();
  const token = await signInAgain(person);
  const listed = await listOf(token);
  expect(listed).toHaveLength(2);
  expect(listed.filter(({ current }) => current)).toHaveLength(1);
  expect(listed.map(({ ip }) => ip)).toEqual([person.ip, person.ip]);
  expect(JSON.stringify(listed)).not.toContain(token);
  const here = (await listOf(person.token)).find(({ current }) => current);
  expect(listed.find(({ id }) => id === here?.id)?.current).toBe(false);
});

test('one session is signed out, once', async () => {
  const person = await world.openAccount();
  const token = await signInAgain(person);
  const other = (await listOf(token)).find(({ current }) => !current)?.id ?? '';
  expect((await end(token, other)).status).toBe(200);
  expect(await isIn(person.token)).toBe(false);
  expect(await isIn(token)).toBe(true);
  expect(codeOf(await end(token, other))).toBe('identity.session_not_found');
  expect(await listOf(token)).toHaveLength(1);
});

test('an account cannot sign out another one', async () => {
  const [victim, attacker] = [await world.openAccount(), await world.openAccount()];
  const [theirs] = await listOf(victim.token);
  expect(codeOf(await end(attacker.token, theirs?.id ?? ''))).toBe('identity.session_not_found');
  const [address] = await addressesOf(victim.token);
  expect(codeOf(await removeAddress(attacker.token, address?.id ?? ''))).toBe('identity.address_not_found');
  expect(await isIn(victim.token)).toBe(true);
});

test('all sessions but the current one are signed out', async () => {
  const person = await world.openAccount();
  const others = [person.token, await signInAgain(person)];
  const token = await signInAgain(person);
  const answer = await world.call(session.endOthers, { token });
  expect(answer.body.value).toEqual({ ended: 2 });
  for (const other of others) expect(await isIn(other)).toBe(false);
  expect(await isIn(token)).toBe(true);
});

test('a removed trusted address requires a proof again', async () => {
  const person = await world.openAccount();
  const [address] = await addressesOf(person.token);
  expect(address?.address).toBe(person.ip);
  expect((await removeAddress(person.token, address?.id ?? '')).status).toBe(200);
  expect(await addressesOf(person.token)).toEqual([]);
  expect(codeOf(await world.login(person.username, PASSWORD, { ip: person.ip }))).toBe(
    'identity.proof_required',
  );
  expect(await world.auditOf(person.id)).toContain('member.address_removed');
});

test('an IPv6 address counts as its network', async () => {
  const person = await world.openAccount();
  const code = await world.codeFor(person.mobile, 'login');
  const body = { type: 'sms', username: person.typed, password: code };
  const started = startedOf(await world.call(session.login, { ip: '2001:db8:1:2::1', body }));
  expect(codeOf(await world.login(person.username, PASSWORD, { ip: '2001:db8:1:2:ffff::9' }))).toBe(
    'signed in',
  );
  expect((await addressesOf(started.token)).map(({ address }) => address)).toContain('2001:db8:1:2::/64');
});

test('confirming the identity requires the password, and attempts are limited', async () => {
  const person = await world.openAccount();
  const confirm = (body: object) => world.call(session.confirm, { token: person.token, body });
  await sql`update sessions set confirmed_at = now() - interval '11 minutes'
    where account_id = ${person.id}`.execute(world.db);
  world.sessions.forget({ merchantId: 'croupier', accountId: person.id });
  const unlink = () =>
    world.call(siteApi.account.unlinkSocial, { token: person.token, path: '/wps/member/social/google' });
  expect(codeOf(await unlink())).toBe('identity.confirmation_needed');
  expect(codeOf(await confirm({}))).toBe('identity.bad_credentials');
  expect(codeOf(await unlink())).toBe('identity.confirmation_needed');
  expect(codeOf(await confirm({ password: PASSWORD }))).toBe('signed in');
  expect(codeOf(await unlink())).toBe('identity.social_not_bound');
  for (let time = 0; time < 5; time += 1)
    expect(codeOf(await confirm({ password: 'wrong' }))).toBe('identity.bad_credentials');
  expect(codeOf(await confirm({ password: PASSWORD }))).toBe('identity.locked');
  // These attempts do not lock the sign-in.
  expect(codeOf(await world.login(person.username, PASSWORD, { ip: person.ip }))).toBe('signed in');
});

test('a passkey of the account confirms the identity too, if it verifies its user', async () => {
  const person = await world.openAccount();
  const passkeyOf = async (token: string) => {
    const begun = await world.call(siteApi.factors.passkeyOptions, { token });
    const { challenge, options } = begun.body.value as { challenge: string; options: object };
    const passkey = createSoftwarePasskey(ORIGIN);
    const body = { challenge, name: 'phone', response: passkey.create({ ...options }) };
    expect(codeOf(await world.call(siteApi.factors.addPasskey, { token, body }))).toBe('signed in');
    return passkey;
  };
  const own = await passkeyOf(person.token);
  const foreign = await passkeyOf((await world.openAccount()).token);
  await sql`update sessions set confirmed_at = now() - interval '11 minutes'
    where account_id = ${person.id}`.execute(world.db);
  world.sessions.forget({ merchantId: 'croupier', accountId: person.id });
  const { token } = person;
  const confirm = async (passkey: typeof own, misuse: Misuse = {}) => {
    const asked = await world.call(session.confirmOptions, { token });
    const { challenge, options } = asked.body.value as { challenge: string; options: object };
    const response = passkey.use({ ...options }, misuse);
    return codeOf(await world.call(session.confirm, { token, body: { passkey: { challenge, response } } }));
  };
  const unlink = async () =>
    codeOf(await world.call(siteApi.account.unlinkSocial, { token, path: '/wps/member/social/google' }));
  expect(await confirm(own, { verified: false })).toBe('factors.passkey_unknown');
  expect(await confirm(foreign)).toBe('factors.passkey_unknown');
  expect(await unlink()).toBe('identity.confirmation_needed');
  expect(await confirm(own)).toBe('signed in');
  expect(await unlink()).toBe('identity.social_not_bound');
});

test('a confirmation applies to one session only', async () => {
  const person = await world.openAccount();
  const other = await signInAgain(person);
  await sql`update sessions set confirmed_at = now() - interval '11 minutes'
    where account_id = ${person.id}`.execute(world.db);
  world.sessions.forget({ merchantId: 'croupier', accountId: person.id });
  await world.call(session.confirm, { token: other, body: { password: PASSWORD } });
  const unlink = (token: string) =>
    world.call(siteApi.account.unlinkSocial, { token, path: '/wps/member/social/google' });
  expect(codeOf(await unlink(person.token))).toBe('identity.confirmation_needed');
  expect(codeOf(await unlink(other))).toBe('identity.social_not_bound');
});
