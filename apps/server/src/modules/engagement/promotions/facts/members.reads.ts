import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { mayGetMarketing } from '../../../money/protection/index.ts';

export type MemberFactRow = {
  id: string;
  status: string;
  type: number;
  registeredAt: Date;
  lastSeenAt: Date | null;
  bornOn: string | null;
  country: string | null;
  hasMobile: boolean;
  hasEmail: boolean;
  hasIdentity: boolean;
  isFree: boolean;
  tags: string[];
};

/** What is known of members, by their ids. */
export async function readMembers(
  db: Db,
  { merchantId, memberIds, at }: { merchantId: string; memberIds: readonly string[]; at: Date },
): Promise<MemberFactRow[]> {
  const { rows } = await sql<MemberFactRow>`
    select m.id, m.status, m.type, m.registered_at as "registeredAt", m.last_login_at as "lastSeenAt",
      substring(m.profile->>'birthday' from '^\\d{4}-\\d{2}-\\d{2}$') as "bornOn",
      substring(upper(m.profile->>'nationality') from '^[A-Z]{2}$') as country,
      m.mobile_verified_at is not null as "hasMobile", m.email_verified_at is not null as "hasEmail",
      exists (select 1 from kyc_documents d where d.merchant_id = ${merchantId} and d.member_id = m.id
        and d.need = 'identity' and d.state = 'accepted') as "hasIdentity",
      ${mayGetMarketing(merchantId, at)} as "isFree",
      coalesce((select array_agg(t.tag) from promotion_tags t
        where t.merchant_id = ${merchantId} and t.member_id = m.id), '{}') as tags
    from members m where m.merchant_id = ${merchantId} and m.id = any(${[...memberIds]}::uuid[])`.execute(db);
  return rows;
}

/** The next members who could get something, in the order of their ids. */
export async function pageOfMembers(
  db: Db,
  page: { merchantId: string; after: string | null; limit: number; types: readonly number[] },
): Promise<string[]> {
  const { merchantId, after, limit, types } = page;
  const { rows } = await sql<{ id: string }>`
    select id from members
    where merchant_id = ${merchantId} and status = 'open' and type = any(${[...types]}::int[])
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type DepositRow = { memberId: string; count: number; amountMinor: bigint };

/** What members deposited between two instants; fees are part of a deposit. */
export async function readDeposits(
  db: Db,
  of: { merchantId: string; memberIds: readonly string[]; from: Date | null; until: Date | null },
): Promise<DepositRow[]> {
  const { merchantId, memberIds, from, until } = of;
  const { rows } = await sql<DepositRow>`
    select member_id as "memberId", count(*)::int as count, sum(received_minor)::int8 as "amountMinor" from deposits
    where merchant_id = ${merchantId} and member_id = any(${[...memberIds]}::uuid[]) and state = 'credited'
      and (${from}::timestamptz is null or credited_at >= ${from})
      and (${until}::timestamptz is null or credited_at < ${until})
    group by member_id`.execute(db);
  return rows;
}

/** A credited deposit, with its number among those of the member. */
export async function findDeposit(
  db: Db,
  { merchantId, depositId }: { merchantId: string; depositId: string },
): Promise<{ memberId: string; amountMinor: bigint; at: Date; nth: number } | undefined> {
  const { rows } = await sql<{ memberId: string; amountMinor: bigint; at: Date; nth: number }>`
    select d.member_id as "memberId", d.received_minor as "amountMinor", d.credited_at as at,
      (select count(*)::int from deposits e where e.merchant_id = ${merchantId} and e.member_id = d.member_id
        and e.state = 'credited' and (e.credited_at, e.id) <= (d.credited_at, d.id)) as nth
    from deposits d
    where d.merchant_id = ${merchantId} and d.id = ${depositId} and d.state = 'credited'`.execute(db);
  return rows[0];
}

/** Which of the members have joined a promotion. */
export async function listJoined(
  db: Db,
  of: { merchantId: string; promotionId: string; memberIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from promotion_entries
    where merchant_id = ${of.merchantId} and promotion_id = ${of.promotionId}
      and member_id = any(${[...of.memberIds]}::uuid[])`.execute(db);
  return new Set(rows.map(({ memberId }) => memberId));
}

/** The days of a promotion on which each member got a grant, newest first, for streaks. */
export async function listGrantDays(
  db: Db,
  of: { merchantId: string; promotionId: string; memberIds: readonly string[]; since: string },
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ memberId: string; days: string[] }>`
    select member_id as "memberId", array_agg(window_key order by window_key desc) as days from promotion_grants
    where merchant_id = ${of.merchantId} and promotion_id = ${of.promotionId}
      and member_id = any(${[...of.memberIds]}::uuid[]) and window_key >= ${of.since} and window_key ~ '^\\d{4}-\\d{2}-\\d{2}$'
    group by member_id`.execute(db);
  return new Map(rows.map(({ memberId, days }) => [memberId, days]));
}

/** The period up to which earlier claims paid a member. */
export async function findPaidUntil(
  db: Db,
  of: { merchantId: string; promotionId: string; memberId: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ until: number | null }>`
    select max(figures_until) as until from promotion_grants
    where merchant_id = ${of.merchantId} and promotion_id = ${of.promotionId} and member_id = ${of.memberId}`.execute(
    db,
  );
  return rows[0]?.until ?? undefined;
}
