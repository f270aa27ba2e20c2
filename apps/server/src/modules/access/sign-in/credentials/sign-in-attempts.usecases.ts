import {
  attemptKey,
  forgetAttempts,
  reserveAttempt,
  returnAttempt,
  type AttemptKey,
} from '../../../../platform/attempts.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { accountKey } from '../../members/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { CAPTCHA_AFTER, LOCKOUT, type LockoutPolicies } from './lockout.config.ts';

/** What sign-in attempts are counted by: the address and the name, whether or not the name exists. */
export const signInKeys = (merchantId: string, account: string, ip: string) => ({
  address: attemptKey(merchantId, 'login.address', addressKey(ip)),
  account: attemptKey(merchantId, 'login.account', accountKey(account)),
});
export type SignInKeys = ReturnType<typeof signInKeys>;

/** Attempts from an address that the account trusts are counted apart from all others. */
const trustedKey = (merchantId: string, account: string, ip: string) =>
  attemptKey(merchantId, 'login.home', `${accountKey(account)} ${addressKey(ip)}`);

export type AttemptDeps = Pick<SignInDeps, 'db' | 'clock' | 'log' | 'sessions' | 'lockout'>;

/** Counts sign-in attempts of members and operators. */
export function createSignInAttempts(deps: AttemptDeps) {
  const { db, clock, log, sessions, lockout = LOCKOUT } = deps;

  const reserve = async (key: AttemptKey, policy: LockoutPolicies['account']): Promise<number> => {
    const now = clock.now();
    const reserved = await reserveAttempt(db, key, policy, now);
    if (!('lockedUntil' in reserved)) return reserved.failures;
    const retryAfterSeconds = Math.max(1, Math.ceil((reserved.lockedUntil.getTime() - now.getTime()) / 1000));
    log.warn({ merchantId: key.merchantId, scope: key.scope, retryAfterSeconds }, 'sign-in locked');
    throw appError(signInErrors.locked, {
      params: { seconds: retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) },
      value: { retryAfterSeconds },
    });
  };

  return {
    /**
     * The keys of a name and an address. A trusted address has a count of its own, so that a stranger who guesses
     * elsewhere cannot lock the owner out.
     */
    keysFor: async (merchantId: string, account: string, ip: string): Promise<SignInKeys> => {
      const keys = signInKeys(merchantId, account, ip);
      if (!(await sessions.addresses.isTrustedByName({ merchantId, account, ip }))) return keys;
      return { ...keys, account: trustedKey(merchantId, account, ip) };
    },
    /**
     * Counts an attempt as failed before it is made.
     *
     * @returns whether there were enough failures before it, or attempts in progress, to require a captcha
     * @throws `identity.locked`
     */
    reserve: async (keys: SignInKeys): Promise<{ trouble: boolean }> => {
      const address = await reserve(keys.address, lockout.address);
      const account = await reserve(keys.account, lockout.account);
      return { trouble: account > CAPTCHA_AFTER.account || address > CAPTCHA_AFTER.address };
    },
    /** For an attempt that ended before a password was compared. */
    giveBack: (keys: SignInKeys): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await returnAttempt(tx, keys.address, lockout.address);
        await returnAttempt(tx, keys.account, lockout.account);
      }),
    /** For methods whose guesses are counted elsewhere. @throws `identity.locked` */
    reserveAddress: async ({ address }: Pick<SignInKeys, 'address'>): Promise<void> => {
      await reserve(address, lockout.address);
    },
    /** After a success: one valid account does not clear what its address tried on others. */
    settle: async (tx: Tx, keys: SignInKeys): Promise<void> => {
      await returnAttempt(tx, keys.address, lockout.address);
      await forgetAttempts(tx, keys.account);
    },
    settleAddress: ({ address }: Pick<SignInKeys, 'address'>): Promise<void> =>
      db.transaction().execute((tx) => returnAttempt(tx, address, lockout.address)),
  };
}
export type SignInAttempts = ReturnType<typeof createSignInAttempts>;
