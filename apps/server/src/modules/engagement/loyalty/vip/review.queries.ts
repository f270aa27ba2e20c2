import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type OfMerchant = { merchantId: string };

/** Locks the ladder: whether levels are reviewed, and the quarter that was last begun. */
export async function lockLadder(
  tx: Tx,
  { merchantId }: OfMerchant,
): Promise<{ demotes: boolean; quarter: string | null } | undefined> {
  const { rows } = await sql<{ demotes: boolean; quarter: string | null }>`
    select demotes, quarter from vip_ladders where merchant_id = ${merchantId} for update`.execute(tx);
  return rows[0];
}

export async function setQuarter(
  tx: Tx,
  { merchantId, quarter }: OfMerchant & { quarter: string },
): Promise<void> {
  await sql`update vip_ladders set quarter = ${quarter} where merchant_id = ${merchantId}`.execute(tx);
}

/**
 * Begins a quarter. Who has not played enough in the one before to keep the level is warned, and answered with what is
 * missing; `warns` is false for the first quarter, which nobody could know of.
 */
export async function beginQuarter(
  tx: Tx,
  { merchantId, at, reviewAt, warns }: OfMerchant & { at: Date; reviewAt: Date; warns: boolean },
): Promise<Array<{ memberId: string; missingMinor: bigint }>> {
  const { rows } = await sql<{ memberId: string; missingMinor: bigint }>`
    update loyalty_members m set warned_at = ${at}, review_at = ${reviewAt}
    from vip_levels v
    where m.merchant_id = ${merchantId} and v.merchant_id = ${merchantId} and v.level = m.level and m.level > 0
      and ${warns} and m.review_at is null and m.xp_ppm - m.quarter_ppm < v.keep_minor * 1000000::numeric
    returning m.member_id as "memberId",
      ceil(v.keep_minor - (m.xp_ppm - m.quarter_ppm) / 1000000)::int8 as "missingMinor"`.execute(tx);
  // Who is warned is measured from where the quarter before began, so that the two weeks count.
  await sql`
    update loyalty_members set quarter_ppm = xp_ppm
    where merchant_id = ${merchantId} and review_at is null`.execute(tx);
  return rows;
}

export type Reviewed = { memberId: string; level: number; isKept: boolean };

/** Members whose warning is to be decided, locked. */
export async function lockReviews(
  tx: Tx,
  { merchantId, at, limit }: OfMerchant & { at: Date; limit: number },
): Promise<Reviewed[]> {
  const { rows } = await sql<Reviewed>`
    select m.member_id as "memberId", m.level,
      m.xp_ppm - m.quarter_ppm >= coalesce(v.keep_minor, 0) * 1000000::numeric as "isKept"
    from loyalty_members m
    left join vip_levels v on v.merchant_id = ${merchantId} and v.level = m.level
    where m.merchant_id = ${merchantId} and m.review_at <= ${at}
    order by m.member_id limit ${limit} for update of m`.execute(tx);
  return rows;
}

/** Ends warnings. Who is one level lower now begins at its foot. */
export async function endReviews(
  tx: Tx,
  {
    merchantId,
    memberIds,
    lowered,
  }: OfMerchant & { memberIds: readonly string[]; lowered: readonly string[] },
): Promise<void> {
  await sql`
    update loyalty_members m set warned_at = null, review_at = null, quarter_ppm = m.xp_ppm,
      ladder_from_ppm = case when m.member_id = any(${[...lowered]}::uuid[])
        then greatest(m.ladder_from_ppm, m.xp_ppm - coalesce(v.threshold_minor, 0) * 1000000::numeric)
        else m.ladder_from_ppm end
    from loyalty_members o
    left join vip_levels v on v.merchant_id = ${merchantId} and v.level = o.level
    where m.merchant_id = ${merchantId} and o.merchant_id = ${merchantId} and o.member_id = m.member_id
      and m.member_id = any(${[...memberIds]}::uuid[])`.execute(tx);
}

/** Merchants are few; their ladders are read one by one. */
export const hasLadder = async (db: Db, merchantId: string): Promise<boolean> => {
  const { rows } = await sql`select from vip_ladders where merchant_id = ${merchantId} and demotes`.execute(
    db,
  );
  return rows.length > 0;
};
