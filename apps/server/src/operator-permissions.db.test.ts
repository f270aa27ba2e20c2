import { scopeOf, type Permission } from '@croupier/contract/access/permissions.ts';
import {
  SHIPPED_ROLE_IDS,
  SHIPPED_ROLES,
  type ShippedRole,
} from '@croupier/contract/access/shipped-roles.ts';
import { consoleApi } from '@croupier/contract/api.ts';
import type { Api, Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOperator, type OperatorSession } from './testing/operator-session.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const OWN = 'croupier';
const FOREIGN = 'lotus';

type Case = { name: string; route: Route };
const api: Api = consoleApi;
/** Signing out would end the session that the other calls need. */
const CASES: Case[] = Object.entries(api)
  .flatMap(([group, routes]) =>
    Object.entries(routes).map(([name, route]) => ({ name: `${group}.${name}`, route })),
  )
  .filter(({ name, route }) => route.access === 'operator' && name !== 'console.logout');

let running: TestApp;
const holders = new Map<string, OperatorSession>();

const nameOf = (role: ShippedRole, isLimited: boolean): string => `${role} ${isLimited ? OWN : 'everywhere'}`;
const HOLDERS = SHIPPED_ROLE_IDS.flatMap((role) =>
  [true, false].map((isLimited) => ({ role, isLimited, name: nameOf(role, isLimited) })),
);

beforeAll(async () => {
  running = await createTestApp();
  for (const { role, isLimited, name } of HOLDERS)
    holders.set(name, await createOperator(running, role, isLimited ? [OWN] : null));
});
afterAll(() => running.close());

const pathOf = ({ path }: Route, merchantCode: string): string =>
  path
    .replace(':merchantCode', merchantCode)
    .replace(':roleId', 'no-such-role')
    .replaceAll(/:\w+/g, '0198c0de-0000-7000-8000-000000000000');

/** Everything about a merchant that operators can change. */
async function stateOf(merchantId: string): Promise<unknown> {
  const { rows } =
    await sql`select settings, (select count(*) from approvals where merchant_id = ${merchantId})
    from merchants where id = ${merchantId}`.execute(running.database.db);
  return rows;
}

/** The expected rights, computed independently of the tested code. */
function isAllowed(
  { permission, path }: Route,
  { role, isLimited }: { role: ShippedRole; isLimited: boolean },
  merchantCode: string,
): boolean {
  if (permission === 'own') return true;
  if (!permission) return false;
  const held: readonly Permission[] = SHIPPED_ROLES[role];
  if (!held.includes(permission)) return false;
  if (!isLimited) return true;
  return path.includes(':merchantCode') ? merchantCode === OWN : scopeOf(permission) === 'merchant';
}

const CLOSED = ['identity.sign_in_needed', 'identity.forbidden', 'permissions.missing'];

test.each(HOLDERS)(
  '$name may make exactly the calls of the role, at exactly these merchants',
  async (holder) => {
    const before = await stateOf(FOREIGN);
    for (const { name, route } of CASES)
      for (const merchantCode of [OWN, FOREIGN]) {
        const answer = await running.call(route, {
          console: true,
          token: holders.get(holder.name)?.token,
          path: pathOf(route, merchantCode),
          // Grants are checked against the path: a merchant in the body must not matter.
          ...(route.body
            ? { body: { merchantCode: FOREIGN, merchantId: FOREIGN, reason: 'forged merchant' } }
            : {}),
        });
        const hint = `${name} at ${merchantCode}: ${JSON.stringify(answer.body)}`;
        if (isAllowed(route, holder, merchantCode)) {
          expect(answer.status, hint).toBeLessThan(500);
          expect(CLOSED, hint).not.toContain(answer.body.code);
        } else {
          expect([answer.status, answer.body.code], hint).toEqual([403, 'permissions.missing']);
          expect(answer.body.value, hint).toEqual({ permission: route.permission });
        }
      }
    expect(await stateOf(FOREIGN)).toEqual(before);
  },
);

describe('lists over several merchants', () => {
  type Listed = { merchantCode: string };
  const listed = async (name: string, route: Route): Promise<string[]> => {
    const answer = await running.call(route, { console: true, token: holders.get(name)?.token });
    const value = answer.body.value as Listed[] | { merchants: Listed[] };
    return (Array.isArray(value) ? value : value.merchants).map(({ merchantCode }) => merchantCode);
  };

  test.each([
    ['sites', consoleApi.sites.list],
    ['today', consoleApi.today.get],
  ] as const)('%s contain only granted merchants', async (_, route) => {
    expect(await listed(nameOf('auditor', true), route)).toEqual([OWN]);
    expect((await listed(nameOf('auditor', false), route)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      OWN,
      FOREIGN,
      'saobien',
    ]);
  });

  test.each([
    ['members', consoleApi.lists.members],
    ['the audit log', consoleApi.lists.audit],
  ] as const)('%s has only rows of granted merchants', async (_, route) => {
    const merchantsOf = async (holder: string): Promise<string[]> => {
      const answer = await running.call(route, { console: true, token: holders.get(holder)?.token });
      const { items } = answer.body.value as { items: Array<{ merchantCode: string }> };
      return [...new Set(items.map(({ merchantCode }) => merchantCode))];
    };
    // Members are listed by an event, soon after they have registered.
    await expect
      .poll(() => merchantsOf(nameOf('auditor', false)))
      .toEqual(expect.arrayContaining([OWN, FOREIGN]));
    expect(await merchantsOf(nameOf('auditor', true))).toEqual([OWN]);
  });

  test('own permissions name the granted merchants only', async () => {
    const answer = await running.call(consoleApi.permissions.mine, {
      console: true,
      token: holders.get(nameOf('owner', true))?.token,
    });
    const { merchants, permissions } = answer.body.value as {
      merchants: Array<{ merchantCode: string }>;
      permissions: Array<{ permission: string; merchants: string[] | null }>;
    };
    expect(merchants.map(({ merchantCode }) => merchantCode)).toEqual([OWN]);
    expect(permissions).toContainEqual({ permission: 'sites.manage', merchants: [OWN] });
    expect(permissions.map(({ permission }) => permission)).not.toContain('grants.manage');
  });
});

test('a grant revoked on another server blocks the next call', async () => {
  const { id, token } = await createOperator(running, 'owner', null);
  const read = () => running.call(consoleApi.sites.list, { console: true, token });
  const change = () =>
    running.call(consoleApi.permissions.endBreakGlass, { console: true, token, path: '/console/breakGlass' });
  expect([(await read()).status, (await change()).status]).toEqual([200, 200]);
  await sql`delete from grants where operator_id = ${id}`.execute(running.database.db);
  // Calls that change something never use cached rights, even if the notification is lost.
  expect((await change()).status).toBe(403);
  await sql`select pg_notify('grants_changed', ${id})`.execute(running.database.db);
  await expect.poll(async () => (await read()).status).toBe(403);
});
