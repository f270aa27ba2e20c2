import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export const PAYMENTS_CHANNEL = 'payments';

export type MemberKey = { merchantId: string; memberId: string };

/** Numbers the change and tells the member’s open pages at the commit. */
export async function numberChange(
  tx: Tx,
  { merchantId, memberId, id }: MemberKey & { id: string },
): Promise<void> {
  await sql`
    insert into payment_changes (merchant_id, member_id, sequence, thing_id)
    values (${merchantId}, ${memberId}, 1, ${id})
    on conflict (merchant_id, member_id)
    do update set sequence = payment_changes.sequence + 1, thing_id = excluded.thing_id
    returning pg_notify(${PAYMENTS_CHANNEL}, ${JSON.stringify({ merchantId, memberId })})`.execute(tx);
}

export async function newestChange(
  db: Db,
  { merchantId, memberId }: MemberKey,
): Promise<{ sequence: bigint; id: string } | undefined> {
  const { rows } = await sql<{ sequence: bigint; id: string }>`
    select sequence, thing_id as id from payment_changes
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows[0];
}
