import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApprovalsWorld, type ApprovalsWorld } from '../approvals/testing/approvals-world.ts';

const EMAIL = 'first@example.com';
const MINUTE = 60_000;
let world: ApprovalsWorld;
beforeAll(async () => {
  // The demo operators of this world have no grants.
  world = await createApprovalsWorld();
});
afterAll(() => world.database.close());

const start = (email = EMAIL) => world.permissions.ensureFirstOwner(email);
const setUp = (token = '') =>
  world.call('setUp', {} as never, {
    account: null,
    ip: '198.51.100.7',
    requestId: 'request-1',
    body: { token, newPassword: 'four words in a row', confirmNewPassword: 'four words in a row' },
  });

test('servers that start together create one owner with one link; later starts renew it until it is used', async () => {
  const links = await Promise.all([start(), start(), start()]);
  const [first, ...more] = links.filter((link) => link !== undefined);
  expect(more).toEqual([]);
  const { rows } = await sql`select 1 from operators where email = ${EMAIL}`.execute(world.db);
  expect(rows).toHaveLength(1);
  const id = first?.operatorId ?? '';
  expect((await world.permissions.rightsIn(world.db, id)).may('grants.manage', '')).toBe(true);

  world.clock.advance(MINUTE);
  const renewed = await start();
  expect(renewed?.operatorId).toBe(id);
  await expect(setUp(first?.token)).rejects.toMatchObject({ code: 'operators.setup_link_gone' });
  await setUp(renewed?.token);
  world.clock.advance(MINUTE);
  expect([await start(), await start('other@example.com')]).toEqual([undefined, undefined]);
  const { rows: all } = await sql`select 1 from grants`.execute(world.db);
  expect(all).toHaveLength(1);
});

test('an existing operator does not become the first owner', async () => {
  await sql`delete from grants`.execute(world.db);
  expect(await start(world.operator.email)).toBeUndefined();
  expect((await sql`select 1 from grants`.execute(world.db)).rows).toEqual([]);
  expect(world.logged.join('')).toContain('FIRST_OWNER is the mail address of another operator');
});
