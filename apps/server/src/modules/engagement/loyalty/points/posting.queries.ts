import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { arrayOf } from '../../../../platform/db/statement.ts';
import { POINT_STEP, PPM } from '../loyalty.config.ts';

/** What is earned in whole steps; a negative rest is below what was posted and waits. */
const due = sql`(floor(earned_ppm / ${sql.lit(Number(PPM * POINT_STEP))}) * ${sql.lit(Number(POINT_STEP))})::int8`;

export type Due = { memberId: string; dueMinor: bigint; posting: number };

/** Members after `after` with points that are not posted. */
export async function listDue(
  db: Db,
  { merchantId, after, limit }: { merchantId: string; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from loyalty_members
    where merchant_id = ${merchantId} and member_id > ${after} and ${due} > posted_minor
    order by member_id limit ${limit}`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

/** Locks members and answers what is to be posted. */
export async function lockDue(
  tx: Tx,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select member_id as "memberId", ${due} - posted_minor as "dueMinor", postings + 1 as posting from loyalty_members
    where merchant_id = ${merchantId} and member_id = any(${[...memberIds]}::uuid[])
    order by member_id for no key update`.execute(tx);
  return rows.filter(({ dueMinor }) => dueMinor > 0n);
}

export async function markPosted(
  tx: Tx,
  { merchantId, posted }: { merchantId: string; posted: readonly Due[] },
): Promise<void> {
  await sql`
    update loyalty_members m set posted_minor = m.posted_minor + p.due, postings = p.posting
    from unnest(${arrayOf(posted, ({ memberId }) => memberId)}::uuid[], ${arrayOf(posted, ({ dueMinor }) => dueMinor)}::int8[],
      ${arrayOf(posted, ({ posting }) => posting)}::int4[]) as p (member_id, due, posting)
    where m.merchant_id = ${merchantId} and m.member_id = p.member_id`.execute(tx);
}
