import { derivedId } from '../../../platform/ids.ts';
import { accountKey } from '../members/index.ts';
import { findOperatorByEmail, insertOperator } from './operators.queries.ts';
import type { OperatorDeps } from './operators.types.ts';

export type DemoOperator = { id: string; email: string; password: string };

/** This password is public: the accounts exist only where `DEMO` is set, never in production. */
const PASSWORD = 'Operator-2026';

async function seedOperator(
  { db, clock, hasher }: Pick<OperatorDeps, 'db' | 'clock' | 'hasher'>,
  { email, name }: { email: string; name: string },
): Promise<DemoOperator> {
  const existing = await findOperatorByEmail(db, email);
  const id = existing?.id ?? derivedId('demo operator', accountKey(email));
  if (!existing) {
    const passwordHash = await hasher.hash(PASSWORD);
    const operator = { id, email, name, passwordHash, at: clock.now() };
    await db.transaction().execute((tx) => insertOperator(tx, operator));
  }
  return { id, email, password: PASSWORD };
}

export const seedOperators = async (
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'hasher'>,
): Promise<readonly [DemoOperator, DemoOperator]> => [
  await seedOperator(deps, { email: 'operator@example.com', name: 'Demo operator' }),
  await seedOperator(deps, { email: 'operator2@example.com', name: 'Second operator' }),
];
