import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Refusal } from './friends.queries.ts';
import type { MemberKey } from './referrals.types.ts';

export type FriendRow = {
  memberId: string;
  account: string;
  registeredAt: Date;
  depositedAt: Date | null;
  verifiedAt: Date | null;
  qualifiedAt: Date | null;
  playedMinor: bigint;
  refused: Refusal | null;
  earnedMinor: bigint;
};

/** The newest first. */
export async function listFriends(
  db: Db,
  { merchantId, memberId, offset, limit }: MemberKey & { offset: number; limit: number },
): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select r.member_id as "memberId", m.account, r.registered_at as "registeredAt", r.deposited_at as "depositedAt",
      r.verified_at as "verifiedAt", r.qualified_at as "qualifiedAt", r.played_minor as "playedMinor", r.refused,
      coalesce((select sum(e.amount_minor) from referral_earnings e where e.merchant_id = ${merchantId}
        and e.member_id = ${memberId} and e.friend_id = r.member_id), 0)::int8 as "earnedMinor"
    from referrals r join members m on m.merchant_id = ${merchantId} and m.id = r.member_id
    where r.merchant_id = ${merchantId} and r.referrer_id = ${memberId}
    order by r.registered_at desc, r.member_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type Sums = { friends: number; qualified: number };

export async function countFriends(db: Db, { merchantId, memberId }: MemberKey): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*)::int as friends, count(qualified_at)::int as qualified from referrals
    where merchant_id = ${merchantId} and referrer_id = ${memberId}`.execute(db);
  return rows[0] ?? { friends: 0, qualified: 0 };
}

/** Which members were brought by another one. */
export async function listInvited(
  db: Db,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select member_id as id from referrals
    where merchant_id = ${merchantId} and member_id = any(${[...memberIds]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
