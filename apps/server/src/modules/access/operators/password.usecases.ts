import { attemptKey, forgetAttempts, limitAttempt } from '../../../platform/attempts.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { CONSOLE, type Caller } from '../sessions/index.ts';
import { SECRET_TRIES, signInErrors } from '../sign-in/index.ts';
import { operatorEntry } from './audit-entries.rules.ts';
import { findOperator, replaceOperatorPassword } from './operators.queries.ts';
import { operatorPasswordRefusal } from './operators.rules.ts';
import type { OperatorDeps } from './operators.types.ts';

type Change = { oldPassword: string; newPassword: string; confirmNewPassword: string };

/**
 * Changes the operator's password and ends every other session.
 *
 * @throws `identity.field_pattern`, `.passwords_differ`, `.old_password_wrong`, `.locked`
 */
export async function changeOperatorPassword(
  deps: OperatorDeps,
  account: Account,
  { body, caller }: { body: Change; caller: Caller },
): Promise<void> {
  const { db, clock, audit, hasher, sessions } = deps;
  const owner = { merchantId: CONSOLE, accountId: account.id };
  const refusal = operatorPasswordRefusal(body);
  if (refusal) throw refusal;
  const wrong = fieldRefusal(signInErrors.oldPasswordWrong, 'oldPassword');
  const key = attemptKey(CONSOLE, 'password.old', account.id);
  await limitAttempt(deps, key, SECRET_TRIES, signInErrors.locked);
  const operator = await findOperator(db, account.id);
  const from = operator?.password_hash;
  if (!operator || !from) throw appError(requestErrors.signInNeeded);
  const { id } = operator;
  if (!(await hasher.verify(from, body.oldPassword))) throw wrong;
  const to = await hasher.hash(body.newPassword);
  await db.transaction().execute(async (tx) => {
    if (!(await replaceOperatorPassword(tx, { id, from, to, at: clock.now() }))) throw wrong;
    await forgetAttempts(tx, key);
    await sessions.endOthers(tx, account);
    await sessions.addresses.forgetAll(tx, owner, { except: caller.ip });
    await deps.signIn.shared.challenges.endAll(tx, owner);
    await audit.record(tx, operatorEntry('operator.password_changed', id, caller));
  });
  sessions.forget(owner);
}
