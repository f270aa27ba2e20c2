import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

/** What the house has paid for a withdrawal whose money had not arrived. */
export async function madeGoodMinor(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<bigint> {
  const { rows } = await sql<{ amountMinor: bigint }>`
    select coalesce(max(w.amount_minor - w.fee_minor - d.received_minor), 0)::int8 as "amountMinor"
    from withdrawal_disputes d
    join withdrawals w on w.merchant_id = ${merchantId} and w.id = d.withdrawal_id
    where d.merchant_id = ${merchantId} and d.withdrawal_id = ${id} and d.outcome = 'made_good'`.execute(db);
  return rows[0]?.amountMinor ?? 0n;
}
