import { attemptKey, forgetAttempts, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import { deleteChallengesOf } from './challenges.queries.ts';
import type { Devices } from './devices.usecases.ts';
import { CONFIRMATIONS } from './identity.config.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember } from './members.queries.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import type { Caller, ListedSession, Sessions } from './sessions.usecases.ts';

/** What a member does with the sessions of the own account. */
export function createOwnSessions(deps: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  factors: Pick<IdentityParts['factors'], 'checkTotp' | 'state'>;
  hasher: PasswordHasher;
  sessions: Sessions;
  devices: Devices;
}) {
  const { db, clock, outbox, factors, hasher, sessions, devices } = deps;
  const ownerOf = ({ merchantId, id: accountId }: Account) => ({ merchantId, accountId });

  const endOthers = async (tx: Tx, account: Account): Promise<number> => {
    await devices.forgetAll(tx, ownerOf(account));
    return sessions.endOthers(tx, account);
  };

  return {
    /** Ends every other session of the account and forgets its devices; call `forget` after the commit. */
    endOthersWithin: endOthers,

    /** Ends the session and forgets the device; a second time nothing happens. */
    logout: async (account: Account, caller?: Caller): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        if (caller) await devices.forget(tx, account.merchantId, caller);
        if (!(await sessions.end(tx, account))) return;
        const { merchantId, id: memberId, sessionId } = account;
        await outbox.record(tx, { merchantId, type: 'member.signed_out', payload: { memberId, sessionId } });
      });
      sessions.forget(ownerOf(account));
    },

    list: (account: Account): Promise<ListedSession[]> => sessions.list(account),

    /** @throws `identity.session_not_found` */
    end: async (account: Account, sessionId: string): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        if (!(await sessions.endOwn(tx, account, sessionId))) throw appError(identityErrors.sessionNotFound);
        const { merchantId, id: memberId } = account;
        await outbox.record(tx, { merchantId, type: 'member.signed_out', payload: { memberId, sessionId } });
      });
      sessions.forget(ownerOf(account));
    },

    /**
     * The account has its first second factor: whatever came in without one ends, as it could switch the factor off
     * again by the password alone.
     */
    enrolled: async (account: Account): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        await endOthers(tx, account);
        await deleteChallengesOf(tx, ownerOf(account));
      });
      sessions.forget(ownerOf(account));
    },

    endOthers: async (account: Account): Promise<{ ended: number }> => {
      const ended = await db.transaction().execute((tx) => endOthers(tx, account));
      sessions.forget(ownerOf(account));
      return { ended };
    },

    /**
     * Proves again who one is, by password or by a code of the authenticator app.
     *
     * @throws `identity.bad_credentials`, `factors.code_wrong`, `identity.locked`
     */
    confirm: async (
      account: Account,
      proof: { password?: string | undefined; totp?: string | undefined },
    ): Promise<void> => {
      const owner = ownerOf(account);
      const key = attemptKey(account.merchantId, 'confirm.account', account.id);
      await limitAttempt({ db, clock }, key, CONFIRMATIONS, identityErrors.locked);
      // A password alone must not shake off what was set up beside it.
      const { totp } = await factors.state(owner);
      if (totp || proof.totp !== undefined) await factors.checkTotp(owner, proof.totp ?? '');
      else {
        const member = await findMember(db, account.merchantId, account.id);
        if (!(await hasher.verify(member?.password_hash ?? undefined, proof.password ?? '')))
          throw appError(identityErrors.badCredentials);
      }
      await db.transaction().execute(async (tx) => {
        await forgetAttempts(tx, key);
        await sessions.confirm(tx, account);
      });
      sessions.forget(owner);
    },
  };
}

export type OwnSessions = ReturnType<typeof createOwnSessions>;
