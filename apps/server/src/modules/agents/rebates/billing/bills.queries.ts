import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { BillState, RebateKind } from '../rebates.types.ts';

/** Locks the merchant's run; the first one begins with everything unbilled. */
export async function lockRun(tx: Tx, merchantId: string): Promise<number> {
  await sql`insert into rebate_runs (merchant_id, until_period) values (${merchantId}, 0) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ until: number }>`select until_period as until from rebate_runs
    where merchant_id = ${merchantId} for update`.execute(tx);
  return rows[0]?.until ?? 0;
}

export async function moveRun(
  tx: Tx,
  { merchantId, until }: { merchantId: string; until: number },
): Promise<void> {
  await sql`update rebate_runs set until_period = ${until} where merchant_id = ${merchantId}`.execute(tx);
}

/** What a node has earned and not been billed. */
export type Unbilled = {
  no: number;
  memberId: string;
  ownMinor: bigint;
  shareMinor: bigint;
  ownFrom: number;
  shareFrom: number;
};

const COLUMNS = sql`a.no, n.member_id as "memberId", a.own_minor - a.billed_own_minor as "ownMinor",
  a.share_minor - a.billed_share_minor as "shareMinor", a.billed_own_until as "ownFrom",
  a.billed_share_until as "shareFrom"`;

/** Locks everybody with something to bill, in order of numbers. */
export async function lockUnbilled(tx: Tx, merchantId: string): Promise<Unbilled[]> {
  const { rows } = await sql<Unbilled>`select ${COLUMNS} from rebate_accounts a
    join agent_nodes n on n.merchant_id = ${merchantId} and n.no = a.no
    where a.merchant_id = ${merchantId} and (a.own_minor > a.billed_own_minor or a.share_minor > a.billed_share_minor)
    order by a.no for update of a`.execute(tx);
  return rows;
}

/** The same for one member; undefined for somebody who never earned a rebate. */
export async function lockUnbilledOf(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Unbilled | undefined> {
  const { rows } = await sql<Unbilled>`select ${COLUMNS} from agent_nodes n
    join rebate_accounts a on a.merchant_id = ${merchantId} and a.no = n.no
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId} for update of a`.execute(tx);
  return rows[0];
}

export type NewBill = {
  id: string;
  no: number;
  memberId: string;
  kind: RebateKind;
  from: number;
  amountMinor: bigint;
  state: BillState;
  transferId: string;
};

/** Stores bills and what they bill, in the transaction that has locked the accounts. */
export async function insertBills(
  tx: Tx,
  {
    merchantId,
    until,
    at,
    bills,
  }: { merchantId: string; until: number; at: Date; bills: readonly NewBill[] },
): Promise<void> {
  const column = <T>(valueOf: (bill: NewBill) => T): T[] => bills.map(valueOf);
  await sql`
    with added as (
      insert into rebate_bills (merchant_id, id, no, member_id, kind, from_period, until_period, amount_minor, state,
        transfer_id, created_at, paid_at)
      select ${merchantId}, b.id, b.no, b.member_id, b.kind, b.from_period, ${until}, b.amount, b.state, b.transfer_id,
        ${at}, case b.state when 'paid' then ${at}::timestamptz end
      from unnest(${column(({ id }) => id)}::uuid[], ${column(({ no }) => no)}::int[],
        ${column(({ memberId }) => memberId)}::uuid[], ${column(({ kind }) => kind)}::text[],
        ${column(({ from }) => from)}::int[], ${column(({ amountMinor }) => amountMinor)}::int8[],
        ${column(({ state }) => state)}::text[], ${column(({ transferId }) => transferId)}::uuid[])
        as b (id, no, member_id, kind, from_period, amount, state, transfer_id)
      returning no, kind, amount_minor
    ), sums as (
      select no, coalesce(sum(amount_minor) filter (where kind = 'own'), 0) as own,
        coalesce(sum(amount_minor) filter (where kind = 'share'), 0) as share
      from added group by no
    )
    update rebate_accounts a set billed_own_minor = a.billed_own_minor + s.own,
      billed_share_minor = a.billed_share_minor + s.share,
      billed_own_until = case when s.own > 0 then ${until} else a.billed_own_until end,
      billed_share_until = case when s.share > 0 then ${until} else a.billed_share_until end
    from sums s where a.merchant_id = ${merchantId} and a.no = s.no`.execute(tx);
}

export type DueBill = {
  id: string;
  memberId: string;
  kind: RebateKind;
  amountMinor: bigint;
  transferId: string;
};

/** Locks bills that can be paid; one that another payer holds is left to it. Closed accounts wait. */
export async function lockDue(
  tx: Tx,
  { merchantId, limit }: { merchantId: string; limit: number },
): Promise<DueBill[]> {
  const { rows } = await sql<DueBill>`
    select b.id, b.member_id as "memberId", b.kind, b.amount_minor as "amountMinor", b.transfer_id as "transferId"
    from rebate_bills b join members m on m.merchant_id = ${merchantId} and m.id = b.member_id
    where b.merchant_id = ${merchantId} and b.state = 'due' and m.status <> 'closed'
    order by b.id limit ${limit} for update of b skip locked`.execute(tx);
  return rows;
}

export async function markPaid(
  tx: Tx,
  { merchantId, ids, at }: { merchantId: string; ids: readonly string[]; at: Date },
): Promise<void> {
  await sql`update rebate_bills set state = 'paid', paid_at = ${at}
    where merchant_id = ${merchantId} and id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** Merchants with bills to pay. */
export async function listMerchantsDue(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    merchantId: string;
  }>`select distinct merchant_id as "merchantId" from rebate_bills
    where state = 'due' order by 1`.execute(db);
  return rows.map(({ merchantId }) => merchantId);
}
