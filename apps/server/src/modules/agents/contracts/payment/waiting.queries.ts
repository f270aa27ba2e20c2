import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

export type StoppedBill = {
  id: string;
  kind: string;
  memberId: string;
  transferId: string;
  movedMinor: bigint;
  paidMinor: bigint;
  openMinor: bigint;
};

/** Bills that waited for a closed account that is open again, and held ones that were released. */
export async function lockReleasable(
  tx: Tx,
  { merchantId, limit }: { merchantId: string; limit: number },
): Promise<StoppedBill[]> {
  const { rows } = await sql<StoppedBill>`
    select b.id, b.kind, n.member_id as "memberId", b.transfer_id as "transferId", b.moved_minor as "movedMinor",
      b.paid_minor as "paidMinor", b.open_minor as "openMinor"
    from contract_bills b
    join agent_nodes n on n.merchant_id = ${merchantId} and n.no = b.payee_no
    join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    where b.merchant_id = ${merchantId} and b.state in ('waiting', 'held') and b.moved_minor > 0 and not b.is_held
      and m.status <> 'closed'
    order by b.id limit ${limit} for update of b skip locked`.execute(tx);
  return rows;
}

export async function markReleased(
  tx: Tx,
  { merchantId, ids, at }: { merchantId: string; ids: readonly string[]; at: Date },
): Promise<void> {
  await sql`update contract_bills set paid_at = case when open_minor = 0 then ${at}::timestamptz end,
      state = case when open_minor = 0 then 'paid' when paid_minor > 0 then 'part_paid' else 'insufficient' end
    where merchant_id = ${merchantId} and id = any(${[...ids]}::uuid[])`.execute(tx);
}
