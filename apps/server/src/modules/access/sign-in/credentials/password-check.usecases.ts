import { appError } from '../../../../platform/http/errors.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
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
    /**
     * The attempt is counted first, so that a burst cannot pass before its failures are known.
     *
     * @param guard asks for a captcha; called before the expensive hashing
     * @throws `identity.locked`, `identity.bad_credentials`, `identity.account_closed`, `request.too_many` for an
     *   address with too many attempts in progress, and the errors of `guard`
     */
    verify: async <C extends Credentials>(
      { merchantId, account, password, caller }: PasswordInput,
      find: (account: string) => Promise<C | undefined>,
      guard: (trouble: boolean) => Promise<void>,
    ): Promise<C> => {
      const keys = await attempts.keysFor(merchantId, account, caller.ip);
      const { trouble } = await attempts.reserve(keys);
      const compare = async () => {
        await guard(trouble);
        const holder = await find(account);
        const hash = holder?.password_hash ?? undefined;
        return { holder, matches: await hasher.verify(hash, password, addressKey(caller.ip)) };
      };
      const { holder, matches } = await compare().catch(async (error: unknown) => {
        await attempts.giveBack(keys);
        throw error;
      });
      if (!holder || !matches) throw appError(signInErrors.badCredentials);
      await db.transaction().execute((tx) => attempts.settle(tx, keys));
      if (holder.status !== 'open') throw appError(signInErrors.accountClosed);
      return holder;
    },

    /** A hash with the current parameters; undefined when the stored one has them. */
    rehash: async ({ password_hash }: Credentials, password: string): Promise<string | undefined> =>
      password_hash !== null && hasher.isOutdated(password_hash)
        ? hasher.hash(password, { lane: 'sign-in' })
        : undefined,
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
