import type { Permission } from '@croupier/contract/access/permissions.ts';
import type { Rights } from '../http/context.ts';
import { appError, requestErrors } from '../http/errors.ts';

/**
 * The merchants whose rows a call may list: the requested ones that are granted, or all granted ones.
 *
 * @throws 403 `permissions.missing` if none of the requested merchants is granted
 */
export function listMerchants(options: {
  rights: Pick<Rights, 'merchantsWith'>;
  permission: Permission;
  requested: readonly string[] | undefined;
  /** Every merchant; with an empty id for rows of the platform, which need a grant for all merchants. */
  all: readonly string[];
}): string[] {
  const { rights, permission, requested, all } = options;
  const held = rights.merchantsWith(permission);
  const granted = held === 'all' ? all : all.filter((id) => id !== '' && held.includes(id));
  const listed = requested ? granted.filter((id) => requested.includes(id)) : [...granted];
  if (listed.length === 0) throw appError(requestErrors.permissionMissing, { value: { permission } });
  return listed.toSorted((a, b) => (a < b ? -1 : 1));
}
