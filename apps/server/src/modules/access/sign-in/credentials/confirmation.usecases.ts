import { attemptKey, forgetAttempts, limitAttempt } from '../../../../platform/attempts.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { CONFIRMATIONS } from './lockout.config.ts';

export type ConfirmationProof = {
  password?: string | undefined;
  totp?: string | undefined;
  passkey?: { challenge: string; response: Record<string, unknown> } | undefined;
};

/** Proving the identity of a signed-in member or operator again, by password, authenticator app or passkey. */
export function createConfirmation(
  deps: Pick<SignInDeps, 'db' | 'clock' | 'factors' | 'hasher' | 'sessions'>,
) {
  const { db, factors, hasher, sessions } = deps;
  const ownerOf = ({ merchantId, id: accountId }: Account) => ({ merchantId, accountId });

  return {
    /** What the browser signs with a passkey of the account. */
    passkeyOptions: async (account: Account, origin: string) => {
      const request = await factors.passkeyRequest({ ...ownerOf(account), origin, alone: true });
      return { challenge: request.challenge, options: { ...request.options } };
    },

    /**
     * @param input.findHash the account's password hash
     * @throws `identity.bad_credentials`, `factors.code_wrong`, `factors.passkey_unknown`, `identity.challenge_gone`,
     *   `identity.locked`
     */
    confirm: async (
      account: Account,
      proof: ConfirmationProof,
      { origin, findHash }: { origin: string; findHash: () => Promise<string | null | undefined> },
    ): Promise<void> => {
      const owner = ownerOf(account);
      const key = attemptKey(account.merchantId, 'confirm.account', account.id);
      await limitAttempt(deps, key, CONFIRMATIONS, signInErrors.locked);
      const { passkey, totp, password } = proof;
      if (passkey) await factors.checkPasskey({ ...owner, ...passkey, origin, alone: true });
      // With an authenticator app the password is not enough: it could otherwise be used to remove the app.
      else if (totp !== undefined || (await factors.state(owner)).totp)
        await factors.checkTotp(owner, totp ?? '');
      else if (!(await hasher.verify((await findHash()) ?? undefined, password ?? '')))
        throw appError(signInErrors.badCredentials);
      await db.transaction().execute(async (tx) => {
        await forgetAttempts(tx, key);
        await sessions.confirm(tx, account);
      });
      sessions.forget(owner);
    },
  };
}

export type Confirmation = ReturnType<typeof createConfirmation>;
