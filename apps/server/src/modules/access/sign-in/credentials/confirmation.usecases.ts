import { attemptKey, forgetAttempts, limitAttempt } from '../../../../platform/attempts.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { CONFIRMATIONS } from './lockout.config.ts';

export type ConfirmationProof = { password?: string | undefined; totp?: string | undefined };

/** Proving the identity of a signed-in member or operator again, by password or authenticator app. */
export function createConfirmation(
  deps: Pick<SignInDeps, 'db' | 'clock' | 'factors' | 'hasher' | 'sessions'>,
) {
  const { db, factors, hasher, sessions } = deps;

  /**
   * @param findHash the account's password hash
   * @throws `identity.bad_credentials`, `factors.code_wrong`, `identity.locked`
   */
  return async (
    account: Account,
    proof: ConfirmationProof,
    findHash: () => Promise<string | null | undefined>,
  ): Promise<void> => {
    const owner = { merchantId: account.merchantId, accountId: account.id };
    const key = attemptKey(account.merchantId, 'confirm.account', account.id);
    await limitAttempt(deps, key, CONFIRMATIONS, signInErrors.locked);
    // With an authenticator app the password is not enough: it could otherwise be used to remove the app.
    const { totp } = await factors.state(owner);
    if (totp || proof.totp !== undefined) await factors.checkTotp(owner, proof.totp ?? '');
    else if (!(await hasher.verify((await findHash()) ?? undefined, proof.password ?? '')))
      throw appError(signInErrors.badCredentials);
    await db.transaction().execute(async (tx) => {
      await forgetAttempts(tx, key);
      await sessions.confirm(tx, account);
    });
    sessions.forget(owner);
  };
}

export type Confirmation = ReturnType<typeof createConfirmation>;
