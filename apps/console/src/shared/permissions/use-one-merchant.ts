import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useMerchants } from './use-merchants.ts';
import { usePermissions } from './use-permissions.ts';

/** For screens of a single merchant: the first chosen one at which the operator has the permission. */
export function useOneMerchant(permission: Permission) {
  const { merchants, chosen, choose } = useMerchants();
  const { may } = usePermissions();
  const allowed = merchants.filter(({ merchantCode }) => may(permission, merchantCode));
  const current = chosen.find(({ merchantCode }) => may(permission, merchantCode)) ?? allowed[0];
  return { allowed, current, choose: (merchantCode: string) => choose([merchantCode]) };
}
