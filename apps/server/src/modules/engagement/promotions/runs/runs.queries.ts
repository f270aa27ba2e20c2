import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { PromotionKey } from '../promotions.types.ts';

export type Run = PromotionKey & {
  windowKey: string;
  version: number;
  fromAt: Date;
  untilAt: Date;
  cursor: string | null;
};

const COLUMNS = sql`merchant_id as "merchantId", promotion_id as "promotionId", window_key as "windowKey", version,
  from_at as "fromAt", until_at as "untilAt", cursor`;

/** Starts a run; one that exists stays as it is. */
export async function startRun(db: Db, run: Omit<Run, 'cursor'> & { at: Date }): Promise<void> {
  await sql`
    insert into promotion_runs (merchant_id, promotion_id, window_key, version, from_at, until_at, started_at)
    values (${run.merchantId}, ${run.promotionId}, ${run.windowKey}, ${run.version}, ${run.fromAt}, ${run.untilAt},
      ${run.at})
    on conflict do nothing`.execute(db);
}

export async function listOpenRuns(db: Db, merchantId: string): Promise<Run[]> {
  const { rows } = await sql<Run>`select ${COLUMNS} from promotion_runs
    where merchant_id = ${merchantId} and ended_at is null order by started_at`.execute(db);
  return rows;
}

/** Locks a run that has not ended, so that its pages come one after the other. */
export async function lockRun(tx: Tx, run: PromotionKey & { windowKey: string }): Promise<Run | undefined> {
  const { rows } = await sql<Run>`select ${COLUMNS} from promotion_runs
    where merchant_id = ${run.merchantId} and promotion_id = ${run.promotionId} and window_key = ${run.windowKey}
      and ended_at is null for update`.execute(tx);
  return rows[0];
}

export async function moveRun(
  tx: Tx,
  run: PromotionKey & {
    windowKey: string;
    cursor: string | null;
    grants: number;
    costMinor: bigint;
    endedAt: Date | null;
  },
): Promise<void> {
  await sql`update promotion_runs set cursor = coalesce(${run.cursor}::uuid, cursor), grants = grants + ${run.grants},
      cost_minor = cost_minor + ${run.costMinor}, ended_at = ${run.endedAt}
    where merchant_id = ${run.merchantId} and promotion_id = ${run.promotionId}
      and window_key = ${run.windowKey}`.execute(tx);
}

/** Grants that wait to be delivered without a claim. */
export async function listToDeliver(
  db: Db,
  { merchantId, at, limit }: { merchantId: string; at: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from promotion_grants g
    join promotion_versions v on v.merchant_id = ${merchantId} and v.promotion_id = g.promotion_id
      and v.version = g.version and v.definition->>'delivery' = 'auto'
    where g.merchant_id = ${merchantId} and g.state = 'issued' and (g.expires_at is null or g.expires_at > ${at})
    order by g.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Puts what could not be delivered under review. */
export async function holdGrant(
  db: Db,
  { merchantId, id, remark, at }: { merchantId: string; id: string; remark: string; at: Date },
): Promise<void> {
  await sql`update promotion_grants set state = 'review', remark = ${remark}, review_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state = 'issued'`.execute(db);
}

/** Promotions with grants that have expired. */
export async function listExpiring(
  db: Db,
  { merchantId, at }: { merchantId: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct promotion_id as id from promotion_grants
    where merchant_id = ${merchantId} and state = 'issued' and expires_at <= ${at}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends what was not claimed in time. @returns what goes back to the budget, and whose it was */
export async function expireGrants(
  tx: Tx,
  { merchantId, promotionId, at }: PromotionKey & { at: Date },
): Promise<Array<{ memberId: string; costMinor: bigint }>> {
  const { rows } = await sql<{ memberId: string; costMinor: bigint }>`
    update promotion_grants set state = 'expired', ended_at = ${at}, returned_minor = cost_minor
    where merchant_id = ${merchantId} and promotion_id = ${promotionId} and state = 'issued' and expires_at <= ${at}
    returning member_id as "memberId", cost_minor as "costMinor"`.execute(tx);
  return rows;
}

/** Lets go what nobody decided within the time of a review. */
export async function releaseReviews(
  tx: Tx,
  { merchantId, before }: { merchantId: string; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    update promotion_grants set state = 'issued'
    where merchant_id = ${merchantId} and state = 'review' and coalesce(review_at, created_at) <= ${before}
    returning member_id as "memberId"`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
