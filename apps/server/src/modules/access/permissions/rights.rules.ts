import { PERMISSION_NAMES, scopeOf, type Permission } from '@croupier/contract/access/permissions.ts';
import type { Ceiling, Rights } from '../../../platform/http/context.ts';
import type { Grant } from './permissions.types.ts';

const NOTHING: Ceiling = { actMinor: 0n, dayMinor: 0n };

const isCurrent = ({ until }: Grant, now: Date): boolean => until === null || until > now;

/** Whether a grant applies at a merchant, or to the whole platform if the merchant is empty. */
const coversMerchant = ({ merchants }: Grant, merchantId: string): boolean =>
  merchants === null || (merchantId !== '' && merchants.includes(merchantId));

/** Platform permissions are not granted for single merchants. */
const covers = (grant: Grant, permission: Permission): boolean =>
  grant.permissions.includes(permission) && (scopeOf(permission) === 'merchant' || grant.merchants === null);

/** The higher limit; null means none. */
const higher = (a: bigint | null, b: bigint | null): bigint | null =>
  a === null || b === null ? null : a > b ? a : b;

/** The combined rights of grants at a given time. */
export function rightsFrom(grants: readonly Grant[], now: Date): Rights {
  const current = grants.filter((grant) => isCurrent(grant, now));
  const granting = (permission: Permission, merchantId: string): Grant[] =>
    current.filter((grant) => covers(grant, permission) && coversMerchant(grant, merchantId));
  return {
    may: (permission, merchantId) => granting(permission, merchantId).length > 0,
    merchantsWith: (permission) => {
      const holding = current.filter((grant) => covers(grant, permission));
      if (holding.some(({ merchants }) => merchants === null)) return 'all';
      return [...new Set(holding.flatMap(({ merchants }) => merchants ?? []))].toSorted();
    },
    ceilingOf: (permission, merchantId) =>
      granting(permission, merchantId)
        .map(({ actCeiling, dayCeiling }) => ({ actMinor: actCeiling, dayMinor: dayCeiling }))
        .reduce<Ceiling>(
          (a, b) => ({
            actMinor: higher(a.actMinor, b.actMinor),
            dayMinor: higher(a.dayMinor, b.dayMinor),
          }),
          NOTHING,
        ),
  };
}

type HeldPermission = { permission: Permission; merchants: string[] | null };

/** The permissions held anywhere, with their merchants; `merchants` is null for all merchants. */
export const heldPermissions = (rights: Rights): HeldPermission[] =>
  PERMISSION_NAMES.flatMap((permission): HeldPermission[] => {
    const merchants = rights.merchantsWith(permission);
    if (merchants === 'all') return [{ permission, merchants: null }];
    return merchants.length > 0 ? [{ permission, merchants: [...merchants] }] : [];
  });

const isLower = (after: bigint | null, before: bigint | null): boolean =>
  after !== null && (before === null || after < before);

/** Whether a right is lost: a permission, a merchant, or a part of a ceiling. */
export function isShrunk(before: readonly Grant[], after: readonly Grant[], now: Date): boolean {
  const [had, has] = [rightsFrom(before, now), rightsFrom(after, now)];
  // The empty id represents merchants that no grant names.
  const places = new Set(['', ...[...before, ...after].flatMap(({ merchants }) => merchants ?? [])]);
  const isLost = (permission: Permission, merchantId: string): boolean => {
    if (!had.may(permission, merchantId)) return false;
    if (!has.may(permission, merchantId)) return true;
    const [from, to] = [had.ceilingOf(permission, merchantId), has.ceilingOf(permission, merchantId)];
    return isLower(to.actMinor, from.actMinor) || isLower(to.dayMinor, from.dayMinor);
  };
  return PERMISSION_NAMES.some((permission) =>
    [...places].some((merchantId) => isLost(permission, merchantId)),
  );
}
