import { derivedId } from '../../../platform/ids.ts';
import { accountKey } from '../members/index.ts';
import { insertOperator, listOperators } from './operators.queries.ts';
import type { OperatorDeps } from './operators.types.ts';

/**
 * Opens the first account at the console. It does nothing once there is another operator, so the password in the
 * configuration is of no use later.
 *
 * @returns the operator while it is the only one, so that a start that was interrupted can be completed
 */
export async function openFirstOperator(
  { db, clock, hasher }: Pick<OperatorDeps, 'db' | 'clock' | 'hasher'>,
  { email, password }: { email: string; password: string },
): Promise<string | undefined> {
  const [existing, ...others] = await listOperators(db);
  if (others.length > 0) return undefined;
  if (existing) return accountKey(existing.email) === accountKey(email) ? existing.id : undefined;
  const id = derivedId('first operator', accountKey(email));
  const operator = { id, email, name: email, passwordHash: await hasher.hash(password), at: clock.now() };
  const isOpened = await db.transaction().execute((tx) => insertOperator(tx, operator));
  return isOpened ? id : undefined;
}
