import type { Account } from '../../../platform/http/context.ts';
import { CONSOLE, type Owner } from '../sessions/index.ts';
import { operatorHandlers } from './operators.console.ts';
import { seedOperator, type DemoOperator } from './operators.demo.ts';
import { findOperator } from './operators.queries.ts';
import type { OperatorDeps, OperatorHandlers } from './operators.types.ts';
import { operatorEnrolled } from './operators.usecases.ts';
import { createOperatorSignIn } from './sign-in.usecases.ts';

export type { DemoOperator } from './operators.demo.ts';
export type { OperatorDeps } from './operators.types.ts';

export type Operators = {
  /** The mail address an operator signs in with; undefined for a member or an unknown operator. */
  accountName: (owner: Owner) => Promise<string | undefined>;
  /** After an operator without a second factor has set one up. */
  enrolled: (account: Account) => Promise<void>;
  /** Opens the demo account when it is missing and returns its credentials. */
  seedDemoOperator: () => Promise<DemoOperator>;
  handlers: OperatorHandlers;
};

/** The people at the console: their sign-in and their own account. */
export const createOperators = (deps: OperatorDeps): Operators => ({
  accountName: async ({ merchantId, accountId }) =>
    merchantId === CONSOLE ? (await findOperator(deps.db, accountId))?.email : undefined,
  enrolled: (account) => operatorEnrolled(deps, account),
  seedDemoOperator: () => seedOperator(deps),
  handlers: operatorHandlers(deps, createOperatorSignIn(deps)),
});
