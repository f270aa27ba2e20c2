import type { SetupLink } from '@croupier/contract/access/operators.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Rights } from '../../../platform/http/context.ts';
import { createAccountChanges } from './accounts.usecases.ts';
import { createBreakGlass } from './break-glass.usecases.ts';
import { ensureFirstOwner } from './first-owner.usecases.ts';
import { createGrantsChange } from './grants.usecases.ts';
import { permissionsConsole } from './permissions.console.ts';
import { grantOwnership } from './ownership.usecases.ts';
import type { BreakGlass, PermissionDeps, PermissionHooks, RightsStore } from './permissions.types.ts';
import { createRightsStore } from './rights.usecases.ts';
import { createRoleChange } from './roles.usecases.ts';

export type { ChangeRequest, Operator } from './permissions.types.ts';

export type Permissions = {
  hooks: PermissionHooks;
  /** The rights of an operator; use `exact` for calls that change something. */
  rightsOf: (operatorId: string, how: { exact: boolean }) => Promise<Rights>;
  /** Reads within the transaction of a decision. */
  rightsIn: (db: Db, operatorId: string) => Promise<Rights>;
  breakGlass: BreakGlass;
  /** Changes that need a second owner. */
  grantsChange: ReturnType<typeof createGrantsChange>;
  roleChange: ReturnType<typeof createRoleChange>;
  accountChanges: ReturnType<typeof createAccountChanges>;
  /** Returns a setup link until an owner can sign in. */
  ensureFirstOwner: (email: string) => Promise<SetupLink | undefined>;
  /** Drops cached rights when any process has changed grants, then calls `onChange`. */
  listen: RightsStore['listen'];
  /** For the demo operators, who have no grant yet. */
  grantOwnership: (operatorIds: readonly string[]) => Promise<void>;
  consoleRoutes: BoundRoutes;
};

/** Operators' rights: roles, grants, and emergencies in which an owner acts alone. */
export function createPermissions(deps: PermissionDeps): Permissions {
  const hooks: PermissionHooks = { ask: [] };
  const rights = createRightsStore(deps);
  const breakGlass = createBreakGlass(deps);
  const { rightsOf, rightsIn, forget, listen } = rights;
  return {
    hooks,
    rightsOf,
    rightsIn,
    breakGlass,
    grantsChange: createGrantsChange({ ...deps, forget }),
    roleChange: createRoleChange({ ...deps, forget }),
    accountChanges: createAccountChanges({ ...deps, forget }),
    ensureFirstOwner: (email) => ensureFirstOwner(deps, email),
    listen,
    grantOwnership: (operatorIds) => grantOwnership(deps, operatorIds),
    consoleRoutes: permissionsConsole({ ...deps, hooks, rights, breakGlass }),
  };
}
