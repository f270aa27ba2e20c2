import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOSTS } from '../../../../testing/test-app.ts';
import { codeOf, createMethodsWorld, startedOf, type MethodsWorld } from '../testing/methods-world.ts';

let world: MethodsWorld;
beforeAll(async () => {
  world = await createMethodsWorld();
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world.close());

const memberInfo = (token: string) => world.call(siteApi.identity.memberInfo, { token });

describe('which accounts may sign in where', () => {
  test.each([
    ['a member', 'player1', 'Player1-2026', 'site', 'signed in'],
    ['an agent', 'agent1', 'Agent1-2026', 'site', 'signed in'],
    ['an agent at the agents’ door', 'agent1', 'Agent1-2026', 'agent', 'signed in'],
    ['a member at the agents’ door', 'player1', 'Player1-2026', 'agent', 'identity.not_an_agent'],
    ['somebody of the house', 'house1', 'House1-2026', 'site', 'identity.not_a_member'],
    ['somebody of the house at the agents’ door', 'house1', 'House1-2026', 'agent', 'identity.not_a_member'],
    ['somebody unknown', 'nobody1', 'Player1-2026', 'site', 'identity.bad_credentials'],
  ] as const)('%s', async (_name, username, password, area, code) => {
    expect(codeOf(await world.login(username, password, { area }))).toBe(code);
    await world.forgetAttempts();
    // A caller without the password learns nothing about the account.
    expect(codeOf(await world.login(username, 'Wrong-2026', { area }))).toBe('identity.bad_credentials');
  });

  test('a refusal because of the area is not a failed attempt and locks nobody', async () => {
    for (let time = 0; time < 8; time += 1)
      expect(codeOf(await world.login('player1', 'Player1-2026', { area: 'agent' }))).toBe(
        'identity.not_an_agent',
      );
  });

  test.each([
    ['closed', 'identity.account_closed'],
    ['locked', 'identity.account_locked'],
  ])('an account that is %s is refused by every method', async (status, refusal) => {
    const person = await world.openAccount();
    await sql`update members set status = ${status} where id = ${person.id}`.execute(world.db);
    expect(codeOf(await world.login(person.username, 'Correct-Horse-9'))).toBe(refusal);
    const code = await world.codeFor(person.mobile, 'login');
    const answer = await world.call(siteApi.session.login, {
      body: { type: 'sms', username: person.typed, password: code },
    });
    expect(codeOf(answer)).toBe(refusal);
  });
});

describe('a password that must be changed', () => {
  test('the merchant’s default password opens a session only for changing it, and no device', async () => {
    const answer = await world.login('newcomer1', '246810', { remember: true });
    const { token, passwordExpired } = startedOf(answer);
    expect(passwordExpired).toBe(true);
    expect(answer.cookies['device']).toBeUndefined();
    const due = { passwordExpired: true, passwordExpiredAfterDays: null };
    expect(startedOf(answer)).toMatchObject(due);
    expect((await memberInfo(token)).body.value).toMatchObject(due);
    expect(codeOf(await world.call(siteApi.session.list, { token }))).toBe('identity.password_change_needed');
    expect((await world.call(siteApi.session.logout, { token })).status).toBe(200);
  });

  test('another six-digit password is not the default one', async () => {
    const person = await world.openAccount();
    await sql`update members set password_hash = (
        select password_hash from members where merchant_id = 'croupier' and account_key = 'newcomer1')
      where id = ${person.id}`.execute(world.db);
    const { passwordExpired } = await world.withSettings(
      (settings) => ({ ...settings, signIn: { ...settings.signIn, defaultPasswordHash: null } }),
      async () => startedOf(await world.login(person.username, '246810', { ip: person.ip })),
    );
    expect(passwordExpired).toBe(false);
  });

  test.each([
    ['older than the merchant allows', 91, true, true],
    ['not yet', 89, true, false],
    ['where the merchant forces nobody', 91, false, false],
  ])('%s', async (_name, days, forced, expired) => {
    const person = await world.openAccount();
    await sql`update members set password_changed_at = now() - make_interval(days => ${days})
      where id = ${person.id}`.execute(world.db);
    await world.withSettings(
      (settings) => ({
        ...settings,
        signIn: { ...settings.signIn, passwordMaxAgeDays: 90 },
        brand: {
          ...settings.brand,
          features: { ...settings.brand.features, forcedPasswordChange: forced },
        },
      }),
      async () => {
        const byPassword = await world.login(person.username, 'Correct-Horse-9', { ip: person.ip });
        const due = { passwordExpired: expired, passwordExpiredAfterDays: expired ? 90 : null };
        expect(startedOf(byPassword)).toMatchObject(due);
        // The reason is the same after a reload, which knows the session only.
        const { token } = startedOf(byPassword);
        expect((await memberInfo(token)).body.value).toMatchObject(due);
        const code = await world.codeFor(person.mobile, 'login');
        const body = { type: 'sms', username: person.typed, password: code };
        expect(startedOf(await world.call(siteApi.session.login, { body })).passwordExpired).toBe(false);
      },
    );
  });
});

describe('the answer of a sign-in', () => {
  test('reports the first sign-in once, and where the previous one came from', async () => {
    const person = await world.openAccount();
    await sql`update members set last_login_at = null where id = ${person.id}`.execute(world.db);
    const first = startedOf(await world.login(person.username, 'Correct-Horse-9', { ip: person.ip }));
    expect(first).toMatchObject({ firstTimeLogin: true, account: person.username });
    expect(first.lastLogin).toMatchObject({ ip: person.ip });
    const second = startedOf(
      await world.login(person.username.toUpperCase(), 'Correct-Horse-9', { ip: person.ip }),
    );
    expect(second).toMatchObject({ firstTimeLogin: false, account: person.username });
    expect(second.lastLogin?.ip).toBe(person.ip);
  });

  test('each session shows the sign-in before its own, and the first one none', async () => {
    const person = await world.openAccount();
    const shown = async (token: string) =>
      ((await memberInfo(token)).body.value as { lastLogin: { at: string; ip: string } | null }).lastLogin;
    expect(await shown(person.token)).toBeNull();
    const ip = world.newAddress();
    const signIn = async (from: string) =>
      startedOf(await world.login(person.username, 'Correct-Horse-9', { ip: from })).token;
    const second = await signIn(person.ip);
    expect(await shown(second)).toMatchObject({ ip: person.ip });
    await sql`insert into trusted_addresses (merchant_id, id, account_id, address, added_at, last_seen_at)
      values ('croupier', gen_random_uuid(), ${person.id}, ${ip}, now(), now())`.execute(world.db);
    const third = await signIn(ip);
    const fourth = await signIn(person.ip);
    expect(await shown(fourth)).toMatchObject({ ip });
    expect(await shown(third)).toMatchObject({ ip: person.ip });
    const { rows } = await sql<{ at: Date }>`select created_at as at from sessions
      where account_id = ${person.id} order by created_at, id offset 2 limit 1`.execute(world.db);
    expect(await shown(fourth)).toMatchObject({ at: rows[0]?.at.toISOString() });
    // Later sign-ins change nothing for a session that stays open.
    expect(await shown(person.token)).toBeNull();
  });

  test('reveals nothing about another merchant', async () => {
    const person = await world.openAccount(HOSTS.lotus);
    expect(codeOf(await world.login(person.username, 'Correct-Horse-9'))).toBe('identity.bad_credentials');
  });
});

test('never adopts a token supplied by the visitor', async () => {
  const offered = 'A'.repeat(43);
  const cookie = `device=${offered}; token=${offered}; session=${offered}`;
  const answer = await world.call(siteApi.session.login, {
    token: offered,
    cookie,
    body: {
      type: 'username',
      username: 'player1',
      password: 'Player1-2026',
      remember: true,
      token: offered,
    },
  });
  const { token } = startedOf(answer);
  expect(token).not.toBe(offered);
  expect(answer.cookies['device']).not.toBe(offered);
  expect((await memberInfo(offered)).status).toBe(401);
  const again = startedOf(
    await world.call(siteApi.session.login, {
      token,
      body: { type: 'username', username: 'player1', password: 'Player1-2026' },
    }),
  );
  expect(again.token).not.toBe(token);
});
