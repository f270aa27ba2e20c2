import { encryptBody } from '@croupier/contract/encryption.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createManualClock } from '../clock.ts';
import { createEncryptionKeys } from './encryption-keys.ts';

const DAY = 24 * 60 * 60 * 1000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('what a browser encrypts, any server reads; what was changed, none', async () => {
  const clock = createManualClock(new Date('2026-01-01T00:00:00Z'));
  const first = createEncryptionKeys({ db: database.db, clock });
  const second = createEncryptionKeys({ db: database.db, clock });
  const token = await encryptBody({ password: 'สวัสดี' }, await first.publicKeys());
  expect(await second.decrypt(token)).toEqual({ password: 'สวัสดี' });
  const changed = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  for (const bad of [changed, '', 'a.b.c.d.e', '{}'])
    await expect(first.decrypt(bad)).rejects.toMatchObject({ code: 'request.decryption_failed' });
});

test('keys rotate; the former one is accepted for a day, then refused', async () => {
  const clock = createManualClock(new Date('2027-01-01T00:00:00Z'));
  const keys = createEncryptionKeys({ db: database.db, clock });
  const old = await keys.publicKeys();
  const token = await encryptBody({ a: 1 }, old);
  clock.advance(30 * DAY + 1);
  const rotated = await keys.publicKeys();
  expect(rotated.keys).toHaveLength(2);
  expect(rotated.keys[0]?.['kid']).not.toBe(old.keys[0]?.['kid']);
  expect(await keys.decrypt(token)).toEqual({ a: 1 });
  clock.advance(DAY);
  await expect(keys.decrypt(token)).rejects.toMatchObject({ code: 'request.decryption_failed' });
});

test('only public halves are published', async () => {
  const clock = createManualClock(new Date('2026-01-01T00:00:00Z'));
  const { keys } = await createEncryptionKeys({ db: database.db, clock }).publicKeys();
  for (const key of keys)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});
