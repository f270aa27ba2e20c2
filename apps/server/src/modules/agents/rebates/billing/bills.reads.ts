import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { BillState, RebateKind } from '../rebates.types.ts';

export type Bill = {
  id: string;
  kind: RebateKind;
  from: number;
  until: number;
  amountMinor: bigint;
  state: BillState;
  transferId: string;
  createdAt: Date;
  paidAt: Date | null;
};

type OfMember = { merchantId: string; memberId: string };

const COLUMNS = sql`b.id, b.kind, b.from_period as "from", b.until_period as "until", b.amount_minor as "amountMinor",
  b.state, b.transfer_id as "transferId", b.created_at as "createdAt", b.paid_at as "paidAt"`;
const ownBills = ({ merchantId, memberId }: OfMember) => sql`agent_nodes n
  join rebate_bills b on b.merchant_id = ${merchantId} and b.no = n.no
  where n.merchant_id = ${merchantId} and n.member_id = ${memberId}`;

/** The member's own bill; somebody else's is not found. */
export async function findBill(
  db: Db,
  { billId, ...member }: OfMember & { billId: string },
): Promise<Bill | undefined> {
  const { rows } = await sql<Bill>`select ${COLUMNS} from ${ownBills(member)} and b.id = ${billId}`.execute(
    db,
  );
  return rows[0];
}

export type BillFilter = {
  kind?: RebateKind | undefined;
  state?: BillState | undefined;
  from: number;
  until: number;
};

const selected = ({ kind, state, from, until }: BillFilter) => sql`b.until_period > ${from}
  and b.until_period <= ${until} and (${kind ?? null}::text is null or b.kind = ${kind ?? null})
  and (${state ?? null}::text is null or b.state = ${state ?? null})`;

/** Newest first, after the given bill. */
export async function listBills(
  db: Db,
  query: OfMember & { filter: BillFilter; after: { until: number; kind: string } | undefined; limit: number },
): Promise<Bill[]> {
  const { filter, after, limit } = query;
  const page = after ? sql`and (b.until_period, b.kind) < (${after.until}, ${after.kind})` : sql``;
  const { rows } = await sql<Bill>`select ${COLUMNS} from ${ownBills(query)} and ${selected(filter)} ${page}
    order by b.until_period desc, b.kind desc limit ${limit}`.execute(db);
  return rows;
}

export async function sumBills(
  db: Db,
  query: OfMember & { filter: BillFilter },
): Promise<{ totalMinor: bigint; paidMinor: bigint }> {
  const { rows } = await sql<{ totalMinor: bigint; paidMinor: bigint }>`
    select coalesce(sum(b.amount_minor), 0)::int8 as "totalMinor",
      coalesce(sum(b.amount_minor) filter (where b.state = 'paid'), 0)::int8 as "paidMinor"
    from ${ownBills(query)} and ${selected(query.filter)}`.execute(db);
  return rows[0] ?? { totalMinor: 0n, paidMinor: 0n };
}

export type Step = {
  period: number;
  class: string;
  ratePpm: number;
  ownBetMinor: bigint;
  teamBetMinor: bigint;
  downlineMinor: bigint;
  prizeShareMinor: bigint;
  ownMinor: bigint;
  shareMinor: bigint;
};

const STEP = sql`class, rate_ppm as "ratePpm", own_bet_minor as "ownBetMinor", team_bet_minor as "teamBetMinor",
  downline_minor as "downlineMinor", prize_share_minor as "prizeShareMinor", own_minor as "ownMinor",
  share_minor as "shareMinor"`;

/** The computed periods of a member in [from, until). */
export async function listSteps(
  db: Db,
  { merchantId, memberId, from, until }: OfMember & { from: number; until: number },
): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select s.* from agent_nodes n
    cross join lateral (
      select period, ${STEP} from rebate_slots
        where merchant_id = ${merchantId} and no = n.no and period >= ${from} and period < ${until}
      union all
      select counts_period, ${STEP} from rebate_corrections
        where merchant_id = ${merchantId} and no = n.no and period >= ${from} and period < ${until}
    ) s
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId} order by s.period, s.class`.execute(db);
  return rows;
}

export type DayIncome = {
  day: string;
  class: string;
  ownBetMinor: bigint;
  teamBetMinor: bigint;
  ownMinor: bigint;
  shareMinor: bigint;
};

/** Settlement days of a member from `from` up to and including `until`. */
export async function listDays(
  db: Db,
  { merchantId, memberId, from, until }: OfMember & { from: string; until: string },
): Promise<DayIncome[]> {
  const { rows } = await sql<DayIncome>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.class, d.own_bet_minor as "ownBetMinor",
      d.team_bet_minor as "teamBetMinor", d.own_minor as "ownMinor", d.share_minor as "shareMinor"
    from agent_nodes n join rebate_days d on d.merchant_id = ${merchantId} and d.no = n.no
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId} and d.day between ${from}::date and ${until}::date
    order by d.day, d.class`.execute(db);
  return rows;
}

/** What a member has earned and not been paid: unbilled, due or in review. */
export async function readOpen(db: Db, { merchantId, memberId }: OfMember): Promise<bigint> {
  const { rows } = await sql<{ open: bigint }>`
    select (a.own_minor - a.billed_own_minor + a.share_minor - a.billed_share_minor + coalesce((
      select sum(b.amount_minor) from rebate_bills b where b.merchant_id = ${merchantId} and b.no = a.no
        and b.state in ('due', 'review')), 0))::int8 as open
    from agent_nodes n join rebate_accounts a on a.merchant_id = ${merchantId} and a.no = n.no
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId}`.execute(db);
  return rows[0]?.open ?? 0n;
}

export type Claimable = { ownMinor: bigint; from: number };

/** What a member has earned with own bets and not been billed. */
export async function findClaimable(
  db: Db,
  { merchantId, memberId }: OfMember,
): Promise<Claimable | undefined> {
  const { rows } = await sql<Claimable>`
    select a.own_minor - a.billed_own_minor as "ownMinor", a.billed_own_until as "from"
    from agent_nodes n join rebate_accounts a on a.merchant_id = ${merchantId} and a.no = n.no
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId}`.execute(db);
  return rows[0];
}
