import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndedSessions } from './index.ts';
import { CALLER, createSignInWorld, newUser, type SignInWorld } from '../sign-in/testing/sign-in-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PAST_CACHE_LIFETIME = 5_000;

let world: SignInWorld;
let counter = 0;
beforeAll(async () => {
  world = await createSignInWorld();
});
afterAll(() => world.database.close());

const signIn = async (merchantId = 'croupier'): Promise<string> => {
  counter += 1;
  return (await world.signIn.register(merchantId, newUser(`Session${counter}`), CALLER)).token;
};
const present = async (token: string, merchantId = 'croupier') => {
  const account = await world.sessions.resolveAccount(token, merchantId);
  if (!account) throw new Error('nobody is signed in');
  return account;
};

test('a token is valid at its own merchant only, even if cached there', async () => {
  const token = await signIn('croupier');
  await present(token);
  for (const elsewhere of ['lotus', '', 'nobody', 'croupier:'])
    expect(await world.sessions.resolveAccount(token, elsewhere)).toBeNull();
  expect(await world.sessions.resolveOperator(token)).toBeNull();
});

test('equal account ids at two merchants are two accounts', async () => {
  const account = await present(await signIn('lotus'), 'lotus');
  await expect(world.members.facts('croupier', account.id)).rejects.toMatchObject({
    code: 'identity.member_not_found',
  });
});

test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}=`, 'ä'.repeat(43), "' or true --"])(
  'the text %j is nobody’s token',
  async (token) => {
    expect(await world.sessions.resolveAccount(token, 'croupier')).toBeNull();
  },
);

test('a session ends after half an hour without a call', async () => {
  const token = await signIn();
  world.clock.advance(30 * MINUTE - 1);
  await present(token);
  world.clock.advance(30 * MINUTE - 1);
  await present(token);
  world.clock.advance(30 * MINUTE);
  expect(await world.sessions.resolveAccount(token, 'croupier')).toBeNull();
});

test('checking a session does not keep it alive', async () => {
  const token = await signIn();
  const goesOn = () => world.sessions.isSessionAlive(token, 'croupier');
  for (let minutes = 0; minutes < 28; minutes += 2) {
    world.clock.advance(2 * MINUTE);
    expect(await goesOn()).toBe(true);
  }
  expect(await world.sessions.isSessionAlive(token, 'lotus')).toBe(false);
  world.clock.advance(2 * MINUTE);
  expect(await goesOn()).toBe(false);
  expect(await world.sessions.resolveAccount(token, 'croupier')).toBeNull();
});

test('a session ends after thirty days, however active it is', async () => {
  const token = await signIn();
  await present(token);
  const { rows } = await sql<{
    id: string;
  }>`select id from sessions order by created_at desc, id desc limit 1`.execute(world.db);
  const id = rows[0]?.id ?? '';
  const keepBusy = (at: Date) =>
    sql`update sessions set last_seen_at = ${at} where id = ${id}`.execute(world.db);
  world.clock.advance(30 * DAY - MINUTE);
  await keepBusy(world.clock.now());
  await present(token);
  world.clock.advance(MINUTE);
  expect(await world.sessions.resolveAccount(token, 'croupier')).toBeNull();
});

test('the last-seen time is written at most once a minute', async () => {
  const token = await signIn();
  const { sessionId } = await present(token);
  const started = world.clock.now().getTime();
  const seenAfterSeconds = async (): Promise<number> => {
    const { rows } = await sql<{ last_seen_at: Date }>`
      select last_seen_at from sessions where id = ${sessionId}`.execute(world.db);
    return ((rows[0]?.last_seen_at.getTime() ?? 0) - started) / 1000;
  };
  world.clock.advance(59_000);
  await present(token);
  expect(await seenAfterSeconds()).toBe(0);
  world.clock.advance(PAST_CACHE_LIFETIME);
  await present(token);
  expect(await seenAfterSeconds()).toBe(64);
});

test('a logout takes effect at once here and within seconds on other servers, and repeating it changes nothing', async () => {
  const token = await signIn();
  const other = world.createProcess();
  const account = await present(token);
  expect(await other.sessions.resolveAccount(token, 'croupier')).toEqual(account);
  await world.sessions.logout(account);
  expect(await world.sessions.resolveAccount(token, 'croupier')).toBeNull();
  world.clock.advance(PAST_CACHE_LIFETIME);
  expect(await other.sessions.resolveAccount(token, 'croupier')).toBeNull();
  await world.sessions.logout(account);
  const { rows } = await sql`select payload from outbox
    where type = 'member.signed_out' and payload->>'sessionId' = ${account.sessionId}`.execute(world.db);
  expect(rows).toEqual([{ payload: { memberId: account.id, sessionId: account.sessionId } }]);
});

test('another server that listens learns of a logout at once', async () => {
  const token = await signIn();
  const other = world.createProcess();
  const account = await present(token);
  expect(await other.sessions.resolveAccount(token, 'croupier')).toEqual(account);
  const { promise, resolve } = Promise.withResolvers<EndedSessions>();
  const stop = await other.sessions.listenForEnded(world.database, resolve);
  await world.sessions.logout(account);
  expect(await promise).toEqual({
    merchantId: 'croupier',
    accountId: account.id,
    ids: [account.sessionId],
  });
  expect(await other.sessions.resolveAccount(token, 'croupier')).toBeNull();
  await stop();
});

test('one session or all sessions of an account can be ended, without affecting other accounts', async () => {
  counter += 1;
  const username = `Session${counter}`;
  const first = (await world.signIn.register('croupier', newUser(username), CALLER)).token;
  const credentials = { username, password: 'Secret-123' };
  const second = (await world.signIn.login('croupier', credentials, CALLER)).token;
  const third = (await world.signIn.login('croupier', credentials, CALLER)).token;
  const stranger = await signIn();
  await world.sessions.logout(await present(first));
  const { id: accountId } = await present(second);
  const owner = { merchantId: 'croupier', accountId };
  await world.db.transaction().execute((tx) => world.sessions.endAll(tx, owner));
  world.sessions.forget(owner);
  for (const token of [first, second, third])
    expect(await world.sessions.resolveAccount(token, 'croupier')).toBeNull();
  await present(stranger);
});

test.each([
  [0, 'member'],
  [4, 'trial'],
  [1, 'agent'],
  [42, 'agent'],
])('a member of type %d signs in as %s', async (type, kind) => {
  const token = await signIn();
  const { id } = await present(token);
  await sql`update members set type = ${type} where merchant_id = 'croupier' and id = ${id}`.execute(
    world.db,
  );
  world.clock.advance(PAST_CACHE_LIFETIME);
  expect((await present(token)).kind).toBe(kind);
  expect(await world.members.facts('croupier', id)).toMatchObject({
    type,
    isAgent: kind === 'agent',
    isTrial: kind === 'trial',
  });
});

test('closing an account ends its sessions', async () => {
  const token = await signIn();
  const { id } = await present(token);
  await sql`update members set status = 'closed' where merchant_id = 'croupier' and id = ${id}`.execute(
    world.db,
  );
  world.clock.advance(PAST_CACHE_LIFETIME);
  expect(await world.sessions.resolveAccount(token, 'croupier')).toBeNull();
});

test('sessions that ended long ago are deleted, live ones are kept', async () => {
  const over = await present(await signIn());
  world.clock.advance(61 * DAY);
  const live = await signIn();
  for (const job of world.sessions.jobs) await job.run();
  const { rows } = await sql`select 1 from sessions where id = ${over.sessionId}`.execute(world.db);
  expect(rows).toEqual([]);
  await present(live);
});
