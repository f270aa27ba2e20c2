import type { Account } from '../../../platform/http/context.ts';
import { CONSOLE, type Owner } from '../sessions/index.ts';
import { openFirstOperator } from './first-operator.usecases.ts';
import { operatorHandlers } from './operators.console.ts';
import { seedOperators, type DemoOperator } from './operators.demo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findOperator, listOperators, lockOperator } from './operators.queries.ts';
import type { ListedOperator, OperatorDeps, OperatorHandlers } from './operators.types.ts';
import { operatorEnrolled } from './operators.usecases.ts';
import { createOperatorSignIn } from './sign-in.usecases.ts';

export type { DemoOperator } from './operators.demo.ts';
export type { OperatorDeps } from './operators.types.ts';

export type Operators = {
  /** The mail address an operator signs in with; undefined for a member or an unknown operator. */
  accountName: (owner: Owner) => Promise<string | undefined>;
  /** After an operator without a second factor has set one up. */
  enrolled: (account: Account) => Promise<void>;
  list: () => Promise<ListedOperator[]>;
  /** Reads the operator and locks the row until the end of the transaction. */
  lock: (tx: Tx, id: string) => Promise<Pick<ListedOperator, 'id' | 'name' | 'status'> | undefined>;
  /** Opens the first account of an installation. Returns the operator while there is no other. */
  openFirst: (account: { email: string; password: string }) => Promise<string | undefined>;
  /** Opens the demo accounts where they are missing. Two, because some changes need a second person. */
  seedDemoOperators: () => Promise<readonly [DemoOperator, DemoOperator]>;
  handlers: OperatorHandlers;
};

/** The people at the console: their sign-in and their own account. */
export const createOperators = (deps: OperatorDeps): Operators => ({
  accountName: async ({ merchantId, accountId }) =>
    merchantId === CONSOLE ? (await findOperator(deps.db, accountId))?.email : undefined,
  enrolled: (account) => operatorEnrolled(deps, account),
  list: () => listOperators(deps.db),
  lock: lockOperator,
  openFirst: (account) => openFirstOperator(deps, account),
  seedDemoOperators: () => seedOperators(deps),
  handlers: operatorHandlers(deps, createOperatorSignIn(deps)),
});
