import { appError } from '../../../../platform/http/errors.ts';
import type { Caller } from '../../sessions/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import type { SignInAttempts } from './sign-in-attempts.usecases.ts';

export type Credentials = { id: string; status: string; password_hash: string | null };
export type PasswordInput = { merchantId: string; account: string; password: string; caller: Caller };

/**
 * Checks a password in the same way for members and operators. An unknown name and a wrong password get the same answer
 * after the same work.
 */
export function createPasswordCheck(deps: Pick<SignInDeps, 'db' | 'hasher'> & { attempts: SignInAttempts }) {
  const { db, hasher, attempts } = deps;

  return {
    /** @throws `identity.locked`, `identity.bad_credentials`, `identity.account_closed` */
    verify: async <C extends Credentials>(
      { merchantId, account, password, caller }: PasswordInput,
      find: (account: string) => Promise<C | undefined>,
    ): Promise<C> => {
      const keys = await attempts.keysFor(merchantId, account, caller.ip);
      await attempts.reserve(keys);
      const holder = await find(account);
      const matches = await hasher.verify(holder?.password_hash ?? undefined, password);
      if (!holder || !matches) throw appError(signInErrors.badCredentials);
      await db.transaction().execute((tx) => attempts.settle(tx, keys));
      if (holder.status !== 'open') throw appError(signInErrors.accountClosed);
      return holder;
    },

    /** A hash with the current parameters; undefined when the stored one has them. */
    rehash: async ({ password_hash }: Credentials, password: string): Promise<string | undefined> =>
      password_hash !== null && hasher.isOutdated(password_hash)
        ? hasher.hash(password, 'sign-in')
        : undefined,
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
