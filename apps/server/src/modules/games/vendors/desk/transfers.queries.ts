import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { TransferRow } from './transfers.reads.ts';

/** Has a transfer without an outcome asked about now; undefined if there is no such transfer. */
export async function askTransferNow(
  db: Db,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<TransferRow['state'] | undefined> {
  await sql`update vendor_transfers set ask_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state in ('sent', 'unknown')`.execute(db);
  const { rows } = await sql<{ state: TransferRow['state'] }>`
    select state from vendor_transfers where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0]?.state;
}
