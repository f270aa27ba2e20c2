import { expect, test } from 'vitest';
import { consoleApi, siteApi } from '../api.ts';
import type { Api, Route } from '../route.ts';
import { isOwnerOnly, isRead, PERMISSION_NAMES, scopeOf, type Permission } from './permissions.ts';
import { isShippedRole, SHIPPED_ROLE_IDS, SHIPPED_ROLES } from './shipped-roles.ts';

const routesOf = (api: Api): Array<Route & { name: string }> =>
  Object.entries(api).flatMap(([group, routes]) =>
    Object.entries(routes).map(([name, route]) => ({ ...route, name: `${group}.${name}` })),
  );
const operators = routesOf(consoleApi).filter(({ access }) => access === 'operator');

test('every operators’ call names its permission, and no other call does', () => {
  const others = [...routesOf(siteApi), ...routesOf(consoleApi)].filter(
    ({ access }) => access !== 'operator',
  );
  expect(operators.filter(({ permission }) => !permission).map(({ name }) => name)).toEqual([]);
  expect(others.filter(({ permission }) => permission).map(({ name }) => name)).toEqual([]);
});

test('every permission is used by a call', () => {
  const needed = new Set(operators.map(({ permission }) => permission));
  expect(PERMISSION_NAMES.filter((permission) => !needed.has(permission))).toEqual([]);
});

test('calls for one merchant name it in the path, where grants are checked', () => {
  for (const { name, path, permission } of operators) {
    if (permission === 'own' || !permission) continue;
    if (path.includes(':merchantCode')) {
      expect(scopeOf(permission), name).toBe('merchant');
      expect(path, name).toMatch(/^\/console\/merchants\/:merchantCode\//);
    }
  }
});

test('a read permission allows no changes, except one’s own requests, a preview that stores nothing and an audit', () => {
  const changing = operators.filter(
    ({ method, permission }) => method !== 'GET' && permission && permission !== 'own' && isRead(permission),
  );
  expect(changing.map(({ name }) => name)).toEqual([
    'approvals.withdraw',
    'promotionsDesk.preview',
    'reports.requestAudit',
  ]);
});

test('owners may do everything, auditors read everything, and others hold no owner permission', () => {
  expect(SHIPPED_ROLES.owner).toEqual(PERMISSION_NAMES);
  expect(SHIPPED_ROLES.auditor).toEqual(PERMISSION_NAMES.filter(isRead));
  for (const role of SHIPPED_ROLE_IDS) {
    const held: readonly Permission[] = SHIPPED_ROLES[role];
    if (role !== 'owner') expect(held.filter(isOwnerOnly), role).toEqual([]);
    expect(new Set(held).size, role).toBe(held.length);
  }
  expect([isShippedRole('owner'), isShippedRole('toString')]).toEqual([true, false]);
});
