import type { Account } from '../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { CONSOLE, sessionErrors, type Caller } from '../sessions/index.ts';
import { operatorEntry } from './audit-entries.rules.ts';
import { findOperator, lockOperator } from './operators.queries.ts';
import type { OperatorDeps, OperatorInfo } from './operators.types.ts';

const ownerOf = ({ id: accountId }: Account) => ({ merchantId: CONSOLE, accountId });

export async function logoutOperator(
  { db, audit, sessions }: OperatorDeps,
  account: Account,
  caller: Caller,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await sessions.end(tx, account))
      await audit.record(tx, operatorEntry('operator.signed_out', account.id, caller));
  });
  sessions.forget(ownerOf(account));
}

export async function operatorInfo({ db, sessions }: OperatorDeps, account: Account): Promise<OperatorInfo> {
  const { id, pending } = account;
  const [operator, last] = await Promise.all([findOperator(db, id), sessions.findPrevious(account)]);
  if (!operator) throw appError(requestErrors.signInNeeded);
  const { email, name } = operator;
  const lastLogin = last ? { at: last.startedAt, ip: last.ip } : null;
  return { id, email, name, lastLogin, factorNeeded: pending === 'second_factor' };
}

/** @throws `identity.session_not_found` */
export async function endOperatorSession(
  { db, audit, sessions }: OperatorDeps,
  account: Account,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await sessions.endOwn(tx, account, id))) throw appError(sessionErrors.sessionNotFound);
    await audit.record(tx, operatorEntry('operator.session_ended', account.id, caller, { session: id }));
  });
  sessions.forget(ownerOf(account));
}

/**
 * An operator has set up the first second factor. This session is no longer restricted; all others end, because a thief
 * of the password may have been waiting to set up a factor as well.
 */
export async function operatorEnrolled({ db, sessions }: OperatorDeps, account: Account): Promise<void> {
  if (account.kind !== 'operator') return;
  await db.transaction().execute(async (tx) => {
    // Sign-ins read the factors under this lock, so none that saw no factor can come after it.
    await lockOperator(tx, account.id);
    await sessions.endOthers(tx, account);
    await sessions.clearPending(tx, ownerOf(account), 'second_factor');
  });
  sessions.forget(ownerOf(account));
}
