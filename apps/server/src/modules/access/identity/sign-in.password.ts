import {
  attemptKey,
  forgetAttempts,
  reserveAttempt,
  returnAttempt,
  type AttemptKey,
} from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import { isTrustedByName } from './addresses.queries.ts';
import type { LockoutPolicies } from './identity.config.ts';
import { identityErrors } from './identity.errors.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import { accountKey } from './registration.rules.ts';
import type { Caller } from './sessions.usecases.ts';

export type Credentials = { id: string; status: string; password_hash: string | null };
export type PasswordInput = { merchantId: string; account: string; password: string; caller: Caller };

/** What is counted while signing in: the name, whether anybody has it or not, and the address. */
export const signInKeys = (merchantId: string, account: string, ip: string) => ({
  address: attemptKey(merchantId, 'login.address', addressKey(ip)),
  account: attemptKey(merchantId, 'login.account', accountKey(account)),
});
export type SignInKeys = ReturnType<typeof signInKeys>;

/** Names are tried on from addresses that they trust apart from all others. */
const atHome = (merchantId: string, name: string, address: string) =>
  attemptKey(merchantId, 'login.home', `${name} ${address}`);

/** Counted tries of signing in, the same for members and operators. */
export function createSignInTries(deps: { db: Db; clock: Clock; log: Logger; lockout: LockoutPolicies }) {
  const { db, clock, log, lockout } = deps;

  const reserve = async (key: AttemptKey, policy: LockoutPolicies['account']): Promise<void> => {
    const now = clock.now();
    const lockedUntil = await reserveAttempt(db, key, policy, now);
    if (!lockedUntil) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000));
    log.warn({ merchantId: key.merchantId, scope: key.scope, retryAfterSeconds }, 'sign-in locked');
    throw appError(identityErrors.locked, {
      params: { seconds: retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) },
      value: { retryAfterSeconds },
    });
  };

  return {
    /**
     * What is counted for a name from an address. An address that the account trusts counts by itself, so that a
     * stranger who guesses elsewhere can't shut the owner out.
     */
    keysFor: async (merchantId: string, account: string, ip: string): Promise<SignInKeys> => {
      const keys = signInKeys(merchantId, account, ip);
      const name = { merchantId, accountKey: accountKey(account), address: addressKey(ip) };
      if (!(await isTrustedByName(db, name))) return keys;
      return { ...keys, account: atHome(merchantId, name.accountKey, name.address) };
    },
    /** Counts a try as failed before it is made. @throws `identity.locked` */
    reserve: async (keys: SignInKeys): Promise<void> => {
      await reserve(keys.address, lockout.address);
      await reserve(keys.account, lockout.account);
    },
    /** For ways in that count what they guess by themselves. @throws `identity.locked` */
    reserveAddress: ({ address }: Pick<SignInKeys, 'address'>): Promise<void> =>
      reserve(address, lockout.address),
    settle: async (tx: Tx, keys: SignInKeys): Promise<void> => {
      // One good account must not wipe out what its address tried on others.
      await returnAttempt(tx, keys.address, lockout.address);
      await forgetAttempts(tx, keys.account);
    },
    settleAddress: ({ address }: Pick<SignInKeys, 'address'>): Promise<void> =>
      db.transaction().execute((tx) => returnAttempt(tx, address, lockout.address)),
  };
}
export type SignInTries = ReturnType<typeof createSignInTries>;

/**
 * Checks a password the same way for members and operators. The answer, and the work before it, are the same for an
 * unknown name and a wrong password.
 */
export function createPasswordCheck(deps: { db: Db; hasher: PasswordHasher; tries: SignInTries }) {
  const { db, hasher, tries } = deps;

  /** @throws `identity.locked`, `identity.bad_credentials`, `identity.account_closed` */
  const verify = async <C extends Credentials>(
    { merchantId, account, password, caller }: PasswordInput,
    find: (accountKey: string) => Promise<C | undefined>,
  ): Promise<C> => {
    const keys = await tries.keysFor(merchantId, account, caller.ip);
    await tries.reserve(keys);
    const holder = await find(accountKey(account));
    const matches = await hasher.verify(holder?.password_hash ?? undefined, password);
    if (!holder || !matches) throw appError(identityErrors.badCredentials);
    await db.transaction().execute((tx) => tries.settle(tx, keys));
    if (holder.status !== 'open') throw appError(identityErrors.accountClosed);
    return holder;
  };

  /** The password with today's parameters, if it was hashed with others. */
  const rehash = async ({ password_hash }: Credentials, password: string): Promise<string | undefined> =>
    password_hash !== null && hasher.isOutdated(password_hash) ? hasher.hash(password, 'sign-in') : undefined;

  return { verify, rehash };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
