import type { ShippedRole } from '@croupier/contract/access/shipped-roles.ts';
import { sql } from 'kysely';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './test-app.ts';

export type OperatorSession = { id: string; token: string };

/** A signed-in operator with one role, with the password of the demo operator. */
export async function createOperator(
  { app, database }: Pick<TestApp, 'app' | 'database'>,
  role: ShippedRole,
  merchants: readonly string[] | null,
  factorPending = false,
): Promise<OperatorSession> {
  const [id, at, email] = [newId(), new Date(), `${newId()}@example.com`];
  const token = await database.db.transaction().execute(async (tx) => {
    await sql`insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at)
      select ${id}, ${email}, ${email}, ${role}, password_hash, ${at}, ${at} from operators
      where email_key = 'operator@example.com'`.execute(tx);
    await sql`insert into grants (id, operator_id, role_id, merchants, granted_at)
      values (${newId()}, ${id}, ${role}, ${merchants}, ${at})`.execute(tx);
    const caller = { ip: '203.0.113.1', userAgent: 'test' };
    const how = { via: 'password', pending: factorPending ? 'second_factor' : null } as const;
    return app.modules.sessions.open(tx, { merchantId: '', accountId: id }, caller, how);
  });
  return { id, token };
}
