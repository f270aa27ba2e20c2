import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { BillSums, ContractDay, ListedBill, ListedQuery } from '../../rebates/index.ts';
import type { MemberKey } from '../contracts.types.ts';
import type { StoredInputs } from '../runs/inputs.rules.ts';
import type { StoredTerms } from '../terms/stored-terms.rules.ts';

type Row = Omit<ListedBill, 'contract'> & {
  contractId: string;
  revision: number;
  tier: number | null;
  grossMinor: bigint;
  downlineMinor: bigint;
  beforeMinor: bigint;
  beforeDownlineMinor: bigint;
  paidMinor: bigint;
  openMinor: bigint;
  payerId: string | null;
  payerAccount: string | null;
  payeeId: string;
  payeeAccount: string;
};

/** What a bill moves for its payee; of a revision the difference alone. */
const OWED = sql`(b.gross_minor - b.before_minor)`;
const TAKE = sql`(${OWED} - b.downline_minor + b.before_downline_minor)`;
const bills = (merchantId: string) => sql`contract_bills b
  join agent_nodes pn on pn.merchant_id = ${merchantId} and pn.no = b.payee_no
  join members p on p.merchant_id = ${merchantId} and p.id = pn.member_id
  left join agent_nodes un on un.merchant_id = ${merchantId} and un.no = b.payer_no
  left join members u on u.merchant_id = ${merchantId} and u.id = un.member_id`;

const columns = (
  amount: RawBuilder<unknown>,
) => sql`b.id, b.kind, b.from_period as "from", b.until_period as "until",
  ${amount} as "amountMinor", b.state, b.transfer_id as "transferId", b.created_at as "createdAt",
  b.paid_at as "paidAt", b.contract_id as "contractId", b.revision, b.tier, b.gross_minor as "grossMinor",
  b.downline_minor as "downlineMinor", b.before_minor as "beforeMinor",
  b.before_downline_minor as "beforeDownlineMinor", b.paid_minor as "paidMinor", b.open_minor as "openMinor",
  u.id as "payerId", u.account as "payerAccount", p.id as "payeeId", p.account as "payeeAccount"`;

const listed = ({ contractId, revision, tier, payerId, payeeId, ...row }: Row): ListedBill => {
  const {
    grossMinor,
    downlineMinor,
    beforeMinor,
    beforeDownlineMinor,
    paidMinor,
    openMinor,
    payerAccount,
    payeeAccount,
    ...bill
  } = row;
  return {
    ...bill,
    contract: {
      contractId,
      revision,
      tier,
      payer: payerId === null ? null : { memberId: payerId, account: payerAccount ?? '' },
      payee: { memberId: payeeId, account: payeeAccount },
      gross: grossMinor,
      downline: downlineMinor,
      take: grossMinor - downlineMinor,
      before: revision === 1 ? null : { gross: beforeMinor, take: beforeMinor - beforeDownlineMinor },
      paid: paidMinor,
      open: openMinor,
    },
  };
};

const sideOf = ({ merchantId, memberId }: MemberKey, side: 'own' | 'owed') => {
  const no = sql`(select no from agent_nodes where merchant_id = ${merchantId} and member_id = ${memberId})`;
  return side === 'own' ? sql`b.payee_no = ${no}` : sql`b.payer_no = ${no}`;
};
const amountOf = (side: 'own' | 'owed') => (side === 'own' ? TAKE : OWED);

const selected = ({
  kind,
  state,
  from,
  until,
}: Omit<ListedQuery, 'after' | 'limit'>) => sql`b.until_period > ${from}
  and b.until_period <= ${until} and (${kind ?? null}::text is null or b.kind = ${kind ?? null})
  and (${state ?? null}::text is null or b.state = ${state ?? null})`;

/** A member's bills, or those that the member pays, newest first. */
export async function listBills(db: Db, member: MemberKey, query: ListedQuery): Promise<ListedBill[]> {
  const { merchantId } = member;
  const { after, side } = query;
  const page = after
    ? sql`and (b.until_period, b.kind collate "C", b.id) < (${after.until}, ${after.kind} collate "C", ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<Row>`select ${columns(amountOf(side))} from ${bills(merchantId)}
    where b.merchant_id = ${merchantId} and ${sideOf(member, side)} and ${selected(query)} ${page}
    order by b.until_period desc, b.kind collate "C" desc, b.id desc limit ${query.limit}`.execute(db);
  return rows.map(listed);
}

export async function sumBills(
  db: Db,
  member: MemberKey,
  query: Omit<ListedQuery, 'after' | 'limit'>,
): Promise<BillSums> {
  const paid =
    query.side === 'own'
      ? sql`case when b.state not in ('waiting', 'held') then b.moved_minor end`
      : sql`b.paid_minor`;
  const { rows } = await sql<BillSums>`
    select coalesce(sum(${amountOf(query.side)}), 0)::int8 as "totalMinor", coalesce(sum(${paid}), 0)::int8 as "paidMinor"
    from contract_bills b where b.merchant_id = ${member.merchantId} and ${sideOf(member, query.side)}
      and ${selected(query)}`.execute(db);
  return rows[0] ?? { totalMinor: 0n, paidMinor: 0n };
}

/** The member's own bill, or one that the member pays. */
export async function findBill(db: Db, member: MemberKey, billId: string): Promise<ListedBill | undefined> {
  const { merchantId } = member;
  const own = sideOf(member, 'own');
  const amount = sql`case when ${own} then ${TAKE} else ${OWED} end`;
  const { rows } = await sql<Row>`select ${columns(amount)} from ${bills(merchantId)}
    where b.merchant_id = ${merchantId} and b.id = ${billId} and (${own} or ${sideOf(member, 'owed')})`.execute(
    db,
  );
  return rows[0] && listed(rows[0]);
}

export type ExplainedRow = {
  runId: string;
  payeeNo: number;
  terms: StoredTerms;
  inputs: StoredInputs;
  baseMinor: bigint;
  beforeMinor: bigint;
  offsetMinor: bigint;
  revision: number;
};

/** A bill with what it was computed of. */
export async function readExplained(
  db: Db,
  { merchantId, billId }: { merchantId: string; billId: string },
): Promise<ExplainedRow | undefined> {
  const { rows } = await sql<ExplainedRow>`
    select b.run_id as "runId", b.payee_no as "payeeNo", c.terms, b.inputs, b.base_minor as "baseMinor",
      b.before_minor as "beforeMinor", b.offset_minor as "offsetMinor", b.revision
    from contract_bills b join contracts c on c.merchant_id = ${merchantId} and c.id = b.contract_id
    where b.merchant_id = ${merchantId} and b.id = ${billId}`.execute(db);
  return rows[0];
}

export type BelowRow = {
  id: string;
  memberId: string;
  account: string;
  inputs: StoredInputs;
  grossMinor: bigint;
  paidMinor: bigint;
  openMinor: bigint;
};

/** The bills of direct downlines in a run. */
export async function readBelow(
  db: Db,
  { merchantId, runId, payerNo }: { merchantId: string; runId: string; payerNo: number },
): Promise<BelowRow[]> {
  const { rows } = await sql<BelowRow>`
    select b.id, p.id as "memberId", p.account, b.inputs, b.gross_minor as "grossMinor", b.paid_minor as "paidMinor",
      b.open_minor as "openMinor"
    from ${bills(merchantId)}
    where b.merchant_id = ${merchantId} and b.run_id = ${runId} and b.payer_no = ${payerNo}
    order by b.gross_minor desc, b.id`.execute(db);
  return rows;
}

export type PaymentRow = { transferId: string; at: Date; amountMinor: bigint; kind: 'net' | 'collected' };

export async function readPayments(
  db: Db,
  { merchantId, billId }: { merchantId: string; billId: string },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select transfer_id as "transferId", at, amount_minor as "amountMinor", kind from contract_bill_payments
    where merchant_id = ${merchantId} and bill_id = ${billId} order by at, transfer_id`.execute(db);
  return rows;
}

export type IncomeRow = Omit<ContractDay, 'day'> & { until: number };

/** Bills of a member by the end of their period. Of a revision only what it changed. */
export async function readIncome(
  db: Db,
  { from, until, ...member }: MemberKey & { from: number; until: number },
): Promise<IncomeRow[]> {
  const { rows } = await sql<IncomeRow>`
    select b.until_period as "until", b.kind, ${OWED} as "grossMinor",
      b.downline_minor - b.before_downline_minor as "downlineMinor", ${TAKE} as "takeMinor", b.open_minor as "openMinor"
    from contract_bills b where b.merchant_id = ${member.merchantId} and ${sideOf(member, 'own')}
      and b.until_period > ${from} and b.until_period <= ${until}`.execute(db);
  return rows;
}

/** What a member's bills have not paid yet. */
export async function readOpenTotal(db: Db, member: MemberKey): Promise<bigint> {
  const { rows } = await sql<{ open: bigint }>`
    select coalesce(sum(case when b.moved_minor is null then ${TAKE} when b.state in ('waiting', 'held')
      then b.moved_minor + b.open_minor else b.open_minor end), 0)::int8 as open
    from contract_bills b where b.merchant_id = ${member.merchantId} and ${sideOf(member, 'own')}`.execute(
    db,
  );
  return rows[0]?.open ?? 0n;
}

/** Bills that are not paid in full, which a member owes or is owed; at most 200, the oldest first. */
export async function readOpenBills(
  db: Db,
  member: MemberKey,
  side: 'own' | 'owed',
): Promise<Array<ListedBill & { payerNickname: string | null; payeeNickname: string }>> {
  const { merchantId } = member;
  const { rows } = await sql<Row & { payerNickname: string | null; payeeNickname: string }>`
    select ${columns(sql`b.open_minor`)}, u.nickname as "payerNickname", p.nickname as "payeeNickname"
    from ${bills(merchantId)}
    where b.merchant_id = ${merchantId} and ${sideOf(member, side)} and b.open_minor > 0
    order by b.until_period, b.id limit 200`.execute(db);
  return rows.map(({ payerNickname, payeeNickname, ...row }) => ({
    ...listed(row),
    payerNickname,
    payeeNickname,
  }));
}
