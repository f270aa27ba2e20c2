import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export async function setPaymentPassword(
  db: Db,
  { merchantId, memberId, passwordHash }: { merchantId: string; memberId: string; passwordHash: string },
): Promise<void> {
  await sql`update members set payment_password_hash = ${passwordHash}
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(db);
}
