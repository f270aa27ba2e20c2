import {
  attemptKey,
  forgetAttempts,
  reserveAttempt,
  returnAttempt,
  type AttemptKey,
} from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import { appError } from '../../platform/http/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { LockoutPolicies } from './identity.config.ts';
import { identityErrors } from './identity.errors.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { accountKey } from './registration.rules.ts';
import type { Caller } from './sessions.usecases.ts';

export type Credentials = { id: string; status: string; password_hash: string };

/** The hash of a password with today's parameters, where the stored one is outdated. */
export type Verified<C> = { holder: C; rehashed: string | undefined };

const keysOf = (merchantId: string, account: string, ip: string): readonly AttemptKey[] => [
  attemptKey(merchantId, 'address', addressKey(ip)),
  attemptKey(merchantId, 'account', accountKey(account)),
];

/**
 * Checks a password the same way for members and operators. The answer, and the work before it, are the same for an
 * unknown name and a wrong password.
 */
export function createPasswordCheck(deps: {
  db: Db;
  clock: Clock;
  log: Logger;
  hasher: PasswordHasher;
  lockout: LockoutPolicies;
}) {
  const { db, clock, log, hasher, lockout } = deps;

  const reserve = async (key: AttemptKey): Promise<void> => {
    const now = clock.now();
    const lockedUntil = await reserveAttempt(
      db,
      key,
      key.scope === 'address' ? lockout.address : lockout.account,
      now,
    );
    if (!lockedUntil) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000));
    log.warn({ merchantId: key.merchantId, scope: key.scope, retryAfterSeconds }, 'sign-in locked');
    throw appError(identityErrors.locked, {
      params: { seconds: retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) },
      value: { retryAfterSeconds },
    });
  };

  const settle = async (tx: Tx, keys: readonly AttemptKey[]): Promise<void> => {
    for (const key of keys)
      if (key.scope === 'account') await forgetAttempts(tx, key);
      // One good account must not wipe out what its address tried on others.
      else await returnAttempt(tx, key, lockout.address);
  };

  return async function withPassword<C extends Credentials, R>(
    input: { merchantId: string; account: string; password: string; caller: Caller },
    find: (accountKey: string) => Promise<C | undefined>,
    signIn: (tx: Tx, verified: Verified<C>) => Promise<R>,
  ): Promise<R> {
    const { merchantId, account, password, caller } = input;
    const keys = keysOf(merchantId, account, caller.ip);
    for (const key of keys) await reserve(key);
    const holder = await find(accountKey(account));
    const matches = await hasher.verify(holder?.password_hash, password);
    if (!holder || !matches) throw appError(identityErrors.badCredentials);
    if (holder.status !== 'open') {
      await db.transaction().execute((tx) => settle(tx, keys));
      throw appError(identityErrors.accountClosed);
    }
    const rehashed = hasher.isOutdated(holder.password_hash) ? await hasher.hash(password) : undefined;
    return db.transaction().execute(async (tx) => {
      await settle(tx, keys);
      return signIn(tx, { holder, rehashed });
    });
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
