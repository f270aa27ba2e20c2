import type { Permission } from '@croupier/contract/access/permissions.ts';
import { SHIPPED_ROLE_IDS, SHIPPED_ROLES } from '@croupier/contract/access/shipped-roles.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import { rolesQuery } from '../permissions/permissions.queries.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { useRoleName } from '../permissions/use-words.ts';

const SHIPPED = SHIPPED_ROLE_IDS.map((id) => ({
  id,
  permissions: SHIPPED_ROLES[id] as readonly Permission[],
}));

/** The names of the roles with a permission, as a list. Roles that owners added are known only to those who see them. */
export function useWhoCan(): (permission: Permission) => string {
  const { may } = usePermissions();
  const format = useFormatter();
  const roleName = useRoleName();
  const { data: roles } = useQuery({ ...rolesQuery, enabled: may('operators.view') });
  return (permission) =>
    format.list(
      (roles ?? SHIPPED)
        .filter(({ permissions }) => permissions.includes(permission))
        .map(({ id }) => roleName(id)),
      { type: 'disjunction' },
    );
}
