import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { permissionsQuery } from './permissions.queries.ts';

/** The operator's rights. The server enforces them; screens hide what it would refuse. */
export function usePermissions() {
  const { data } = useQuery(permissionsQuery);
  return useMemo(() => {
    const held = new Map(data?.permissions.map(({ permission, merchants }) => [permission, merchants]));
    return {
      isLoaded: data !== undefined,
      merchants: data?.merchants ?? [],
      /** At a merchant, or anywhere if none is given. */
      may: (permission: Permission, merchantCode?: string): boolean => {
        const merchants = held.get(permission);
        if (merchants === undefined) return false;
        return merchants === null || merchantCode === undefined || merchants.includes(merchantCode);
      },
    };
  }, [data]);
}
