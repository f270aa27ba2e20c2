import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import { sessionErrors } from './sessions.errors.ts';
import type { Caller, Devices, ListedSession, SessionStore } from './sessions.types.ts';

const ownerOf = ({ merchantId, id: accountId }: Account) => ({ merchantId, accountId });

/** What members do with their own sessions. Records `member.signed_out` { memberId, sessionId } in the outbox. */
export function createOwnSessions(deps: {
  db: Db;
  outbox: Pick<Outbox, 'record'>;
  sessions: SessionStore;
  devices: Devices;
}) {
  const { db, outbox, sessions, devices } = deps;

  const signedOut = (tx: Tx, { merchantId, id: memberId }: Account, sessionId: string): Promise<void> =>
    outbox.record(tx, { merchantId, type: 'member.signed_out', payload: { memberId, sessionId } });

  const endOthersAndDevices = async (tx: Tx, account: Account): Promise<number> => {
    // Sessions before devices, as in every transaction that ends both: it prevents deadlocks.
    const ended = await sessions.endOthers(tx, account);
    await devices.forgetAll(tx, ownerOf(account));
    return ended;
  };

  return {
    endOthersAndDevices,

    logout: async (account: Account, caller?: Caller): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        if (await sessions.end(tx, account)) await signedOut(tx, account, account.sessionId);
        if (caller) await devices.forget(tx, account.merchantId, caller);
      });
      sessions.forget(ownerOf(account));
    },

    list: (account: Account): Promise<ListedSession[]> => sessions.list(account),

    /** @throws `identity.session_not_found` */
    end: async (account: Account, sessionId: string): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        if (!(await sessions.endOwn(tx, account, sessionId))) throw appError(sessionErrors.sessionNotFound);
        await signedOut(tx, account, sessionId);
      });
      sessions.forget(ownerOf(account));
    },

    endOthers: async (account: Account): Promise<{ ended: number }> => {
      const ended = await db.transaction().execute((tx) => endOthersAndDevices(tx, account));
      sessions.forget(ownerOf(account));
      return { ended };
    },
  };
}

export type OwnSessions = ReturnType<typeof createOwnSessions>;
