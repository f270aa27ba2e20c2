import { attemptKey, forgetAttempts, limitAttempt, type AttemptKey } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { deleteChallengesOf } from './challenges.queries.ts';
import { CONFIRMATIONS } from './identity.config.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityErrors } from './identity.errors.ts';
import { operatorEntry } from './operators.audit.ts';
import { findOperator, replaceOperatorPassword, type OperatorRow } from './operators.queries.ts';
import { operatorPasswordRefusal } from './operators.rules.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import { SECRET_TRIES } from './passwords.config.ts';
import { CONSOLE } from './sessions.queries.ts';
import type { Caller, Sessions } from './sessions.usecases.ts';

export type OperatorPasswordDeps = Pick<IdentityParts, 'audit' | 'factors'> & {
  db: Db;
  clock: Clock;
  hasher: PasswordHasher;
  sessions: Sessions;
};
type Change = { oldPassword: string; newPassword: string; confirmNewPassword: string };

/** Proving again who one is, and choosing another password. */
export function createOperatorPassword(deps: OperatorPasswordDeps) {
  const { db, clock, audit, factors, hasher, sessions } = deps;
  const ownerOf = ({ id: accountId }: Account) => ({ merchantId: CONSOLE, accountId });

  const operatorOf = async ({ id }: Account): Promise<OperatorRow> => {
    const operator = await findOperator(db, id);
    if (!operator) throw appError(requestErrors.signInNeeded);
    return operator;
  };

  const confirmed = async (account: Account, key: AttemptKey): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      await forgetAttempts(tx, key);
      await sessions.confirm(tx, account);
    });
    sessions.forget(ownerOf(account));
  };

  return {
    /** @throws `identity.bad_credentials`, `factors.code_wrong`, `identity.locked` */
    confirm: async (
      account: Account,
      proof: { password?: string | undefined; totp?: string | undefined },
    ): Promise<void> => {
      const key = attemptKey(CONSOLE, 'confirm.account', account.id);
      await limitAttempt(deps, key, CONFIRMATIONS, identityErrors.locked);
      // A password alone must not shake off what was set up beside it.
      const { totp } = await factors.state(ownerOf(account));
      if (totp || proof.totp !== undefined) await factors.checkTotp(ownerOf(account), proof.totp ?? '');
      else {
        const { password_hash } = await operatorOf(account);
        if (!(await hasher.verify(password_hash, proof.password ?? '')))
          throw appError(identityErrors.badCredentials);
      }
      await confirmed(account, key);
    },

    /**
     * Every other session of the operator ends.
     *
     * @throws `identity.field_pattern`, `.passwords_differ`, `.old_password_wrong`, `.locked`
     */
    change: async (account: Account, body: Change, caller: Caller): Promise<void> => {
      const refusal = operatorPasswordRefusal(body);
      if (refusal) throw refusal;
      const wrong = appError(identityErrors.oldPasswordWrong, {
        fields: [{ field: 'oldPassword', code: identityErrors.oldPasswordWrong.code }],
      });
      const key = attemptKey(CONSOLE, 'password.old', account.id);
      await limitAttempt(deps, key, SECRET_TRIES, identityErrors.locked);
      const { id, password_hash: from } = await operatorOf(account);
      if (!(await hasher.verify(from, body.oldPassword))) throw wrong;
      const to = await hasher.hash(body.newPassword);
      await db.transaction().execute(async (tx) => {
        if (!(await replaceOperatorPassword(tx, { id, from, to, at: clock.now() }))) throw wrong;
        await forgetAttempts(tx, key);
        await sessions.endOthers(tx, account);
        await deleteChallengesOf(tx, ownerOf(account));
        await audit.record(tx, operatorEntry('operator.password_changed', id, caller));
      });
      sessions.forget(ownerOf(account));
    },
  };
}

export type OperatorPassword = ReturnType<typeof createOperatorPassword>;
