import { parseOptions } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CALLER, createSignInWorld, newUser, type SignInWorld } from '../testing/sign-in-world.ts';

const PASSWORD = 'Secret-123';
const WINDOW_MILLISECONDS = 60 * 60 * 1000;
let world: SignInWorld;

beforeAll(async () => {
  world = await createSignInWorld();
  for (const name of ['Anna', 'Berta', 'Clara', 'Doris', 'Elena', 'Frida'])
    await world.signIn.register('croupier', newUser(name), CALLER);
});
beforeEach(() => {
  // Attempts of earlier tests no longer count.
  world.clock.advance(2 * WINDOW_MILLISECONDS);
  vi.clearAllMocks();
});
afterAll(() => world.database.close());

const login = (username: string, password: string, ip = CALLER.ip, signIn = world.signIn) =>
  signIn.login('croupier', { username, password }, { ...CALLER, ip });
const failure = (username: string, ip = CALLER.ip, signIn = world.signIn): Promise<unknown> =>
  login(username, 'wrong', ip, signIn).then(
    () => 'signed in',
    (error: unknown) => error,
  );
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : error);

test('name and password sign in, whatever the case of the name; the first sign-in is reported once', async () => {
  const first = await login('anna', PASSWORD);
  expect(first).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
  expect(first.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  await sql`update members set last_login_at = null where account_key = 'anna'`.execute(world.db);
  expect((await login('ANNA', PASSWORD)).firstTimeLogin).toBe(true);
  expect((await login('Anna', PASSWORD)).firstTimeLogin).toBe(false);
});

const measure = async (username: string) => {
  vi.clearAllMocks();
  const error = await failure(username);
  const work = world.hashingEngine.verify.mock.calls.map(([hash, password]) => [
    parseOptions(hash),
    password,
  ]);
  return { error, work };
};

test('an unknown name and a wrong password get the same answer after the same work', async () => {
  await measure('Nobody0');
  const unknown = await measure('Nobody1');
  const wrong = await measure('Anna');
  expect(unknown.error).toMatchObject({ code: 'identity.bad_credentials', status: 401, details: {} });
  expect(unknown.error).toEqual(wrong.error);
  expect(unknown.work).toHaveLength(1);
  expect(unknown.work).toEqual(wrong.work);
});

test('five failures lock the account, each further one for twice as long, until the lock expires', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(codeOf(await failure('Berta'))).toBe('identity.bad_credentials');
  await expect(login('Berta', PASSWORD)).rejects.toMatchObject({
    code: 'identity.locked',
    status: 429,
    details: { value: { retryAfterSeconds: 30 }, params: { seconds: 30, minutes: 1 } },
  });
  world.clock.advance(30_000);
  expect(codeOf(await failure('Berta'))).toBe('identity.bad_credentials');
  await expect(login('Berta', PASSWORD)).rejects.toMatchObject({
    details: { value: { retryAfterSeconds: 60 } },
  });
  world.clock.advance(60_000);
  await expect(login('Berta', PASSWORD)).resolves.toHaveProperty('token');
  // A correct password resets the count.
  expect(codeOf(await failure('Berta'))).toBe('identity.bad_credentials');
  await expect(login('Berta', PASSWORD)).resolves.toHaveProperty('token');
});

test('failures from elsewhere lock a name, but not for its owner at a trusted address', async () => {
  const stranger = (turn: number): string => `198.51.100.${turn}`;
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(codeOf(await failure('Berta', stranger(attempt)))).toBe('identity.bad_credentials');
  await expect(login('berta', PASSWORD, stranger(9))).rejects.toMatchObject({ code: 'identity.locked' });
  // Case does not make another name.
  expect(codeOf(await failure('BERTA', stranger(8)))).toBe('identity.locked');
  await expect(login('Berta', PASSWORD)).resolves.toHaveProperty('token');
  // The owner's sign-in does not unlock the name for others.
  expect(codeOf(await failure('Berta', stranger(9)))).toBe('identity.locked');
});

test('a lock doubles with each failure, up to a quarter of an hour', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) await failure('Clara');
  for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
    expect(await failure('Clara')).toMatchObject({ details: { value: { retryAfterSeconds: seconds } } });
    world.clock.advance(seconds * 1000);
    expect(codeOf(await failure('Clara'))).toBe('identity.bad_credentials');
  }
});

test('an unknown name is locked like a known one', async () => {
  const answers: unknown[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) answers.push(codeOf(await failure('Nobody2')));
  expect(answers.slice(4)).toEqual(['identity.bad_credentials', 'identity.locked']);
});

test('concurrent guesses on two servers get no more attempts than consecutive ones', async () => {
  const servers = [world.createProcess(), world.createProcess()];
  const results = await Promise.all(
    Array.from({ length: 30 }, (_, index) => failure('Doris', CALLER.ip, servers[index % 2]?.signIn)),
  );
  const codes = results.map(codeOf);
  expect(codes.filter((code) => code === 'identity.bad_credentials')).toHaveLength(5);
  expect(codes.filter((code) => code === 'identity.locked')).toHaveLength(25);
});

test('an address that tries many names is locked, and one successful sign-in does not reset it', async () => {
  const { signIn } = world.createProcess({
    lockout: {
      account: { attempts: 5, windowSeconds: 900, firstLockSeconds: 30, maxLockSeconds: 900 },
      address: { attempts: 3, windowSeconds: 900, firstLockSeconds: 60, maxLockSeconds: 900 },
    },
  });
  const ip = '2001:db8::1';
  await failure('Nobody3', ip, signIn);
  await failure('Nobody4', ip, signIn);
  await expect(login('Elena', PASSWORD, ip, signIn)).resolves.toHaveProperty('token');
  expect(codeOf(await failure('Nobody5', ip, signIn))).toBe('identity.bad_credentials');
  // Another address of the same network is the same customer.
  await expect(login('Elena', PASSWORD, '2001:db8::2', signIn)).rejects.toMatchObject({
    code: 'identity.locked',
  });
  await expect(login('Elena', PASSWORD, '2001:db8:0:1::1', signIn)).resolves.toHaveProperty('token');
});

test('failures at one merchant do not lock at another', async () => {
  await world.signIn.register('lotus', newUser('Frida'), CALLER);
  for (let attempt = 1; attempt <= 5; attempt += 1) await failure('Frida');
  expect(codeOf(await failure('Frida'))).toBe('identity.locked');
  const credentials = { username: 'Frida', password: PASSWORD };
  await expect(world.signIn.login('lotus', credentials, CALLER)).resolves.toHaveProperty('token');
});

test('a closed account is reported only to a caller with the password', async () => {
  await world.signIn.register('croupier', newUser('Gerda'), CALLER);
  await sql`update members set status = 'closed' where account_key = 'gerda'`.execute(world.db);
  expect(codeOf(await failure('Gerda'))).toBe('identity.bad_credentials');
  await expect(login('Gerda', PASSWORD)).rejects.toMatchObject({
    code: 'identity.account_closed',
    status: 403,
  });
});

test('an outdated hash is replaced at the next sign-in', async () => {
  const hashing = { memoryKib: 128, passes: 2, lanes: 1, concurrency: 2, queue: 9 };
  await login('Anna', PASSWORD, CALLER.ip, world.createProcess({ hashing }).signIn);
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from members where merchant_id = 'croupier' and account_key = 'anna'`.execute(
    world.db,
  );
  expect(rows[0]?.password_hash).toContain('$m=128,t=2,p=1$');
  await expect(login('Anna', PASSWORD)).resolves.toHaveProperty('token');
});

test('concurrent sign-ins that renew an old hash all succeed', async () => {
  const hashing = { memoryKib: 256, passes: 2, lanes: 1, concurrency: 2, queue: 9 };
  const { signIn } = world.createProcess({ hashing });
  const started = await Promise.all(
    Array.from({ length: 4 }, () => login('Anna', PASSWORD, CALLER.ip, signIn)),
  );
  expect(started).toHaveLength(4);
});

test('names that the database cannot store are unknown names', async () => {
  for (const username of ['\u0000', 'a\u0000b', '\ud800', "' or 1=1 --", '\u200b'])
    expect(codeOf(await failure(username))).toBe('identity.bad_credentials');
});

test('old attempts are deleted', async () => {
  await failure('Nobody6');
  world.clock.advance(25 * WINDOW_MILLISECONDS);
  for (const job of world.signIn.jobs) await job.run();
  const { rows } = await sql`select 1 from attempts`.execute(world.db);
  expect(rows).toEqual([]);
});

test('log, audit log, outbox and all other tables contain no password and no token', async () => {
  const { token } = await login('Anna', PASSWORD);
  await failure('Anna');
  const texts = [...world.logged];
  const { rows: tables } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public'`.execute(world.db);
  for (const { tablename } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.id(tablename)} t`.execute(world.db);
    texts.push(...rows.map(({ text }) => text));
  }
  expect(texts.length).toBeGreaterThan(20);
  const tokenInHex = Buffer.from(token).toString('hex');
  for (const secret of [PASSWORD, token, tokenInHex])
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
});
