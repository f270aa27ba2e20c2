import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export type PayableRun = { id: string; kind: string; cycle: string };

/** Runs that can be paid, the oldest first. */
export async function listPayable(db: Db, merchantId: string): Promise<PayableRun[]> {
  const { rows } = await sql<PayableRun>`select id, kind, cycle from settlement_runs
    where merchant_id = ${merchantId} and state in ('computed', 'approved') order by until_period, computed_at, id`.execute(
    db,
  );
  return rows;
}

type OfRun = { merchantId: string; runId: string };

/** Locks a run while it can be paid: one payer at a time. */
export async function lockRun(tx: Tx, { merchantId, runId }: OfRun): Promise<boolean> {
  const { rows } = await sql`select from settlement_runs where merchant_id = ${merchantId} and id = ${runId}
    and state in ('computed', 'approved') for update`.execute(tx);
  return rows.length > 0;
}

/** Roots whose lines are not cleared, with the number of bills. */
export async function listUncleared(
  tx: Tx,
  { merchantId, runId, limit }: OfRun & { limit: number },
): Promise<Array<{ rootNo: number; bills: number }>> {
  const { rows } = await sql<{ rootNo: number; bills: number }>`
    select root_no as "rootNo", count(*)::int as bills from contract_bills
    where merchant_id = ${merchantId} and run_id = ${runId} and moved_minor is null
    group by root_no order by root_no limit ${limit}`.execute(tx);
  return rows;
}

export type LineBill = {
  id: string;
  payeeNo: number;
  payerNo: number;
  memberId: string;
  isClosed: boolean;
  isHeld: boolean;
  /** What is due, before what earlier bills below zero take off. */
  dueMinor: bigint;
  /** What earlier bills below zero left. */
  pendingMinor: bigint;
  transferId: string;
};

/** The bills of some lines, payers before payees, locked with what is set against them. */
export async function lockLines(
  tx: Tx,
  { merchantId, runId, roots }: OfRun & { roots: readonly number[] },
): Promise<LineBill[]> {
  const { rows } = await sql<LineBill>`
    select b.id, b.payee_no as "payeeNo", b.payer_no as "payerNo", n.member_id as "memberId",
      m.status = 'closed' as "isClosed", b.is_held as "isHeld", b.gross_minor - b.before_minor as "dueMinor",
      coalesce(o.pending_minor, 0)::int8 as "pendingMinor", b.transfer_id as "transferId"
    from contract_bills b
    join agent_nodes n on n.merchant_id = ${merchantId} and n.no = b.payee_no
    join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    left join contract_offsets o on o.merchant_id = ${merchantId} and o.kind = b.kind and o.payee_no = b.payee_no
      and o.payer_no = b.payer_no
    where b.merchant_id = ${merchantId} and b.run_id = ${runId} and b.root_no = any(${[...roots]}::int[])
    order by b.depth, b.contract_id for update of b`.execute(tx);
  return rows;
}

export type ClearedBill = {
  id: string;
  state: string;
  offsetMinor: bigint;
  paidMinor: bigint;
  openMinor: bigint;
  movedMinor: bigint;
};

export async function markCleared(
  tx: Tx,
  { merchantId, bills, at }: { merchantId: string; bills: readonly ClearedBill[]; at: Date },
): Promise<void> {
  const column = <T>(valueOf: (bill: ClearedBill) => T): T[] => bills.map(valueOf);
  await sql`
    update contract_bills b set state = c.state, offset_minor = c.offset_minor, paid_minor = c.paid, open_minor = c.open,
      moved_minor = c.moved, paid_at = case when c.state = 'paid' then ${at}::timestamptz end
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[],
      ${column(({ offsetMinor }) => offsetMinor)}::int8[], ${column(({ paidMinor }) => paidMinor)}::int8[],
      ${column(({ openMinor }) => openMinor)}::int8[], ${column(({ movedMinor }) => movedMinor)}::int8[])
      as c (id, state, offset_minor, paid, open, moved)
    where b.merchant_id = ${merchantId} and b.id = c.id`.execute(tx);
}

export type OffsetChange = { payeeNo: number; payerNo: number; changeMinor: bigint };

/** Adds bills below zero to what is pending, and takes off what was set against new ones. */
export async function changeOffsets(
  tx: Tx,
  { merchantId, kind, changes }: { merchantId: string; kind: string; changes: readonly OffsetChange[] },
): Promise<void> {
  const of = (sign: 1n | -1n) => changes.filter(({ changeMinor }) => changeMinor * sign > 0n);
  for (const { payeeNo, payerNo, changeMinor } of of(1n))
    await sql`insert into contract_offsets as o (merchant_id, kind, payee_no, payer_no, pending_minor)
      values (${merchantId}, ${kind}, ${payeeNo}, ${payerNo}, ${changeMinor})
      on conflict (merchant_id, kind, payee_no, payer_no) do update
        set pending_minor = o.pending_minor + excluded.pending_minor`.execute(tx);
  for (const { payeeNo, payerNo, changeMinor } of of(-1n))
    await sql`update contract_offsets set pending_minor = pending_minor + ${changeMinor}
      where merchant_id = ${merchantId} and kind = ${kind} and payee_no = ${payeeNo} and payer_no = ${payerNo}`.execute(
      tx,
    );
}

export type BillPayment = { billId: string; transferId: string; amountMinor: bigint };

export async function insertPayments(
  tx: Tx,
  {
    merchantId,
    kind,
    at,
    payments,
  }: { merchantId: string; kind: 'net' | 'collected'; at: Date; payments: readonly BillPayment[] },
): Promise<void> {
  const column = <T>(valueOf: (payment: BillPayment) => T): T[] => payments.map(valueOf);
  await sql`insert into contract_bill_payments (merchant_id, bill_id, transfer_id, kind, amount_minor, at)
    select ${merchantId}, p.bill, p.transfer, ${kind}, p.amount, ${at}
    from unnest(${column(({ billId }) => billId)}::uuid[], ${column(({ transferId }) => transferId)}::uuid[],
      ${column(({ amountMinor }) => amountMinor)}::int8[]) as p (bill, transfer, amount)`.execute(tx);
}

export async function markRunPaid(tx: Tx, { merchantId, runId, at }: OfRun & { at: Date }): Promise<void> {
  await sql`update settlement_runs set state = 'paid', paid_at = ${at}
    where merchant_id = ${merchantId} and id = ${runId} and state in ('computed', 'approved')`.execute(tx);
}
