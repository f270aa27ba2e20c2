import { sql } from 'kysely';
import type { GrantState } from '@croupier/contract/promotions/words.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { PromotionKey } from '../promotions.types.ts';

type ReportSums = {
  first: Date | null;
  grantedMinor: bigint;
  returnedMinor: bigint;
  recipients: number;
};

export async function readSums(db: Db, { merchantId, promotionId }: PromotionKey): Promise<ReportSums> {
  const { rows } = await sql<ReportSums>`
    select min(created_at) as first, coalesce(sum(cost_minor), 0)::int8 as "grantedMinor",
      coalesce(sum(returned_minor), 0)::int8 as "returnedMinor", count(distinct member_id)::int as recipients
    from promotion_grants where merchant_id = ${merchantId} and promotion_id = ${promotionId}`.execute(db);
  return rows[0] ?? { first: null, grantedMinor: 0n, returnedMinor: 0n, recipients: 0 };
}

export async function readStates(
  db: Db,
  { merchantId, promotionId }: PromotionKey,
): Promise<Array<{ state: GrantState; grants: number; cost: bigint }>> {
  const { rows } = await sql<{ state: GrantState; grants: number; cost: bigint }>`
    select state, count(*)::int as grants, sum(cost_minor - returned_minor)::int8 as cost from promotion_grants
    where merchant_id = ${merchantId} and promotion_id = ${promotionId} group by state order by state`.execute(
    db,
  );
  return rows;
}

export async function readDays(
  db: Db,
  { merchantId, promotionId, zone, since }: PromotionKey & { zone: string; since: Date },
): Promise<Array<{ day: string; grants: number; cost: bigint }>> {
  const { rows } = await sql<{ day: string; grants: number; cost: bigint }>`
    select (created_at at time zone ${zone})::date::text as day, count(*)::int as grants,
      sum(cost_minor - returned_minor)::int8 as cost
    from promotion_grants where merchant_id = ${merchantId} and promotion_id = ${promotionId} and created_at >= ${since}
    group by 1 order by 1`.execute(db);
  return rows;
}

export async function listRecipients(
  db: Db,
  { merchantId, promotionId }: PromotionKey,
): Promise<Array<{ memberId: string; cost: bigint }>> {
  const { rows } = await sql<{ memberId: string; cost: bigint }>`
    select member_id as "memberId", sum(cost_minor - returned_minor)::int8 as cost from promotion_grants
    where merchant_id = ${merchantId} and promotion_id = ${promotionId} group by 1`.execute(db);
  return rows;
}
