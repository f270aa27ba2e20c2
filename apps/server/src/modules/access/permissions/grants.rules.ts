import { formatMoney } from '@croupier/contract/money.ts';
import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import type { GrantChange } from '@croupier/contract/access/grants.ts';
import { isOwnerOnly, type Permission } from '@croupier/contract/access/permissions.ts';
import { isShippedRole, SHIPPED_ROLES } from '@croupier/contract/access/shipped-roles.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { permissionErrors } from './permissions.errors.ts';

export type StoredRole = { id: string; name: string; permissions: readonly Permission[] };

/** Shipped roles are defined by the program, also after an update. */
export const permissionsOf = (roleId: string, stored: readonly Permission[]): readonly Permission[] =>
  isShippedRole(roleId) ? SHIPPED_ROLES[roleId] : stored;

type Surroundings = {
  now: Date;
  roleIds: ReadonlySet<string>;
  /** Currency by merchant. */
  currencies: ReadonlyMap<string, string>;
};

/**
 * @throws `permissions.role_not_found`, `.merchant_not_found`, `.ceiling_currency`, `.until_past`, each with its field
 */
export function checkGrants(
  grants: readonly GrantChange[],
  { now, roleIds, currencies }: Surroundings,
): void {
  for (const [index, { roleId, merchants, actCeiling, dayCeiling, until }] of grants.entries()) {
    const field = (name: keyof GrantChange): string => `grants.${index}.${name}`;
    if (!roleIds.has(roleId)) throw fieldRefusal(permissionErrors.roleNotFound, field('roleId'));
    if (merchants?.some((merchantId) => !currencies.has(merchantId)))
      throw fieldRefusal(permissionErrors.merchantNotFound, field('merchants'));
    if (until !== null && until <= now) throw fieldRefusal(permissionErrors.untilPast, field('until'));
    if (actCeiling === null && dayCeiling === null) continue;
    // An amount differs by currency, and future merchants may have any currency.
    const used = new Set(merchants?.map((merchantId) => currencies.get(merchantId)));
    if (used.size !== 1)
      throw fieldRefusal(
        permissionErrors.ceilingCurrency,
        field(actCeiling === null ? 'dayCeiling' : 'actCeiling'),
      );
  }
}

/** @throws `permissions.owner_only` */
export function checkRole(permissions: readonly Permission[]): void {
  if (permissions.some(isOwnerOnly)) throw fieldRefusal(permissionErrors.ownerOnly, 'permissions');
}

/** A grant in the normalized JSON form in which facts are stored and compared. */
export const factOf = ({ roleId, merchants, actCeiling, dayCeiling, until }: GrantChange) => ({
  roleId,
  merchants: merchants === null ? null : [...new Set(merchants)].toSorted(),
  actCeiling: actCeiling === null ? null : formatMoney(actCeiling),
  dayCeiling: dayCeiling === null ? null : formatMoney(dayCeiling),
  until: until?.toISOString() ?? null,
});
export type GrantFact = ReturnType<typeof factOf>;

/** In a fixed order, regardless of storage or input order. */
export const factsOf = (grants: readonly GrantChange[]): GrantFact[] =>
  grants.map(factOf).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const ALL = '*';

function wordsFor(facts: readonly GrantFact[]): string {
  const words = facts.map(({ merchants, actCeiling, dayCeiling, until }) =>
    [
      merchants === null ? ALL : merchants.join(', '),
      ...(actCeiling || dayCeiling ? [`≤ ${actCeiling ?? '∞'} / ${dayCeiling ?? '∞'}`] : []),
      ...(until ? [`→ ${until.slice(0, 16).replace('T', ' ')} UTC`] : []),
    ].join(' · '),
  );
  return words.join('; ');
}

/** The changes, by role. */
export function grantLines(before: readonly GrantFact[], after: readonly GrantFact[]): ChangeLine[] {
  const roles = [...new Set([...before, ...after].map(({ roleId }) => roleId))].toSorted();
  const of = (facts: readonly GrantFact[], id: string) =>
    wordsFor(facts.filter(({ roleId }) => roleId === id));
  return roles
    .map((label) => ({ label, before: of(before, label), after: of(after, label) }))
    .filter((line) => line.before !== line.after);
}

/** The changes of a role, by permission; null means no role. */
export function roleLines(
  before: Pick<StoredRole, 'name' | 'permissions'> | null,
  after: Pick<StoredRole, 'name' | 'permissions'> | null,
): ChangeLine[] {
  const names = [...new Set([...(before?.permissions ?? []), ...(after?.permissions ?? [])])].toSorted();
  const mark = (role: typeof before, name: Permission) => (role?.permissions.includes(name) ? '✓' : '');
  return [
    { label: 'name', before: before?.name ?? '', after: after?.name ?? '' },
    ...names.map((label) => ({ label, before: mark(before, label), after: mark(after, label) })),
  ].filter((line) => line.before !== line.after);
}
