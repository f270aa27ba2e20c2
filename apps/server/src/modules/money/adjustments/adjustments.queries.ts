import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { MovedAlone, StoredAdjustment } from './adjustments.types.ts';

type OfOperator = { operatorId: string; currency: string };

/** Lets the operator's adjustments in a currency wait for each other, so that their sum is exact. */
export async function lockCeiling(tx: Tx, { operatorId, currency }: OfOperator): Promise<void> {
  const key = `adjustments:${currency}:${operatorId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

type AloneSince = OfOperator & {
  /** Every merchant with the currency. */
  merchantIds: readonly string[];
  merchantId: string;
  memberId: string;
  since: Date;
};

/**
 * What the operator has moved alone since then, credits and debits added up: at all merchants with the currency, and for
 * one member.
 */
export async function movedAlone(
  db: Db,
  { merchantIds, merchantId, operatorId, memberId, currency, since }: AloneSince,
): Promise<MovedAlone> {
  const { rows } = await sql<MovedAlone>`
    select coalesce(sum(amount_minor), 0)::int8 as "movedMinor",
      coalesce(sum(amount_minor) filter (where merchant_id = ${merchantId} and member_id = ${memberId}), 0)::int8
        as "ofMemberMinor"
    from adjustments
    where merchant_id = any(${[...merchantIds]}::text[]) and operator_id = ${operatorId} and at > ${since}
      and currency = ${currency} and approved_by is null`.execute(db);
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
