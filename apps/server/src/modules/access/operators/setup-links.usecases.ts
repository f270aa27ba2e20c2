import type { SetupLink } from '@croupier/contract/access/operators.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { appError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { mintToken } from '../../../platform/tokens.ts';
import type { Caller } from '../sessions/index.ts';
import { operatorEntry } from './audit-entries.rules.ts';
import { SETUP_LINK } from './operators.config.ts';
import { operatorErrors } from './operators.errors.ts';
import { insertOperator, lockOperator } from './operators.queries.ts';
import { stateOf } from './operators.rules.ts';
import type { OperatorDeps } from './operators.types.ts';
import { findSetupLink, putSetupLink } from './setup-links.queries.ts';

type By = { account: Pick<Account, 'id'>; caller: Caller };

/** Replaces the operator's link by a new one. `issuedBy` is null for the server itself. */
export async function createSetupLink(
  { clock }: Pick<OperatorDeps, 'clock'>,
  tx: Tx,
  { operatorId, issuedBy }: { operatorId: string; issuedBy: string | null },
): Promise<SetupLink> {
  const { token, tokenHash } = mintToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + SETUP_LINK.milliseconds);
  await putSetupLink(tx, { operatorId, tokenHash, issuedBy, createdAt, expiresAt });
  return { operatorId, token, expiresAt };
}

/** An operator without a password or a grant. Undefined if the mail address is taken. */
export async function createOperatorAccount(
  { clock }: Pick<OperatorDeps, 'clock'>,
  tx: Tx,
  { email, name }: { email: string; name: string },
): Promise<string | undefined> {
  const id = newId();
  const created = await insertOperator(tx, { id, email, name, passwordHash: null, at: clock.now() });
  return created ? id : undefined;
}

/** @throws `operators.email_taken`, also for the address of a closed operator */
export async function inviteOperator(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'audit'>,
  { email, name }: { email: string; name: string },
  { account, caller }: By,
): Promise<SetupLink> {
  return deps.db.transaction().execute(async (tx) => {
    const operatorId = await createOperatorAccount(deps, tx, { email, name });
    if (operatorId === undefined) throw fieldRefusal(operatorErrors.emailTaken, 'email');
    const link = await createSetupLink(deps, tx, { operatorId, issuedBy: account.id });
    const after = { email, name, linkExpiresAt: link.expiresAt };
    await deps.audit.record(tx, {
      ...operatorEntry('operator.invited', account.id, caller, after),
      subject: `operator:${operatorId}`,
    });
    return link;
  });
}

/**
 * A new link for an operator who was only invited, or the one link that follows a reset.
 *
 * @throws `operators.not_found`, `.closed`, `.already_set_up`, `.reset_needed`
 */
export async function issueSetupLink(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'audit'>,
  operatorId: string,
  { account, caller }: By,
): Promise<SetupLink> {
  return deps.db.transaction().execute(async (tx) => {
    const operator = await lockOperator(tx, operatorId);
    if (!operator) throw appError(operatorErrors.notFound);
    const state = stateOf(operator);
    if (state === 'closed') throw appError(operatorErrors.closed);
    if (state === 'open') throw appError(operatorErrors.alreadySetUp);
    if (state === 'reset') {
      const link = await findSetupLink(tx, operatorId);
      const isDue = link?.tokenHash === null && link.expiresAt > deps.clock.now();
      // Two owners agreed to give the link to this person, once.
      if (!isDue || link.issuedBy !== account.id) throw appError(operatorErrors.resetNeeded);
    }
    const link = await createSetupLink(deps, tx, { operatorId, issuedBy: account.id });
    const after = { state, linkExpiresAt: link.expiresAt };
    await deps.audit.record(tx, {
      ...operatorEntry('operator.setup_link_issued', account.id, caller, after),
      subject: `operator:${operatorId}`,
    });
    return link;
  });
}
