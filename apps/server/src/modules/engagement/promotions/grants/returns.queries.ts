import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

type GrantKey = { merchantId: string; grantId: string };

export async function findPromotionOf(
  tx: Tx,
  { merchantId, grantId }: GrantKey,
): Promise<string | undefined> {
  const { rows } = await sql<{
    promotionId: string;
  }>`select promotion_id as "promotionId" from promotion_grants
    where merchant_id = ${merchantId} and id = ${grantId}`.execute(tx);
  return rows[0]?.promotionId;
}

/** Locks a grant whose bonus money may come back. */
export async function lockForReturn(
  tx: Tx,
  { merchantId, grantId }: GrantKey,
): Promise<{ promotionId: string; memberId: string; costMinor: bigint; returnedMinor: bigint } | undefined> {
  const { rows } = await sql<{
    promotionId: string;
    memberId: string;
    costMinor: bigint;
    returnedMinor: bigint;
  }>`select promotion_id as "promotionId", member_id as "memberId", cost_minor as "costMinor",
      returned_minor as "returnedMinor"
    from promotion_grants where merchant_id = ${merchantId} and id = ${grantId} for update`.execute(tx);
  return rows[0];
}

/**
 * What bonuses and free rounds of a grant gave back to the house, or did not cost it, and whether some of them still go on.
 */
export async function partsOf(
  tx: Tx,
  { merchantId, grantId }: GrantKey,
): Promise<{ returnedMinor: bigint; isOpen: boolean }> {
  const { rows } = await sql<{ returnedMinor: bigint; isOpen: boolean }>`
    select coalesce(sum(returned_minor), 0)::int8 as "returnedMinor", coalesce(bool_or(is_open), false) as "isOpen"
    from (
      select returned_minor, state <> 'ended' as is_open
      from bonuses where merchant_id = ${merchantId} and grant_id = ${grantId}
      union all
      select case when ask_at is null then (count - used) * bet_minor else 0 end, ask_at is not null
      from vendor_free_rounds where merchant_id = ${merchantId} and reference = ${grantId} and source = 'promotion'
    ) parts`.execute(tx);
  return rows[0] ?? { returnedMinor: 0n, isOpen: false };
}

export async function noteReturn(
  tx: Tx,
  {
    merchantId,
    grantId,
    returnedMinor,
    isOver,
    at,
  }: GrantKey & { returnedMinor: bigint; isOver: boolean; at: Date },
): Promise<void> {
  await sql`update promotion_grants set returned_minor = ${returnedMinor},
      state = case when ${isOver} and state = 'process' then 'claimed' else state end,
      ended_at = case when ${isOver} then ${at}::timestamptz else ended_at end
    where merchant_id = ${merchantId} and id = ${grantId}`.execute(tx);
}
