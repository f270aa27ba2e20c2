import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { NONCE_MILLISECONDS } from '../vendors.config.ts';
import { createNonces } from './nonces.usecases.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const START = new Date('2026-05-01T10:00:00Z').getTime();
const accountOf = () => ({ merchantId: 'croupier', id: newId() });
const nonces = (milliseconds = 0) =>
  createNonces({ db: database.db, clock: { now: () => new Date(START + milliseconds) } });

test('a number is used once, also after a restart and of many written together', async () => {
  const [one, other] = [accountOf(), accountOf()];
  const before = nonces();
  expect(await before.use(one, 'first-number')).toBe(true);
  expect(await before.use(one, 'second-number')).toBe(true);
  expect(await before.use(other, 'first-number')).toBe(true);
  expect(await before.use(one, 'first-number')).toBe(false);
  await before.flush();
  const { rows } = await sql`select 1 from vendor_nonces
    where merchant_id = 'croupier' and account_id in (${one.id}, ${other.id})`.execute(database.db);
  expect(rows).toHaveLength(2);

  const after = nonces(1_000);
  expect(await after.use(one, 'second-number')).toBe(false);
  expect(await after.use(other, 'second-number')).toBe(true);
});

test('a number that no valid signature can have any more is forgotten', async () => {
  const account = accountOf();
  const before = nonces();
  expect(await before.use(account, 'some-number')).toBe(true);
  await before.flush();
  expect(await nonces(NONCE_MILLISECONDS + 1).use(account, 'some-number')).toBe(true);
});
