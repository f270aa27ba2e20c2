import { parseOptions } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CALLER, createSignInWorld, newUser, type SignInWorld } from '../testing/sign-in-world.ts';

const ROUNDS = 30;
/** Skipping the hash would take a fraction of the time. */
const MAX_RATIO = 2.5;

let world: SignInWorld;
beforeAll(async () => {
  world = await createSignInWorld();
  for (let index = 0; index < ROUNDS; index += 1)
    await world.signIn.register('croupier', newUser(`Known${index}`), CALLER);
  await world.signIn.register('croupier', newUser('Social1'), CALLER);
  await sql`update members set password_hash = null where account_key = 'social1'`.execute(world.db);
});
afterAll(() => world.database.close());

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const attempt = async (username: string) => {
  vi.clearAllMocks();
  const began = process.cpuUsage();
  const error: unknown = await world.signIn.login('croupier', { username, password: 'wrong' }, CALLER).then(
    () => 'signed in',
    (refusal: unknown) => refusal,
  );
  const { user, system } = process.cpuUsage(began);
  return {
    microseconds: user + system,
    error,
    hashed: world.hashingEngine.hash.mock.calls.length,
    verified: world.hashingEngine.verify.mock.calls.map(([hash]) => parseOptions(hash)),
  };
};

test('an unknown name, a wrong password and an account without a password cost the same work and time', async () => {
  await attempt('Warm1');
  await attempt('Known0');
  const known: number[] = [];
  const unknown: number[] = [];
  for (let index = 1; index < ROUNDS; index += 1) {
    const one = await attempt(`Known${index}`);
    const other = await attempt(`Unknown${index}`);
    known.push(one.microseconds);
    unknown.push(other.microseconds);
    expect(other.error).toEqual(one.error);
    for (const { verified, hashed } of [one, other]) {
      expect(verified).toHaveLength(1);
      expect(hashed).toBe(0);
    }
    expect(other.verified).toEqual(one.verified);
  }
  // Time of the processor, because on a busy machine the clock measures what others do.
  const ratio = median(known) / median(unknown);
  expect(ratio).toBeLessThan(MAX_RATIO);
  expect(ratio).toBeGreaterThan(1 / MAX_RATIO);
  expect(await attempt('Social1')).toMatchObject({
    error: { code: 'identity.bad_credentials' },
    verified: [{}],
    hashed: 0,
  });
});
