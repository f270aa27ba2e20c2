import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { POINT_STEP, PPM } from '../loyalty.config.ts';
import type { MemberKey } from '../loyalty.types.ts';

export type LoyaltyMember = {
  level: number;
  /** What counts on the ladder. */
  xpMinor: bigint;
  /** Earned by play, in steps that can be posted. */
  earnedMinor: bigint;
  postedMinor: bigint;
  /** Experience of the current quarter. */
  quarterMinor: bigint;
  reviewAt: Date | null;
};

const NOBODY: LoyaltyMember = {
  level: 0,
  xpMinor: 0n,
  earnedMinor: 0n,
  postedMinor: 0n,
  quarterMinor: 0n,
  reviewAt: null,
};

/** Where a member stands; at the beginning before the first play. */
export async function findLoyaltyMember(db: Db, { merchantId, memberId }: MemberKey): Promise<LoyaltyMember> {
  const { rows } = await sql<LoyaltyMember>`
    select level, floor((xp_ppm - ladder_from_ppm) / 1000000)::int8 as "xpMinor",
      (floor(earned_ppm / ${sql.lit(Number(PPM * POINT_STEP))}) * ${sql.lit(Number(POINT_STEP))})::int8 as "earnedMinor",
      posted_minor as "postedMinor", floor((xp_ppm - quarter_ppm) / 1000000)::int8 as "quarterMinor",
      review_at as "reviewAt"
    from loyalty_members where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows[0] ?? NOBODY;
}

/** Locks where a member stands, so that spending points is one after another; answers the level. */
export async function lockLoyaltyMember(tx: Tx, { merchantId, memberId }: MemberKey): Promise<number> {
  await sql`insert into loyalty_members (merchant_id, member_id) values (${merchantId}, ${memberId})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ level: number }>`
    select level from loyalty_members where merchant_id = ${merchantId} and member_id = ${memberId}
    for no key update`.execute(tx);
  return rows[0]?.level ?? 0;
}
