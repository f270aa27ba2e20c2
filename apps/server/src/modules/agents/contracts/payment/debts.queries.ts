import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

/** Whether an agent has not paid bills of its downlines in full. */
export async function owes(db: Db, { merchantId, no }: { merchantId: string; no: number }): Promise<boolean> {
  const { rows } = await sql<{ owes: boolean }>`select exists (
      select from contract_bills where merchant_id = ${merchantId} and payer_no = ${no} and open_minor > 0
    ) as owes`.execute(db);
  return rows[0]?.owes ?? false;
}

export type Debtor = { no: number; memberId: string };

/** Agents with open bills of their downlines, from the roots down, so that what one collects can be passed on. */
export async function listDebtors(db: Db, merchantId: string): Promise<Debtor[]> {
  const { rows } = await sql<Debtor>`
    select n.no, n.member_id as "memberId" from agent_nodes n
    where n.merchant_id = ${merchantId} and n.no in (
      select payer_no from contract_bills where merchant_id = ${merchantId} and open_minor > 0)
    order by n.depth, n.no`.execute(db);
  return rows;
}

export type OpenBill = { id: string; kind: string; memberId: string; openMinor: bigint; paidMinor: bigint };

/** The open bills that an agent owes to accounts that are not closed, the oldest first. */
export async function lockOwed(
  tx: Tx,
  { merchantId, no }: { merchantId: string; no: number },
): Promise<OpenBill[]> {
  const { rows } = await sql<OpenBill>`
    select b.id, b.kind, n.member_id as "memberId", b.open_minor as "openMinor", b.paid_minor as "paidMinor"
    from contract_bills b
    join agent_nodes n on n.merchant_id = ${merchantId} and n.no = b.payee_no
    join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    where b.merchant_id = ${merchantId} and b.payer_no = ${no} and b.open_minor > 0 and not b.is_held
      and m.status <> 'closed'
    order by b.until_period, b.created_at, b.id for update of b`.execute(tx);
  return rows;
}

/** Notes what was collected of an open bill. */
export async function markCollected(
  tx: Tx,
  { merchantId, id, amountMinor, at }: { merchantId: string; id: string; amountMinor: bigint; at: Date },
): Promise<void> {
  await sql`update contract_bills set paid_minor = paid_minor + ${amountMinor}, open_minor = open_minor - ${amountMinor},
      state = case when state in ('waiting', 'held') then state when open_minor = ${amountMinor} then 'paid'
        else 'part_paid' end,
      paid_at = case when open_minor = ${amountMinor} and state not in ('waiting', 'held') then ${at}::timestamptz end
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** What a member owes of open bills. */
export async function readOwed(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`
    select coalesce(sum(b.open_minor), 0)::int8 as owed from agent_nodes n
    join contract_bills b on b.merchant_id = ${merchantId} and b.payer_no = n.no and b.open_minor > 0
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId}`.execute(db);
  return rows[0]?.owed ?? 0n;
}
