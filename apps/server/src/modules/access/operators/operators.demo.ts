import { derivedId } from '../../../platform/ids.ts';
import { accountKey } from '../members/index.ts';
import { findOperatorByEmail, insertOperator } from './operators.queries.ts';
import type { OperatorDeps } from './operators.types.ts';

export type DemoOperator = { email: string; password: string };

/** This password is public: the account exists only where `DEMO` is set, never in production. */
const OPERATOR: DemoOperator = { email: 'operator@example.com', password: 'Operator-2026' };

export async function seedOperator({
  db,
  clock,
  hasher,
}: Pick<OperatorDeps, 'db' | 'clock' | 'hasher'>): Promise<DemoOperator> {
  const { email, password } = OPERATOR;
  if (!(await findOperatorByEmail(db, email))) {
    const operator = {
      id: derivedId('demo operator', accountKey(email)),
      email,
      name: 'Demo operator',
      passwordHash: await hasher.hash(password),
      at: clock.now(),
    };
    await db.transaction().execute((tx) => insertOperator(tx, operator));
  }
  return OPERATOR;
}
