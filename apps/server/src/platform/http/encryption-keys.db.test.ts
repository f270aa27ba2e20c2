import { encryptBody } from '@croupier/contract/encryption.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createManualClock } from '../clock.ts';
import { createEncryptionKeys } from './encryption-keys.ts';

const DAY = 24 * 60 * 60 * 1000;
const PATH = '/wps/session/login';
const message = (clock: { now: () => Date }) => ({ path: PATH, now: clock.now().getTime() });
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('any server decrypts what a browser encrypted, and none accepts a modified message', async () => {
  const clock = createManualClock(new Date('2026-01-01T00:00:00Z'));
  const first = createEncryptionKeys({ db: database.db, clock });
  const second = createEncryptionKeys({ db: database.db, clock });
  const token = await encryptBody({ password: 'สวัสดี' }, await first.publicKeys(), message(clock));
  expect(await second.decrypt(token, PATH)).toEqual({ password: 'สวัสดี' });
  const changed = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  for (const bad of [changed, '', 'a.b.c.d.e', '{}'])
    await expect(first.decrypt(bad, PATH)).rejects.toMatchObject({ code: 'request.decryption_failed' });
});

test('keys rotate; the previous one is accepted for a day, then refused', async () => {
  const clock = createManualClock(new Date('2027-01-01T00:00:00Z'));
  const keys = createEncryptionKeys({ db: database.db, clock });
  const late = new Date(clock.now().getTime() + 30 * DAY);
  const old = await keys.publicKeys();
  const token = await encryptBody({ a: 1 }, old, message({ now: () => late }));
  clock.advance(30 * DAY + 1);
  const rotated = await keys.publicKeys();
  expect(rotated.keys).toHaveLength(2);
  expect(rotated.keys[0]?.['kid']).not.toBe(old.keys[0]?.['kid']);
  expect(await keys.decrypt(token, PATH)).toEqual({ a: 1 });
  clock.advance(DAY);
  await expect(keys.decrypt(token, PATH)).rejects.toMatchObject({ code: 'request.decryption_failed' });
});

test('only public halves are published', async () => {
  const clock = createManualClock(new Date('2026-01-01T00:00:00Z'));
  const { keys } = await createEncryptionKeys({ db: database.db, clock }).publicKeys();
  for (const key of keys)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('a message is accepted for one call, once, for a limited time', async () => {
  const clock = createManualClock(new Date('2028-01-01T00:00:00Z'));
  const keys = createEncryptionKeys({ db: database.db, clock });
  const send = async (at: number) => encryptBody({ a: 1 }, await keys.publicKeys(), { path: PATH, now: at });
  const now = clock.now().getTime();
  const token = await send(now);
  await expect(keys.decrypt(token, '/wps/member/password')).rejects.toMatchObject({
    code: 'request.decryption_failed',
  });
  expect(await keys.decrypt(token, PATH)).toEqual({ a: 1 });
  await expect(keys.decrypt(token, PATH)).rejects.toMatchObject({ code: 'request.message_repeated' });
  for (const at of [now - 121_000, now + 122_000])
    await expect(keys.decrypt(await send(at), PATH)).rejects.toMatchObject({
      code: 'request.message_expired',
      details: { value: { now } },
    });
  clock.advance(3 * 60_000);
  await keys.forgetOldMessages();
  await expect(keys.decrypt(token, PATH)).rejects.toMatchObject({ code: 'request.message_expired' });
});
