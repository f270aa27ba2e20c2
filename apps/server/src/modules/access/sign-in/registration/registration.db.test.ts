import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLER, createSignInWorld, newUser, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await createSignInWorld();
});
afterAll(() => world.database.close());

const events = async (memberId: string) =>
  (
    await sql<{ merchant_id: string; type: string; payload: unknown }>`
      select merchant_id, type, payload from outbox where payload->>'memberId' = ${memberId} order by type`.execute(
      world.db,
    )
  ).rows;

test('a registration creates account, session, event and audit entry together', async () => {
  const { signIn, sessions, members, audit } = world;
  const started = await signIn.register('lotus', newUser('Somchai', { line: 'somchai.j' }), CALLER);
  expect(started).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
  const account = await sessions.resolveAccount(started.token, 'lotus');
  expect(account).toMatchObject({ merchantId: 'lotus', kind: 'member' });
  const memberId = account?.id ?? '';
  expect(await members.facts('lotus', memberId)).toEqual({
    id: memberId,
    account: 'Somchai',
    nickname: '',
    type: 0,
    isAgent: false,
    pwdEnabled: false,
    isTrial: false,
    currency: 'THB',
    registeredAt: world.clock.now(),
  });
  expect(await events(memberId)).toEqual([
    { merchant_id: 'lotus', type: 'member.registered', payload: { memberId, currency: 'THB' } },
    {
      merchant_id: 'lotus',
      type: 'member.signed_in',
      payload: { memberId, at: world.clock.now().toISOString() },
    },
  ]);
  const items = await audit.latest({
    merchantId: 'lotus',
    subject: `member:${memberId}`,
    limit: 9,
  });
  expect(items).toMatchObject([
    {
      action: 'member.registered',
      actor: { kind: 'member', id: memberId },
      after: { account: 'Somchai', profileFields: ['fullName', 'line'] },
      ip: CALLER.ip,
      requestId: 'request-1',
    },
  ]);
  const { rows } = await sql`select profile, password_hash like '$argon2id$%' as hashed from members
    where merchant_id = 'lotus' and id = ${memberId}`.execute(world.db);
  expect(rows).toEqual([{ profile: { fullName: 'Ann Lee', line: 'somchai.j' }, hashed: true }]);
});

test('a name is taken whatever its case, at its own merchant only', async () => {
  const { signIn } = world;
  await signIn.register('croupier', newUser('Marble'), CALLER);
  await expect(signIn.register('croupier', newUser('mARBLE'), CALLER)).rejects.toMatchObject({
    code: 'identity.username_taken',
    status: 409,
    details: { fields: [{ field: 'username', code: 'identity.username_taken' }] },
  });
  await expect(signIn.register('lotus', newUser('Marble'), CALLER)).resolves.toHaveProperty('token');
});

test('one of several concurrent registrations of a name on two servers wins and creates one of everything', async () => {
  const [one, other] = [world.createProcess(), world.createProcess()];
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      (index % 2 === 0 ? one : other).signIn.register('croupier', newUser('Contested'), CALLER),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results.filter(({ status }) => status === 'rejected'))
    expect(result).toMatchObject({ reason: { code: 'identity.username_taken' } });
  const { rows } = await sql<{ id: string }>`
    select id from members where merchant_id = 'croupier' and account_key = 'contested'`.execute(world.db);
  expect(rows).toHaveLength(1);
  const memberId = rows[0]?.id ?? '';
  expect((await events(memberId)).map(({ type }) => type)).toEqual(['member.registered', 'member.signed_in']);
  const { rows: sessions } = await sql`select 1 from sessions where account_id = ${memberId}`.execute(
    world.db,
  );
  expect(sessions).toHaveLength(1);
});

test('a refusal names every invalid field and writes nothing', async () => {
  const { rows: before } = await sql`select count(*) from members`.execute(world.db);
  const user = newUser('9', { confirmPassword: 'other', termsAccepted: false, ageConfirmed: false });
  await expect(world.signIn.register('croupier', user, CALLER)).rejects.toMatchObject({
    code: 'identity.field_pattern',
    status: 422,
    details: {
      fields: [
        {
          field: 'username',
          code: 'patterns.letterFirst',
          params: { min: 4, max: 16, length: '4–16' },
        },
        { field: 'confirmPassword', code: 'identity.passwords_differ' },
        { field: 'termsAccepted', code: 'identity.terms_not_accepted' },
        { field: 'ageConfirmed', code: 'identity.under_age', params: { minimumAge: 18 } },
      ],
    },
  });
  expect((await sql`select count(*) from members`.execute(world.db)).rows).toEqual(before);
});

test('a merchant may close registration', async () => {
  const { merchants, db, signIn } = world;
  const set = (username: boolean) =>
    db.transaction().execute((tx) =>
      merchants.changeSettings(tx, 'croupier', (settings) => ({
        ...settings,
        registration: { ...settings.registration, username },
      })),
    );
  await set(false);
  merchants.refresh();
  await expect(signIn.register('croupier', newUser('TooLate'), CALLER)).rejects.toMatchObject({
    code: 'identity.registration_closed',
    status: 403,
  });
  await set(true);
  merchants.refresh();
});

test('demo accounts are seeded once, in the same way', async () => {
  const first = await world.signIn.seedDemoMembers();
  expect(await world.signIn.seedDemoMembers()).toEqual(first);
  expect(new Set(first.map(({ merchantId }) => merchantId))).toEqual(
    new Set(['croupier', 'lotus', 'saobien']),
  );
  const [demo] = first;
  expect(demo).toMatchObject({ merchantId: 'croupier', account: 'player1' });
  const { rows } = await sql<{ id: string }>`
    select id from members where merchant_id = 'croupier' and account_key = 'player1'`.execute(world.db);
  expect(await events(rows[0]?.id ?? '')).toHaveLength(1);
  const started = await world.signIn.login(
    'croupier',
    { username: 'player1', password: demo?.password ?? '' },
    CALLER,
  );
  expect(started.firstTimeLogin).toBe(true);
  expect((await world.members.countMembers(['lotus'])).get('lotus')).toBeGreaterThanOrEqual(2);
});
