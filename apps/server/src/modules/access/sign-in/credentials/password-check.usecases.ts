import type { CaptchaAnswer } from '@croupier/contract/access/captcha.ts';
import { appError, type AppError } from '../../../../platform/http/errors.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import type { Caller } from '../../sessions/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import type { SignInAttempts } from './sign-in-attempts.usecases.ts';
import { statusRefusal } from './status.rules.ts';

export type Credentials = { id: string; status: string; password_hash: string | null };
export type PasswordInput = {
  /** Empty for operators. */
  merchantId: string;
  account: string;
  password: string;
  captcha: CaptchaAnswer;
  caller: Caller;
};

/**
 * Checks a password in the same way for members and operators. An unknown name and a wrong password get the same answer
 * after the same work.
 */
export function createPasswordCheck(
  deps: Pick<SignInDeps, 'db' | 'hasher' | 'captcha'> & { attempts: SignInAttempts },
) {
  const { db, hasher, captcha, attempts } = deps;

  /** Tells the form whether the next attempt needs a captcha, now that there is a failure. */
  const badCredentials = async (merchantId: string): Promise<AppError> => {
    const kind = await captcha.needed(merchantId, 'login', true);
    return appError(signInErrors.badCredentials, kind ? { value: { captcha: true, kind } } : {});
  };

  return {
    /**
     * The attempt is counted first, so that a burst cannot pass before its failures are known.
     *
     * @throws `identity.locked`, `identity.bad_credentials`, `identity.account_closed`, `identity.account_locked`,
     *   `request.too_many` for an address with too many attempts in progress, and the errors of a captcha that is needed
     */
    verify: async <C extends Credentials>(
      { merchantId, account, password, captcha: answer, caller }: PasswordInput,
      find: (account: string) => Promise<C | undefined>,
    ): Promise<C> => {
      const keys = await attempts.keysFor(merchantId, account, caller.ip);
      const { trouble } = await attempts.reserve(keys);
      const compare = async () => {
        // Before the hashing, which is expensive.
        const { ip, cookies } = caller;
        await captcha.check(merchantId, 'login', answer, { trouble, ip, cookies });
        const holder = await find(account);
        const hash = holder?.password_hash ?? undefined;
        return { holder, matches: await hasher.verify(hash, password, addressKey(caller.ip)) };
      };
      const { holder, matches } = await compare().catch(async (error: unknown) => {
        await attempts.giveBack(keys);
        throw error;
      });
      if (!holder || !matches) throw await badCredentials(merchantId);
      await db.transaction().execute((tx) => attempts.settle(tx, keys));
      const refusal = statusRefusal(holder.status);
      if (refusal) throw appError(refusal);
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
