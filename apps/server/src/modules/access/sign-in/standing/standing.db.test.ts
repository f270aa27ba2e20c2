import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { holdLock } from '../../../../testing/row-lock.ts';
import { newId } from '../../../../platform/ids.ts';
import { CALLER, createSignInWorld, newUser, type SignInWorld } from '../testing/sign-in-world.ts';

const PASSWORD = 'Secret-123';
const WHY = { reasonCode: 'security', reason: 'Reported as stolen by the owner.' };
const operator = { account: { kind: 'operator' as const, id: newId() }, ip: '203.0.113.1', requestId: 'r1' };

let world: SignInWorld;
beforeAll(async () => {
  world = await createSignInWorld();
});
afterAll(() => world.database.close());

const accountOf = async (token: string) => world.sessions.resolveAccount(token, 'croupier');
let names = 0;
async function register(): Promise<{ username: string; memberId: string; token: string }> {
  names += 1;
  const username = `standing${names}`;
  const { token } = await world.signIn.register('croupier', newUser(username), CALLER);
  const account = await accountOf(token);
  if (!account) throw new Error('the member is not signed in');
  return { username, memberId: account.id, token };
}

const login = (username: string) => world.signIn.login('croupier', { username, password: PASSWORD }, CALLER);

type Act = 'lock' | 'unlock' | 'endSessions' | 'requirePassword';
const handlers = () => world.signIn.consoleRoutes.handlers as Record<Act, (call: object) => Promise<unknown>>;
const act = (name: Act, memberId: string, merchantCode = 'croupier') =>
  handlers()[name]({ params: { merchantCode, id: memberId }, body: WHY, ...operator });

const liveSessions = async (memberId: string): Promise<number> =>
  (await world.sessions.access.presence({ merchantId: 'croupier', accountId: memberId })).liveSessions;
const actionsOf = async (memberId: string): Promise<string[]> => {
  const entries = { merchantId: 'croupier', subject: `member:${memberId}`, limit: 9 };
  return (await world.audit.latest(entries)).map(({ action }) => action);
};

test('a locked member is signed out everywhere and can’t sign in until unlocked', async () => {
  const { username, memberId, token } = await register();
  await login(username);
  expect(await liveSessions(memberId)).toBe(2);
  await act('lock', memberId);
  expect(await accountOf(token)).toBeNull();
  expect(await liveSessions(memberId)).toBe(0);
  await expect(login(username)).rejects.toMatchObject({ code: 'identity.account_locked' });
  await expect(act('lock', memberId)).rejects.toMatchObject({ code: 'members.not_open' });
  await act('unlock', memberId);
  await expect(act('unlock', memberId)).rejects.toMatchObject({ code: 'members.not_locked' });
  expect(await login(username)).toMatchObject({ account: username });
  expect(await actionsOf(memberId)).toEqual(['member.unlocked', 'member.locked', 'member.registered']);
  const entries = await world.audit.latest({
    merchantId: 'croupier',
    subject: `member:${memberId}`,
    action: 'member.locked',
    limit: 1,
  });
  expect(entries[0]).toMatchObject({
    actor: operator.account,
    before: { status: 'open' },
    after: { status: 'locked', ...WHY },
  });
});

test('sign-ins that race with the lock leave no session, whichever comes first', async () => {
  const { username, memberId } = await register();
  const row = await holdLock(
    world.db,
    sql`select 1 from members where merchant_id = 'croupier' and id = ${memberId} for update`,
  );
  const early = await row.queue(() => login(username));
  const locking = await row.queue(() => act('lock', memberId));
  const late = await row.queue(() => login(username));
  await row.release();
  expect(await early.outcome).toMatchObject({ status: 'fulfilled' });
  expect(await locking.outcome).toMatchObject({ status: 'fulfilled' });
  expect(await late.outcome).toMatchObject({
    status: 'rejected',
    reason: { code: 'identity.account_locked' },
  });
  expect(await liveSessions(memberId)).toBe(0);
});

test('ended sessions don’t lock the account', async () => {
  const { username, memberId, token } = await register();
  await act('endSessions', memberId);
  expect(await accountOf(token)).toBeNull();
  expect(await login(username)).toMatchObject({ passwordExpired: false });
});

test('a required password has to be chosen at the next sign-in, and only once', async () => {
  const { username, memberId, token } = await register();
  await act('requirePassword', memberId);
  // The open session goes on.
  expect(await accountOf(token)).toMatchObject({ pending: null });
  const started = await login(username);
  expect(started.passwordExpired).toBe(true);
  expect(await accountOf(started.token)).toMatchObject({ pending: 'password_change' });
  await sql`update members set password_changed_at = now(), must_change_password = false
    where id = ${memberId}`.execute(world.db);
  expect(await login(username)).toMatchObject({ passwordExpired: false });
});

test('an account without a password can’t be required to change it', async () => {
  const { memberId } = await register();
  await sql`update members set password_hash = null where id = ${memberId}`.execute(world.db);
  await expect(act('requirePassword', memberId)).rejects.toMatchObject({ code: 'members.no_password' });
});

test.each(['lock', 'unlock', 'endSessions', 'requirePassword'] as const)(
  '%s finds no member of another merchant',
  async (name) => {
    const { memberId, token } = await register();
    await expect(act(name, memberId, 'lotus')).rejects.toMatchObject({
      code: 'identity.member_not_found',
    });
    expect(await accountOf(token)).not.toBeNull();
  },
);
