import { roleChange } from '@croupier/contract/access/grants.ts';
import type { Permission } from '@croupier/contract/access/permissions.ts';
import { isShippedRole } from '@croupier/contract/access/shipped-roles.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { deleteRole, findGrants, listHolders, lockRole, putRole } from './grants.queries.ts';
import { checkRole, roleLines, type StoredRole } from './grants.rules.ts';
import { applyRights } from './grants.usecases.ts';
import { permissionErrors } from './permissions.errors.ts';
import type { PermissionDeps } from './permissions.types.ts';

type Payload = { role: { name: string; permissions: Permission[] } | null };
type Facts = { role: Pick<StoredRole, 'name' | 'permissions'> | null };

/** Adds, changes or removes a role. The subject of the request is the role's id. */
export function createRoleChange(deps: PermissionDeps & { forget: (operatorId?: string) => void }) {
  const { clock, forget } = deps;

  const check = async (tx: Tx, roleId: string, { role }: Payload): Promise<void> => {
    if (isShippedRole(roleId)) throw appError(permissionErrors.roleFixed);
    if (role) checkRole(role.permissions);
    else if ((await listHolders(tx, roleId)).length > 0) throw appError(permissionErrors.roleInUse);
  };

  const execute = async (
    tx: Tx,
    { subject: id, payload }: { subject: string; payload: Payload },
  ): Promise<void> => {
    await lockRole(tx, id);
    await check(tx, id, payload);
    if (!payload.role) return deleteRole(tx, id);
    const { name, permissions } = payload.role;
    const holders = await Promise.all(
      (await listHolders(tx, id)).map(async (operatorId) => ({
        operatorId,
        before: await findGrants(tx, operatorId),
      })),
    );
    await putRole(tx, { id, name, permissions: [...new Set(permissions)].toSorted(), at: clock.now() });
    for (const { operatorId, before } of holders)
      await applyRights(deps, tx, { operatorId, before, after: await findGrants(tx, operatorId) });
  };

  return {
    kind: 'roles.change',
    permission: 'grants.manage',
    schema: roleChange,
    breakGlass: true,
    /** @throws `permissions.role_not_found` and the errors of an invalid role */
    facts: async (tx: Tx, { subject, payload }: { subject: string; payload: Payload }): Promise<Facts> => {
      const stored = await lockRole(tx, subject);
      await check(tx, subject, payload);
      if (!stored && !payload.role) throw appError(permissionErrors.roleNotFound);
      return { role: stored ? { name: stored.name, permissions: stored.permissions } : null };
    },
    summary: ({ subject, payload, facts }: { subject: string; payload: Payload; facts: Facts }) => ({
      subject: facts.role?.name ?? payload.role?.name ?? subject,
      changes: roleLines(facts.role, payload.role),
    }),
    execute,
    committed: (): void => forget(),
  } as const;
}
