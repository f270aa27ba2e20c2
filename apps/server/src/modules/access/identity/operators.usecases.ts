import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import { identityErrors } from './identity.errors.ts';
import { operatorEntry } from './operators.audit.ts';
import { findOperator } from './operators.queries.ts';
import { CONSOLE } from './sessions.queries.ts';
import type { Caller, ListedSession, Sessions } from './sessions.usecases.ts';

export type OperatorInfo = {
  id: string;
  email: string;
  name: string;
  lastLoginAt: Date | null;
  factorNeeded: boolean;
};

/** What an operator does with the own account and its sessions. */
export function createOperators(deps: {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  sessions: Sessions;
}) {
  const { db, audit, sessions } = deps;
  const ownerOf = ({ id: accountId }: Account) => ({ merchantId: CONSOLE, accountId });

  return {
    logout: async (account: Account, caller: Caller): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        if (await sessions.end(tx, account))
          await audit.record(tx, operatorEntry('operator.signed_out', account.id, caller));
      });
      sessions.forget(ownerOf(account));
    },

    me: async ({ id, pending }: Pick<Account, 'id' | 'pending'>): Promise<OperatorInfo> => {
      const operator = await findOperator(db, id);
      if (!operator) throw appError(requestErrors.signInNeeded);
      const { email, name, last_login_at: lastLoginAt } = operator;
      return { id, email, name, lastLoginAt, factorNeeded: pending === 'second_factor' };
    },

    sessions: (account: Account): Promise<ListedSession[]> => sessions.list(account),

    /** @throws `identity.session_not_found` */
    endSession: async (account: Account, id: string, caller: Caller): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        if (!(await sessions.endOwn(tx, account, id))) throw appError(identityErrors.sessionNotFound);
        await audit.record(tx, operatorEntry('operator.session_ended', account.id, caller, { session: id }));
      });
      sessions.forget(ownerOf(account));
    },

    /**
     * This session may go on to everything. All others of somebody who had no factor waited for one as well, perhaps
     * in the hands of whoever stole the password: they end.
     */
    enrolled: async (account: Account): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        await sessions.endOthers(tx, account);
        await sessions.clearPending(tx, ownerOf(account), 'second_factor');
      });
      sessions.forget(ownerOf(account));
    },
  };
}

export type Operators = ReturnType<typeof createOperators>;
