import { isPermission, isShippedRole } from '@croupier/contract/access/permissions.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { rolesQuery } from './permissions.queries.ts';
import { usePermissions } from './use-permissions.ts';

/** Names of roles: shipped roles are translated, others have the name that an owner gave them. */
export function useRoleName(): (id: string) => string {
  const t = useTranslations('console.role');
  const { may } = usePermissions();
  const roles = useQuery({ ...rolesQuery, enabled: may('operators.view') });
  return (id) => (isShippedRole(id) ? t(id) : (roles.data?.find((role) => role.id === id)?.name ?? id));
}

const ROUND_LINES = { 'round.state': 'state', 'round.stake': 'stake' } as const;

/** The label of a change in a request. */
export function useLabel(): (label: string) => string {
  const t = useTranslations('console');
  const roleName = useRoleName();
  return (label) => {
    if (isPermission(label)) return t(`permission.${label}`);
    if (label === 'round.state' || label === 'round.stake')
      return t(`games.changeLine.${ROUND_LINES[label]}`);
    if (label === 'mainWallet') return t('requestLabel.mainWallet');
    return label === 'name' ? t('roles.name') : roleName(label);
  };
}
