import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Account } from '../../platform/http/context.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';
import type { Audit, AuditRecord } from '../audit/index.ts';
import { findOperator, findOperatorByEmail, markOperatorSignedIn } from './operators.queries.ts';
import { CONSOLE } from './sessions.queries.ts';
import type { Caller, Sessions } from './sessions.usecases.ts';
import type { PasswordCheck } from './sign-in.password.ts';

export type OperatorInfo = {
  id: string;
  email: string;
  name: string;
  lastLoginAt: Date | null;
  factorNeeded: boolean;
};

const entry = (action: string, operatorId: string, caller: Caller): AuditRecord => ({
  merchantId: CONSOLE,
  actor: { kind: 'operator', id: operatorId },
  action,
  subject: `operator:${operatorId}`,
  ip: caller.ip,
  ...(caller.requestId ? { requestId: caller.requestId } : {}),
});

export function createOperators(deps: {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  sessions: Sessions;
  withPassword: PasswordCheck;
}) {
  const { db, clock, audit, sessions, withPassword } = deps;

  return {
    login: (
      { email, password }: { email: string; password: string },
      caller: Caller,
    ): Promise<{ token: string; factorNeeded: boolean }> =>
      withPassword(
        { merchantId: CONSOLE, account: email, password, caller },
        (key) => findOperatorByEmail(db, key),
        async (tx, { holder, rehashed }) => {
          await markOperatorSignedIn(tx, { id: holder.id, at: clock.now(), rehashed });
          const token = await sessions.open(tx, { merchantId: CONSOLE, accountId: holder.id }, caller);
          await audit.record(tx, entry('operator.signed_in', holder.id, caller));
          return { token, factorNeeded: false };
        },
      ),

    logout: async (account: Account, caller: Caller): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        if (await sessions.end(tx, account))
          await audit.record(tx, entry('operator.signed_out', account.id, caller));
      });
      sessions.forget({ merchantId: CONSOLE, accountId: account.id });
    },

    me: async (operatorId: string): Promise<OperatorInfo> => {
      const operator = await findOperator(db, operatorId);
      if (!operator) throw appError(requestErrors.signInNeeded);
      const { id, email, name, last_login_at } = operator;
      return { id, email, name, lastLoginAt: last_login_at, factorNeeded: false };
    },
  };
}

export type Operators = ReturnType<typeof createOperators>;
