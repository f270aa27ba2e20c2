import { grantsChange, type GrantChange } from '@croupier/contract/access/grants.ts';
import { SHIPPED_ROLE_IDS } from '@croupier/contract/access/shipped-roles.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { CONSOLE } from '../sessions/index.ts';
import {
  announceGrants,
  deleteGrants,
  findGrants,
  insertGrant,
  lockOwners,
  shareRoles,
} from './grants.queries.ts';
import { checkGrants, factsOf, grantLines, permissionsOf, type GrantFact } from './grants.rules.ts';
import { permissionErrors } from './permissions.errors.ts';
import type { Grant, PermissionDeps } from './permissions.types.ts';
import { isShrunk } from './rights.rules.ts';

type Payload = { grants: GrantChange[] };
type Facts = { name: string; grants: GrantFact[] };

/** @throws `permissions.last_owner` */
export async function keepAnOwner(tx: Tx): Promise<void> {
  if ((await lockOwners(tx)) === 0) throw appError(permissionErrors.lastOwner);
}

/** Ends the sessions of an operator who has lost a right. Other processes are notified at the commit. */
export async function applyRights(
  { clock, sessions, outbox }: Pick<PermissionDeps, 'clock' | 'sessions' | 'outbox'>,
  tx: Tx,
  { operatorId, before, after }: { operatorId: string; before: Grant[]; after: Grant[] },
): Promise<void> {
  if (isShrunk(before, after, clock.now()))
    await sessions.endAll(tx, { merchantId: CONSOLE, accountId: operatorId });
  await announceGrants(tx, operatorId);
  await outbox.record(tx, { merchantId: CONSOLE, type: 'grant.changed', payload: { operatorId } });
}

/** Replaces the grants of an operator. The subject of the request is the operator's id. */
export function createGrantsChange(deps: PermissionDeps & { forget: (operatorId: string) => void }) {
  const { clock, operators, merchants, sessions, forget } = deps;

  /** Locks the operator's grants until the end of the transaction. */
  const factsIn = async (tx: Tx, subject: string): Promise<Facts> => {
    const operator = await operators.lock(tx, subject);
    if (!operator) throw appError(permissionErrors.operatorNotFound);
    // Whoever issued the setup link could otherwise use it to get the grants.
    if (operator.state === 'invited') throw appError(permissionErrors.operatorNotSetUp);
    return { name: operator.name, grants: factsOf(await findGrants(tx, subject)) };
  };

  const check = async (tx: Tx, grants: GrantChange[]) => {
    const [roles, all] = [await shareRoles(tx), await merchants.list()];
    const roleIds = new Set([...SHIPPED_ROLE_IDS, ...roles.map(({ id }) => id)]);
    const currencies = new Map(all.map(({ id, currency }) => [id, currency]));
    checkGrants(grants, { now: clock.now(), roleIds, currencies });
    return new Map(roles.map(({ id, permissions }) => [id, permissions]));
  };

  return {
    kind: 'grants.change',
    permission: 'grants.manage',
    schema: grantsChange,
    breakGlass: true,
    isAboutOperator: true,
    /** @throws `permissions.operator_not_found`, `.operator_not_set_up` and the errors of invalid grants */
    facts: async (tx: Tx, { subject, payload }: { subject: string; payload: Payload }): Promise<Facts> => {
      const facts = await factsIn(tx, subject);
      await check(tx, payload.grants);
      return facts;
    },
    summary: ({ payload, facts }: { payload: Payload; facts: Facts }) => ({
      subject: facts.name,
      changes: grantLines(facts.grants, factsOf(payload.grants)),
    }),
    /** @throws `permissions.last_owner` and the errors of invalid grants */
    execute: async (
      tx: Tx,
      { subject: operatorId, payload }: { subject: string; payload: Payload },
    ): Promise<void> => {
      const stored = await check(tx, payload.grants);
      const before = await findGrants(tx, operatorId);
      const at = clock.now();
      await lockOwners(tx);
      await deleteGrants(tx, operatorId);
      for (const grant of payload.grants) await insertGrant(tx, { ...grant, id: newId(), operatorId, at });
      await keepAnOwner(tx);
      const after = payload.grants.map((grant) => ({
        ...grant,
        grantedAt: at,
        permissions: permissionsOf(grant.roleId, stored.get(grant.roleId) ?? []),
      }));
      await applyRights(deps, tx, { operatorId, before, after });
    },
    committed: ({ subject }: { subject: string }): void => {
      forget(subject);
      sessions.forget({ merchantId: CONSOLE, accountId: subject });
    },
  } as const;
}
