import { sql } from 'kysely';
import type { ContestKey, Db } from '../contests.types.ts';
import type { Scored } from './prizes.rules.ts';

const LOWEST = -(2n ** 63n);

/**
 * The place of a score: 1 and everybody with more. The nearest fence above says how many reach it; at most a thousand
 * rows lie between.
 */
export async function placeOf(
  db: Db,
  { merchantId, contestId, score }: ContestKey & { score: bigint },
): Promise<number> {
  const { rows } = await sql<{ place: bigint }>`
    select 1 + coalesce(f.reached, 0) + (
      select count(*) from race_scores s
      where s.merchant_id = ${merchantId} and s.contest_id = ${contestId}
        and s.neg_score > coalesce(f.neg_score, ${LOWEST}) and s.neg_score < ${-score}
    ) as place
    from (values (1)) one (row) left join lateral (
      select neg_score, reached from race_fences
      where merchant_id = ${merchantId} and contest_id = ${contestId} and neg_score < ${-score}
      order by neg_score desc limit 1
    ) f on true`.execute(db);
  return Number(rows[0]?.place ?? 1n);
}

export async function findScore(
  db: Db,
  { merchantId, contestId, memberId }: ContestKey & { memberId: string },
): Promise<Scored | undefined> {
  const { rows } = await sql<Scored>`
    select member_id as "memberId", -neg_score as score, joined_at as "joinedAt" from race_scores
    where merchant_id = ${merchantId} and contest_id = ${contestId} and member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** A page of the board: the best first. Whoever has not scored is not on it. */
export async function listBoard(
  db: Db,
  { merchantId, contestId, offset, limit }: ContestKey & { offset: number; limit: number },
): Promise<Scored[]> {
  const { rows } = await sql<Scored>`
    select member_id as "memberId", -neg_score as score, joined_at as "joinedAt" from race_scores
    where merchant_id = ${merchantId} and contest_id = ${contestId} and neg_score < 0
    order by neg_score, member_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Everybody who reaches the score of the last place with a prize, ties included. */
export async function listPrizeBoard(
  db: Db,
  { merchantId, contestId, places }: ContestKey & { places: number },
): Promise<Scored[]> {
  const { rows } = await sql<Scored>`
    select member_id as "memberId", -neg_score as score, joined_at as "joinedAt" from race_scores
    where merchant_id = ${merchantId} and contest_id = ${contestId} and neg_score < 0
      and neg_score <= coalesce((
        select neg_score from race_scores
        where merchant_id = ${merchantId} and contest_id = ${contestId} and neg_score < 0
        order by neg_score, member_id limit 1 offset ${places - 1}), 0)
    order by neg_score, member_id`.execute(db);
  return rows;
}

/** How many are on the board, as far as its pages go. */
export async function countBoard(
  db: Db,
  { merchantId, contestId, max }: ContestKey & { max: number },
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from (
    select 1 from race_scores
    where merchant_id = ${merchantId} and contest_id = ${contestId} and neg_score < 0 limit ${max}) scored`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0n);
}

/** The races that a member has joined, among some. */
export async function listJoined(
  db: Db,
  {
    merchantId,
    memberId,
    contestIds,
  }: { merchantId: string; memberId: string; contestIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select contest_id as id from race_scores
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and contest_id = any(${[...contestIds]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
