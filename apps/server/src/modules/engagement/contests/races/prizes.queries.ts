import { sql } from 'kysely';
import type { ContestKey, Db, Tx } from '../contests.types.ts';
import type { PlacedPrize } from './prizes.rules.ts';

export async function insertPrizes(
  tx: Tx,
  { merchantId, contestId, prizes }: ContestKey & { prizes: readonly PlacedPrize[] },
): Promise<void> {
  await sql`
    insert into race_prizes (merchant_id, contest_id, member_id, place, amount_minor)
    select ${merchantId}, ${contestId}, * from unnest(${prizes.map(({ memberId }) => memberId)}::uuid[],
      ${prizes.map(({ place }) => place)}::int[], ${prizes.map(({ amountMinor }) => amountMinor)}::int8[])
    on conflict do nothing`.execute(tx);
}

/** Prizes that were not given yet, in the order of their places. */
export async function lockDuePrizes(
  tx: Tx,
  { merchantId, contestId, limit }: ContestKey & { limit: number },
): Promise<PlacedPrize[]> {
  const { rows } = await sql<PlacedPrize>`
    select member_id as "memberId", place, amount_minor as "amountMinor" from race_prizes
    where merchant_id = ${merchantId} and contest_id = ${contestId} and given_at is null
    order by place, member_id limit ${limit} for update`.execute(tx);
  return rows;
}

export async function markPrizes(
  tx: Tx,
  of: ContestKey & { given: ReadonlyArray<{ memberId: string; grantId: string | null }>; at: Date },
): Promise<void> {
  await sql`
    update race_prizes p set given_at = ${of.at}, grant_id = g.grant_id
    from unnest(${of.given.map(({ memberId }) => memberId)}::uuid[],
      ${of.given.map(({ grantId }) => grantId)}::uuid[]) as g (member_id, grant_id)
    where p.merchant_id = ${of.merchantId} and p.contest_id = ${of.contestId} and p.member_id = g.member_id`.execute(
    tx,
  );
}

/** What members of a page of the board have won. */
export async function listPrizes(
  db: Db,
  { merchantId, contestId, memberIds }: ContestKey & { memberIds: readonly string[] },
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<PlacedPrize>`
    select member_id as "memberId", place, amount_minor as "amountMinor" from race_prizes
    where merchant_id = ${merchantId} and contest_id = ${contestId}
      and member_id = any(${[...memberIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ memberId, amountMinor }) => [memberId, amountMinor]));
}
