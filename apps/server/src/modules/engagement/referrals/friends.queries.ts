import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type OpenFriend = {
  memberId: string;
  referrerId: string;
  registeredAt: Date;
  depositedMinor: bigint;
  verifiedAt: Date | null;
};

/** Friends who have not qualified yet, with what they have done, after the last one of the page before. */
export async function listOpenFriends(
  db: Db,
  { merchantId, after, limit }: { merchantId: string; after: string; limit: number },
): Promise<OpenFriend[]> {
  const { rows } = await sql<OpenFriend>`
    select r.member_id as "memberId", r.referrer_id as "referrerId", r.registered_at as "registeredAt",
      m.mobile_verified_at as "verifiedAt",
      coalesce((select sum(d.received_minor) from deposits d where d.merchant_id = ${merchantId}
        and d.member_id = r.member_id and d.state = 'credited'), 0)::int8 as "depositedMinor"
    from referrals r join members m on m.merchant_id = ${merchantId} and m.id = r.member_id
    where r.merchant_id = ${merchantId} and r.qualified_at is null and r.refused is null
      and r.member_id > ${after} and m.status = 'open'
    order by r.member_id limit ${limit}`.execute(db);
  return rows;
}

export type FriendStep = {
  memberId: string;
  playedMinor: bigint;
  depositedAt: Date | null;
  verifiedAt: Date | null;
};

export async function saveSteps(
  db: Db,
  { merchantId, steps }: { merchantId: string; steps: readonly FriendStep[] },
): Promise<void> {
  await sql`
    update referrals r set played_minor = s.played, deposited_at = coalesce(r.deposited_at, s.deposited),
      verified_at = coalesce(r.verified_at, s.verified)
    from unnest(${steps.map(({ memberId }) => memberId)}::uuid[],
      ${steps.map(({ playedMinor }) => playedMinor)}::int8[],
      ${steps.map(({ depositedAt }) => depositedAt)}::timestamptz[],
      ${steps.map(({ verifiedAt }) => verifiedAt)}::timestamptz[]) as s (member_id, played, deposited, verified)
    where r.merchant_id = ${merchantId} and r.member_id = s.member_id`.execute(db);
}

/** False if it was decided before. */
export async function markQualified(
  tx: Tx,
  { merchantId, memberId, at }: { merchantId: string; memberId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update referrals set qualified_at = ${at}
    where merchant_id = ${merchantId} and member_id = ${memberId} and qualified_at is null and refused is null`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

export type Refusal = 'person' | 'device' | 'instrument' | 'late';

export async function markRefused(
  db: Db,
  { merchantId, memberId, refused }: { merchantId: string; memberId: string; refused: Refusal },
): Promise<void> {
  await sql`update referrals set refused = ${refused}
    where merchant_id = ${merchantId} and member_id = ${memberId} and qualified_at is null`.execute(db);
}

/** What two members have in common: a name, a browser or an account that is paid to. */
export async function findCommonMark(
  db: Db,
  { merchantId, one, other }: { merchantId: string; one: string; other: string },
): Promise<Exclude<Refusal, 'late'> | undefined> {
  const { rows } = await sql<{ mark: Exclude<Refusal, 'late'> }>`
    select 'person' as mark from members a join members b on b.merchant_id = ${merchantId} and b.id = ${other}
      where a.merchant_id = ${merchantId} and a.id = ${one}
        and lower(regexp_replace(a.payee_name, '\\s+', ' ', 'g')) = lower(regexp_replace(b.payee_name, '\\s+', ' ', 'g'))
    union all
    select 'device' from sessions a join sessions b on b.merchant_id = ${merchantId} and b.account_id = ${other}
        and b.kind = 'member' and b.browser = a.browser
      where a.merchant_id = ${merchantId} and a.account_id = ${one} and a.kind = 'member'
    union all
    select 'instrument' from beneficiaries a join beneficiaries b on b.merchant_id = ${merchantId}
        and b.member_id = ${other} and b.number_hash = a.number_hash
      where a.merchant_id = ${merchantId} and a.member_id = ${one}
    limit 1`.execute(db);
  return rows[0]?.mark;
}
