import type { permissionsRoutes } from '@croupier/contract/access/grants.ts';
import { PERMISSION_NAMES } from '@croupier/contract/access/permissions.ts';
import { SHIPPED_ROLE_IDS, SHIPPED_ROLES } from '@croupier/contract/access/shipped-roles.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { CONSOLE } from '../sessions/index.ts';
import { listGrants, listRoles } from './grants.queries.ts';
import type { PermissionDeps, RightsStore } from './permissions.types.ts';
import { heldPermissions, rightsFrom } from './rights.rules.ts';

type Output<Name extends 'mine' | 'operators' | 'roles'> = CallOutput<(typeof permissionsRoutes)[Name]>;

/** The operator's permissions, with the merchants of any grant. */
export async function listOwn(
  { merchants }: Pick<PermissionDeps, 'merchants'>,
  rights: Awaited<ReturnType<RightsStore['rightsOf']>>,
): Promise<Output<'mine'>> {
  const granted = (await merchants.list()).filter(({ id }) =>
    PERMISSION_NAMES.some((permission) => rights.may(permission, id)),
  );
  return {
    permissions: heldPermissions(rights),
    merchants: granted.map(({ id, name, settings }) => ({
      merchantCode: id,
      name,
      hue: settings.brand.theme.brandHue,
    })),
  };
}

/** Operators with their grants and the resulting rights. */
export async function listOperators(deps: PermissionDeps): Promise<Output<'operators'>> {
  const [operators, grants] = await Promise.all([deps.operators.list(), listGrants(deps.db)]);
  const now = deps.clock.now();
  return Promise.all(
    operators.map(async (operator) => {
      const own = grants.get(operator.id) ?? [];
      const state = await deps.factors.state({ merchantId: CONSOLE, accountId: operator.id });
      return {
        ...operator,
        hasSecondFactor: state.totp !== null || state.passkeys.length > 0,
        grants: own,
        permissions: heldPermissions(rightsFrom(own, now)),
      };
    }),
  );
}

/** The shipped roles, then those added by owners. */
export async function listAllRoles({ db }: Pick<PermissionDeps, 'db'>): Promise<Output<'roles'>> {
  const shipped = SHIPPED_ROLE_IDS.map((id) => ({ id, name: null, permissions: [...SHIPPED_ROLES[id]] }));
  const added = await listRoles(db);
  // The permission may no longer exist in this version.
  const known = new Set<string>(PERMISSION_NAMES);
  return [
    ...shipped,
    ...added.map((role) => ({ ...role, permissions: role.permissions.filter((name) => known.has(name)) })),
  ];
}
