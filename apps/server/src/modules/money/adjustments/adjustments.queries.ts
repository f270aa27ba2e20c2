import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { MovedAlone, StoredAdjustment } from './adjustments.types.ts';

type OfOperator = { merchantId: string; operatorId: string };

/** Lets the operator's adjustments at the merchant wait for each other, so that their sum is exact. */
export async function lockCeiling(tx: Tx, { merchantId, operatorId }: OfOperator): Promise<void> {
  const key = `adjustments:${merchantId}:${operatorId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** What the operator has moved alone since then, credits and debits added up. */
export async function movedAlone(
  db: Db,
  { merchantId, operatorId, memberId, since }: OfOperator & { memberId: string; since: Date },
): Promise<MovedAlone> {
  const { rows } = await sql<MovedAlone>`
    select coalesce(sum(amount_minor), 0)::int8 as "movedMinor",
      coalesce(sum(amount_minor) filter (where member_id = ${memberId}), 0)::int8 as "ofMemberMinor"
    from adjustments
    where merchant_id = ${merchantId} and operator_id = ${operatorId} and at > ${since}
      and approved_by is null`.execute(db);
  return rows[0] ?? { movedMinor: 0n, ofMemberMinor: 0n };
}

export async function findAdjustment(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<StoredAdjustment | undefined> {
  const { rows } = await sql<StoredAdjustment>`
    select merchant_id as "merchantId", id, member_id as "memberId", direction, amount_minor as "amountMinor",
      currency, reason_code as "reasonCode", reason, operator_id as "operatorId", approved_by as "approvedBy", at
    from adjustments where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function insertAdjustment(tx: Tx, row: StoredAdjustment): Promise<void> {
  await sql`
    insert into adjustments (merchant_id, id, member_id, operator_id, approved_by, direction, amount_minor, currency,
      reason_code, reason, at)
    values (${row.merchantId}, ${row.id}, ${row.memberId}, ${row.operatorId}, ${row.approvedBy}, ${row.direction},
      ${row.amountMinor}, ${row.currency}, ${row.reasonCode}, ${row.reason}, ${row.at})`.execute(tx);
}
