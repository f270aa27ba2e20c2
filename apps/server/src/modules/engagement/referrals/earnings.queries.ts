import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { MemberKey } from './referrals.types.ts';

export type Bond = { memberId: string; referrerId: string };

/** Friends who qualified before an instant, with who brought them, after the last one of the page before. */
export async function listQualified(
  db: Db,
  of: { merchantId: string; before: Date; after: string; limit: number; referrerId?: string },
): Promise<Bond[]> {
  const { rows } = await sql<Bond>`
    select member_id as "memberId", referrer_id as "referrerId" from referrals
    where merchant_id = ${of.merchantId} and qualified_at < ${of.before} and member_id > ${of.after}
      and ${of.referrerId === undefined ? sql`true` : sql`referrer_id = ${of.referrerId}`}
    order by member_id limit ${of.limit}`.execute(db);
  return rows;
}

export async function isWeekDone(
  db: Db,
  { merchantId, week }: { merchantId: string; week: string },
): Promise<boolean> {
  const { rows } = await sql`select from referral_runs
    where merchant_id = ${merchantId} and week = ${week}::date`.execute(db);
  return rows.length > 0;
}

export async function markWeekDone(
  db: Db,
  { merchantId, week, at }: { merchantId: string; week: string; at: Date },
): Promise<void> {
  await sql`insert into referral_runs (merchant_id, week, done_at) values (${merchantId}, ${week}::date, ${at})
    on conflict do nothing`.execute(db);
}

export type Earning = { referrerId: string; friendId: string; edgeMinor: bigint; amountMinor: bigint };

/** Adds what is not there yet. */
export async function insertEarnings(
  db: Db,
  {
    merchantId,
    week,
    bps,
    earnings,
  }: { merchantId: string; week: string; bps: number; earnings: readonly Earning[] },
): Promise<void> {
  if (earnings.length === 0) return;
  await sql`
    insert into referral_earnings (merchant_id, member_id, friend_id, week, edge_minor, bps, amount_minor)
    select ${merchantId}, e.referrer, e.friend, ${week}::date, e.edge, ${bps}, e.amount
    from unnest(${earnings.map(({ referrerId }) => referrerId)}::uuid[],
      ${earnings.map(({ friendId }) => friendId)}::uuid[], ${earnings.map(({ edgeMinor }) => edgeMinor)}::int8[],
      ${earnings.map(({ amountMinor }) => amountMinor)}::int8[]) as e (referrer, friend, edge, amount)
    order by e.referrer, e.friend on conflict do nothing`.execute(db);
}

export type WeekSum = {
  week: string;
  friends: number;
  edgeMinor: bigint;
  bps: number;
  amountMinor: bigint;
};

export async function listWeeks(
  db: Db,
  { merchantId, memberId, limit }: MemberKey & { limit: number },
): Promise<WeekSum[]> {
  const { rows } = await sql<WeekSum>`
    select to_char(week, 'YYYY-MM-DD') as week, count(*)::int as friends, sum(edge_minor)::int8 as "edgeMinor",
      max(bps) as bps, sum(amount_minor)::int8 as "amountMinor"
    from referral_earnings where merchant_id = ${merchantId} and member_id = ${memberId}
    group by 1 order by 1 desc limit ${limit}`.execute(db);
  return rows;
}

export type Balance = {
  earnedMinor: bigint;
  collectedMinor: bigint;
  lastWeek: string | null;
  collectedWeek: string | null;
};

/** Everything earned in weeks that are over, and what was collected of it. */
export async function readBalance(db: Db, { merchantId, memberId }: MemberKey): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select
      coalesce((select sum(amount_minor) from referral_earnings
        where merchant_id = ${merchantId} and member_id = ${memberId}), 0)::int8 as "earnedMinor",
      (select to_char(max(week), 'YYYY-MM-DD') from referral_earnings
        where merchant_id = ${merchantId} and member_id = ${memberId}) as "lastWeek",
      coalesce((select sum(amount_minor) from referral_collections
        where merchant_id = ${merchantId} and member_id = ${memberId}), 0)::int8 as "collectedMinor",
      (select to_char(max(until_week), 'YYYY-MM-DD') from referral_collections
        where merchant_id = ${merchantId} and member_id = ${memberId}) as "collectedWeek"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query without rows');
  return row;
}

export async function insertCollection(
  tx: Tx,
  row: MemberKey & { untilWeek: string; amountMinor: bigint; grantId: string; at: Date },
): Promise<void> {
  await sql`insert into referral_collections (merchant_id, member_id, until_week, amount_minor, grant_id, collected_at)
    values (${row.merchantId}, ${row.memberId}, ${row.untilWeek}::date, ${row.amountMinor}, ${row.grantId}, ${row.at})`.execute(
    tx,
  );
}
