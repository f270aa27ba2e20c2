import { SHIPPED_ROLES } from '@croupier/contract/access/shipped-roles.ts';
import { describe, expect, test } from 'vitest';
import type { Grant } from './permissions.types.ts';
import { heldPermissions, isShrunk, rightsFrom } from './rights.rules.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const grant = (changes: Partial<Grant> = {}): Grant => ({
  roleId: 'finance_lead',
  merchants: ['croupier'],
  actCeiling: null,
  dayCeiling: null,
  until: null,
  grantedAt: NOW,
  permissions: SHIPPED_ROLES.finance_lead,
  ...changes,
});
const owner = grant({ roleId: 'owner', merchants: null, permissions: SHIPPED_ROLES.owner });
const rights = (...grants: Grant[]) => rightsFrom(grants, NOW);

test('a grant applies only at its merchants', () => {
  const held = rights(grant());
  expect([held.may('sites.view', 'croupier'), held.may('sites.view', 'lotus')]).toEqual([true, false]);
  expect(held.may('sites.manage', 'croupier')).toBe(false);
  expect(held.may('sites.view', '')).toBe(false);
  expect(held.merchantsWith('sites.view')).toEqual(['croupier']);
  expect(held.merchantsWith('sites.manage')).toEqual([]);
});

test('grants are combined', () => {
  const held = rights(grant(), grant({ merchants: ['lotus', 'croupier'], permissions: ['sites.manage'] }));
  expect(held.merchantsWith('sites.manage')).toEqual(['croupier', 'lotus']);
  expect(held.merchantsWith('sites.view')).toEqual(['croupier']);
});

test('platform permissions need a grant for all merchants', () => {
  const [limited, full] = [rights({ ...owner, merchants: ['croupier', 'lotus'] }), rights(owner)];
  expect([limited.may('grants.manage', ''), limited.may('grants.manage', 'croupier')]).toEqual([
    false,
    false,
  ]);
  expect(limited.merchantsWith('grants.manage')).toEqual([]);
  expect(limited.may('sites.manage', 'lotus')).toBe(true);
  expect([full.may('grants.manage', ''), full.may('sites.manage', 'any')]).toEqual([true, true]);
});

test('a grant expires at its time', () => {
  const until = (offset: number) => grant({ until: new Date(NOW.getTime() + offset) });
  expect([
    rights(until(1)).may('sites.view', 'croupier'),
    rights(until(0)).may('sites.view', 'croupier'),
  ]).toEqual([true, false]);
});

test('the highest ceiling applies', () => {
  const held = rights(
    grant({ actCeiling: 10n, dayCeiling: 100n }),
    grant({ actCeiling: 20n, dayCeiling: 50n }),
    grant({ merchants: ['lotus'], actCeiling: 5n }),
  );
  expect(held.ceilingOf('sites.view', 'croupier')).toEqual({ actMinor: 20n, dayMinor: 100n });
  expect(held.ceilingOf('sites.view', 'lotus')).toEqual({ actMinor: 5n, dayMinor: null });
  expect(held.ceilingOf('sites.manage', 'croupier')).toEqual({ actMinor: 0n, dayMinor: 0n });
});

test('permissions are listed with their merchants', () => {
  expect(heldPermissions(rights(grant({ permissions: ['sites.view', 'operators.view'] })))).toEqual([
    { permission: 'sites.view', merchants: ['croupier'] },
  ]);
  expect(heldPermissions(rights(owner)).every(({ merchants }) => merchants === null)).toBe(true);
});

describe('a change', () => {
  test.each<[string, Grant[], Grant[], boolean]>([
    ['nothing', [grant()], [grant()], false],
    ['another role with more', [grant()], [{ ...owner, merchants: ['croupier'] }], false],
    ['all merchants', [grant()], [grant({ merchants: null })], false],
    ['another merchant more', [grant()], [grant({ merchants: ['croupier', 'lotus'] })], false],
    ['a higher ceiling', [grant({ actCeiling: 5n })], [grant({ actCeiling: 6n })], false],
    ['the same in two grants', [grant(), grant()], [grant()], false],
    ['no grant', [grant()], [], true],
    ['an ended grant', [grant()], [grant({ until: NOW })], true],
    ['a role with less', [grant()], [grant({ permissions: ['sites.view'] })], true],
    ['one merchant less', [grant({ merchants: ['croupier', 'lotus'] })], [grant()], true],
    ['listed merchants in place of all', [grant({ merchants: null })], [grant()], true],
    ['a lower ceiling', [grant({ actCeiling: 6n })], [grant({ actCeiling: 5n })], true],
    ['a ceiling in place of none', [grant()], [grant({ dayCeiling: 5n })], true],
    [
      'a lower ceiling at one of all merchants',
      [grant({ merchants: null, actCeiling: 5n }), grant({ actCeiling: 9n })],
      [grant({ merchants: null, actCeiling: 5n })],
      true,
    ],
  ])('to %s', (_, before, after, expected) => {
    expect(isShrunk(before, after, NOW)).toBe(expected);
  });
});
