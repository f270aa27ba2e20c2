import type { SetupLink } from '@croupier/contract/access/operators.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { CONSOLE } from '../sessions/index.ts';
import { findGrants, insertGrant, lockFirstOwner, lockOwners } from './grants.queries.ts';
import { PERMISSIONS_CONFIG } from './permissions.config.ts';
import type { PermissionDeps } from './permissions.types.ts';

type Deps = Pick<PermissionDeps, 'db' | 'clock' | 'audit' | 'operators' | 'log'>;

/** An owner of all merchants without a password. Undefined if the mail address is taken. */
async function createOwner({ clock, audit, operators }: Deps, tx: Tx, email: string) {
  const operatorId = await operators.accounts.create(tx, { email, name: email });
  if (operatorId === undefined) return undefined;
  await insertGrant(tx, {
    id: newId(),
    operatorId,
    roleId: 'owner',
    merchants: null,
    actCeiling: null,
    dayCeiling: null,
    until: null,
    at: clock.now(),
  });
  await audit.record(tx, {
    merchantId: CONSOLE,
    actor: { kind: 'system' },
    action: 'operator.invited',
    subject: `operator:${operatorId}`,
    after: { email, roleId: 'owner' },
  });
  return operatorId;
}

/** The invited owner of an earlier start. Undefined if a server has created a link just now. */
async function findInvited({ clock, operators, log }: Deps, tx: Tx, email: string) {
  const operator = await operators.findByEmail(tx, email);
  const owns = operator && (await findGrants(tx, operator.id)).some(({ roleId }) => roleId === 'owner');
  if (operator?.state !== 'invited' || !owns) {
    log.error({ email }, 'FIRST_OWNER is the mail address of another operator: use a different one');
    return undefined;
  }
  const link = await operators.accounts.findSetupLink(tx, operator.id);
  const age = link && clock.now().getTime() - link.createdAt.getTime();
  if (age !== undefined && age < PERMISSIONS_CONFIG.firstOwnerLinkMilliseconds) {
    log.warn({ email }, 'another server has just printed the setup link of the first owner');
    return undefined;
  }
  return operator.id;
}

/**
 * Creates an owner if nobody who can sign in is one, and a new setup link at every start until it is used. Of several
 * servers that start together, one creates the account and the link.
 */
export const ensureFirstOwner = (deps: Deps, email: string): Promise<SetupLink | undefined> =>
  deps.db.transaction().execute(async (tx) => {
    await lockFirstOwner(tx);
    if ((await lockOwners(tx)) > 0) return undefined;
    const id = (await createOwner(deps, tx, email)) ?? (await findInvited(deps, tx, email));
    return id === undefined ? undefined : deps.operators.accounts.createSetupLink(tx, id);
  });
