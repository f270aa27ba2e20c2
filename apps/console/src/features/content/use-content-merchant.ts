import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';

/** The one merchant whose content is shown: the first chosen one that the operator may see. */
export function useContentMerchant(permission: Permission) {
  const { merchants, chosen, choose } = useMerchants();
  const { may } = usePermissions();
  const allowed = merchants.filter(({ merchantCode }) => may(permission, merchantCode));
  const current = chosen.find(({ merchantCode }) => may(permission, merchantCode)) ?? allowed[0];
  return { allowed, current, choose: (merchantCode: string) => choose([merchantCode]) };
}
