import { operatorsRoutes, type SetupLink } from '@croupier/contract/access/operators.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { CONSOLE, type Owner } from '../sessions/index.ts';
import { operatorHandlers, setupHandlers } from './operators.console.ts';
import { seedOperators, type DemoOperator } from './operators.demo.ts';
import { findOperator, findOperatorByEmail, listOperators, lockOperator } from './operators.queries.ts';
import { stateOf } from './operators.rules.ts';
import type { ListedOperator, OperatorDeps, OperatorHandlers } from './operators.types.ts';
import { operatorEnrolled } from './operators.usecases.ts';
import { findSetupLink, type SetupLinkRow } from './setup-links.queries.ts';
import { createOperatorAccount, createSetupLink } from './setup-links.usecases.ts';
import { createOperatorSignIn } from './sign-in.usecases.ts';
import { createOperatorStanding, type OperatorStanding } from './standing.usecases.ts';

export { operatorErrors } from './operators.errors.ts';
export type { DemoOperator } from './operators.demo.ts';
export type { OperatorDeps } from './operators.types.ts';

type OperatorAccount = Pick<ListedOperator, 'id' | 'email' | 'name' | 'state'>;

export type Operators = {
  /** The mail address an operator signs in with; undefined for a member or an unknown operator. */
  accountName: (owner: Owner) => Promise<string | undefined>;
  /** After an operator without a second factor has set one up. */
  enrolled: (account: Account) => Promise<void>;
  list: () => Promise<ListedOperator[]>;
  /** Reads the operator and locks the row until the end of the transaction. */
  lock: (tx: Tx, id: string) => Promise<OperatorAccount | undefined>;
  findByEmail: (db: Db, email: string) => Promise<OperatorAccount | undefined>;
  standing: OperatorStanding;
  /** Accounts that the server creates by itself. */
  accounts: {
    /** An operator without a password or a grant. Undefined if the mail address is taken. */
    create: (tx: Tx, person: { email: string; name: string }) => Promise<string | undefined>;
    createSetupLink: (tx: Tx, operatorId: string) => Promise<SetupLink>;
    findSetupLink: (tx: Tx, operatorId: string) => Promise<SetupLinkRow | undefined>;
  };
  /** Opens the demo accounts where they are missing. Two, because some changes need a second person. */
  seedDemoOperators: () => Promise<readonly [DemoOperator, DemoOperator]>;
  handlers: OperatorHandlers;
  consoleRoutes: BoundRoutes;
};

/** The people at the console: their accounts, their sign-in, and what each does with the own account. */
export function createOperators(deps: OperatorDeps): Operators {
  const { db, clock } = deps;
  const accountOf = (row: Parameters<typeof stateOf>[0] & Omit<OperatorAccount, 'state'>) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    state: stateOf(row),
  });
  return {
    accountName: async ({ merchantId, accountId }) =>
      merchantId === CONSOLE ? (await findOperator(db, accountId))?.email : undefined,
    enrolled: (account) => operatorEnrolled(deps, account),
    list: () => listOperators(db, clock.now()),
    lock: async (tx, id) => {
      const row = await lockOperator(tx, id);
      return row && accountOf(row);
    },
    findByEmail: async (within, email) => {
      const row = await findOperatorByEmail(within, email);
      return row && accountOf(row);
    },
    standing: createOperatorStanding(deps),
    accounts: {
      create: (tx, person) => createOperatorAccount(deps, tx, person),
      createSetupLink: (tx, operatorId) => createSetupLink(deps, tx, { operatorId, issuedBy: null }),
      findSetupLink,
    },
    seedDemoOperators: () => seedOperators(deps),
    handlers: operatorHandlers(deps, createOperatorSignIn(deps)),
    consoleRoutes: bindRoutes(operatorsRoutes, setupHandlers(deps)),
  };
}
