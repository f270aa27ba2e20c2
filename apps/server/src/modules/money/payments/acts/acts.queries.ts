import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export type ActKind = 'credit' | 'refund' | 'refund_end' | 'settlement' | 'debt';

export type ActRow = {
  merchantId: string;
  id: string;
  kind: ActKind;
  subjectId: string;
  amountMinor: bigint;
  operatorId: string;
  approvedBy: string | null;
  reason: string;
  at: Date;
};

/** Lets an operator's acts at the merchant wait for each other, so that their sum is exact. */
export async function lockCeiling(
  tx: Tx,
  { merchantId, operatorId }: { merchantId: string; operatorId: string },
): Promise<void> {
  const key = `payments:${merchantId}:${operatorId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** What the operator has moved alone since then: in all, and for the member or the movement that the subject is about. */
export async function movedAlone(
  db: Db,
  {
    merchantId,
    operatorId,
    subjectId,
    since,
  }: { merchantId: string; operatorId: string; subjectId: string; since: Date },
): Promise<{ movedMinor: bigint; ofMemberMinor: bigint }> {
  const { rows } = await sql<{ movedMinor: bigint; ofMemberMinor: bigint }>`
    select coalesce(sum(a.amount_minor), 0)::int8 as "movedMinor",
      coalesce(sum(a.amount_minor) filter (where a.subject_id = ${subjectId}
        or coalesce(d.member_id, r.member_id) = coalesce(s.member_id, t.member_id)), 0)::int8 as "ofMemberMinor"
    from payment_acts a
    left join deposits d on d.merchant_id = ${merchantId} and d.id = a.subject_id
    left join refunds r on r.merchant_id = ${merchantId} and r.id = a.subject_id
    left join deposits s on s.merchant_id = ${merchantId} and s.id = ${subjectId}
    left join refunds t on t.merchant_id = ${merchantId} and t.id = ${subjectId}
    where a.merchant_id = ${merchantId} and a.operator_id = ${operatorId} and a.at > ${since}
      and a.approved_by is null`.execute(db);
  return rows[0] ?? { movedMinor: 0n, ofMemberMinor: 0n };
}

export async function findAct(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<ActRow | undefined> {
  const { rows } = await sql<ActRow>`
    select merchant_id as "merchantId", id, kind, subject_id as "subjectId", amount_minor as "amountMinor",
      operator_id as "operatorId", approved_by as "approvedBy", reason, at
    from payment_acts where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function insertAct(tx: Tx, act: ActRow): Promise<void> {
  const { merchantId, id, kind, subjectId, amountMinor, operatorId, approvedBy, reason, at } = act;
  await sql`
    insert into payment_acts (merchant_id, id, kind, subject_id, amount_minor, operator_id, approved_by, reason, at)
    values (${merchantId}, ${id}, ${kind}, ${subjectId}, ${amountMinor}, ${operatorId}, ${approvedBy}, ${reason},
      ${at})`.execute(tx);
}
