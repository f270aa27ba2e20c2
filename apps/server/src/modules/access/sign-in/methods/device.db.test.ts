import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOSTS, type Answer } from '../../../../testing/test-app.ts';
import { codeOf, createMethodsWorld, startedOf, type MethodsWorld } from '../testing/methods-world.ts';

const PASSWORD = 'Correct-Horse-9';
let world: MethodsWorld;
beforeAll(async () => {
  world = await createMethodsWorld();
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world.close());

const deviceOf = ({ cookies }: Answer): string => cookies['device'] ?? '';
const remembered = async () => {
  const person = await world.openAccount();
  const answer = await world.login(person.username, PASSWORD, { ip: person.ip, remember: true });
  const { token } = startedOf(answer);
  return { person, token, device: deviceOf(answer), ip: person.ip };
};
/** Makes the last exchange appear to be this long ago. */
const age = (seconds: number) =>
  sql`update devices set rotated_at = rotated_at - make_interval(secs => ${seconds})`.execute(world.db);

test('a device is remembered only on request', async () => {
  const person = await world.openAccount();
  expect(deviceOf(await world.login(person.username, PASSWORD, { ip: person.ip }))).toBe('');
});

test('the cookie is readable by the server only, valid for a day, and does not contain the password', async () => {
  const person = await world.openAccount();
  const answer = await world.login(person.username, PASSWORD, { ip: person.ip, remember: true });
  const device = deviceOf(answer);
  expect(device).toMatch(/^[\w-]{43}$/);
  const { rows } = await sql<{ text: string; seconds: number }>`
    select d::text as text, extract(epoch from expires_at - now())::int as seconds from devices d
    where account_id = ${person.id}`.execute(world.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(device);
  expect(rows[0]?.seconds).toBeGreaterThan(86_000);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(86_400);
});

test('a remembered device signs in and gets a new token', async () => {
  const { person, device, ip } = await remembered();
  const answer = await world.resume(device, { ip });
  expect(startedOf(answer)).toMatchObject({ account: person.username, passwordExpired: false });
  expect(deviceOf(answer)).toMatch(/^[\w-]{43}$/);
  expect(deviceOf(answer)).not.toBe(device);
  expect(codeOf(await world.resume(deviceOf(answer), { ip }))).toBe('signed in');
});

test('it does not confirm the identity: calls that require it ask for a confirmation', async () => {
  const { device, ip } = await remembered();
  const { token } = startedOf(await world.resume(device, { ip }));
  const unlink = (session: string) =>
    world.call(siteApi.account.unlinkSocial, { token: session, path: '/wps/member/social/google' });
  expect(codeOf(await unlink(token))).toBe('identity.confirmation_needed');
  const confirm = { token, body: { password: PASSWORD } };
  expect((await world.call(siteApi.session.confirm, confirm)).status).toBe(200);
  expect(codeOf(await unlink(token))).toBe('identity.social_not_bound');
});

test('two tabs resuming at once both sign in, and one token remains valid', async () => {
  const { device, ip } = await remembered();
  const answers = await Promise.all([
    world.resume(device, { ip }),
    world.resume(device, { ip }),
    world.resume(device, { ip }),
  ]);
  expect(answers.map(codeOf)).toEqual(['signed in', 'signed in', 'signed in']);
  const tokens = answers.map(deviceOf).filter((token) => token !== '');
  expect(tokens).toHaveLength(1);
  expect(codeOf(await world.resume(tokens[0] ?? '', { ip }))).toBe('signed in');
});

test('an exchanged token used later must be a copy: the device is forgotten and the audit log records it', async () => {
  const { person, device, ip } = await remembered();
  const owner = await world.resume(device, { ip });
  await age(11);
  const thief = await world.resume(device, { ip });
  expect(codeOf(thief)).toBe('identity.device_unknown');
  expect(deviceOf(thief)).toBe('');
  // It is unknown which of the two is the thief.
  expect(codeOf(await world.resume(deviceOf(owner), { ip }))).toBe('identity.device_unknown');
  expect(await world.auditOf(person.id)).toContain('member.device_token_repeated');
});

test('a thief who keeps exchanging the token is detected as well, and the sessions started by the device end', async () => {
  const { person, token, device, ip } = await remembered();
  const first = await world.resume(device, { ip });
  const second = await world.resume(deviceOf(first), { ip });
  const third = await world.resume(deviceOf(second), { ip });
  await age(11);
  expect(codeOf(await world.resume(device, { ip }))).toBe('identity.device_unknown');
  expect(codeOf(await world.resume(deviceOf(third), { ip }))).toBe('identity.device_unknown');
  expect(await world.auditOf(person.id)).toContain('member.device_token_repeated');
  const status = async (session: string) =>
    (await world.call(siteApi.identity.memberInfo, { token: session })).status;
  for (const stolen of [first, second, third]) expect(await status(startedOf(stolen).token)).toBe(401);
  // Started by password, so not a session of the device.
  expect(await status(token)).toBe(200);
});

test('a much older token within the grace period opens nothing and forgets nothing', async () => {
  const { device, ip } = await remembered();
  const newest = deviceOf(await world.resume(deviceOf(await world.resume(device, { ip })), { ip }));
  expect(codeOf(await world.resume(device, { ip }))).toBe('identity.device_unknown');
  expect(codeOf(await world.resume(newest, { ip }))).toBe('signed in');
});

test('a device does not work from a new address, at another merchant or for a closed account', async () => {
  const { person, device, ip } = await remembered();
  expect(codeOf(await world.resume(device, { ip: world.newAddress() }))).toBe('identity.device_unknown');
  expect(codeOf(await world.resume(device, { ip, host: HOSTS.lotus }))).toBe('identity.device_unknown');
  // Refused, but not consumed.
  const next = deviceOf(await world.resume(device, { ip }));
  await sql`update members set status = 'closed' where id = ${person.id}`.execute(world.db);
  expect(codeOf(await world.resume(next, { ip }))).toBe('identity.device_unknown');
});

test('a device is forgotten after a day, however often it was used', async () => {
  const { device, ip } = await remembered();
  const next = deviceOf(await world.resume(device, { ip }));
  await sql`update devices set expires_at = expires_at - interval '1 day'`.execute(world.db);
  const answer = await world.resume(next, { ip });
  expect(codeOf(answer)).toBe('identity.device_unknown');
  expect(answer.cookies).toHaveProperty('device', '');
});

test('signing out forgets this browser’s device and clears its cookie', async () => {
  const { token, device, ip } = await remembered();
  const answer = await world.call(siteApi.session.logout, { token, cookie: `device=${device}` });
  expect(answer.cookies).toHaveProperty('device', '');
  expect(codeOf(await world.resume(device, { ip }))).toBe('identity.device_unknown');
});

test('signing out everywhere else forgets every device', async () => {
  const { person, device, ip } = await remembered();
  const other = deviceOf(await world.login(person.username, PASSWORD, { ip, remember: true }));
  const { token } = startedOf(await world.login(person.username, PASSWORD, { ip }));
  await world.call(siteApi.session.endOthers, { token });
  for (const cookie of [device, other])
    expect(codeOf(await world.resume(cookie, { ip }))).toBe('identity.device_unknown');
});

test('a sign-in in the same browser replaces the previous device', async () => {
  const { person, device, ip } = await remembered();
  const cookie = `device=${device}`;
  const answer = await world.login(person.username, PASSWORD, { ip, remember: true, cookie });
  expect(codeOf(await world.resume(device, { ip }))).toBe('identity.device_unknown');
  expect(codeOf(await world.resume(deviceOf(answer), { ip }))).toBe('signed in');
});

test.each(['', 'x', 'A'.repeat(43), '%zz', "' or true --"])(
  'the cookie %j belongs to no device',
  async (device) => {
    expect(codeOf(await world.resume(device))).toBe('identity.device_unknown');
  },
);
