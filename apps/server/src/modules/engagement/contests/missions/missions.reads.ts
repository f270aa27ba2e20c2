import { sql } from 'kysely';
import type { ContestKey, Db } from '../contests.types.ts';

export type ProgressRow = { contestId: string; step: number; doneMinor: bigint; reachedAt: Date | null };
export type MissionMember = {
  contestId: string;
  memberId: string;
  steps: number;
  lastAt: Date;
  givenAt: Date | null;
  grantId: string | null;
};

type Of = { merchantId: string; memberId: string; contestIds: readonly string[] };

export async function listProgress(db: Db, { merchantId, memberId, contestIds }: Of): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    select contest_id as "contestId", step, done_minor as "doneMinor", reached_at as "reachedAt"
    from mission_progress where merchant_id = ${merchantId} and member_id = ${memberId}
      and contest_id = any(${[...contestIds]}::uuid[])`.execute(db);
  return rows;
}

const MEMBER = sql`contest_id as "contestId", member_id as "memberId", -neg_steps as steps, last_at as "lastAt",
  given_at as "givenAt", grant_id as "grantId"`;

export async function listMemberships(
  db: Db,
  { merchantId, memberId, contestIds }: Of,
): Promise<MissionMember[]> {
  const { rows } = await sql<MissionMember>`select ${MEMBER} from mission_members
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and contest_id = any(${[...contestIds]}::uuid[])`.execute(db);
  return rows;
}

export async function listMissionBoard(
  db: Db,
  { merchantId, contestId, offset, limit }: ContestKey & { offset: number; limit: number },
): Promise<MissionMember[]> {
  const { rows } = await sql<MissionMember>`select ${MEMBER} from mission_members
    where merchant_id = ${merchantId} and contest_id = ${contestId}
    order by neg_steps, last_at, member_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many are before a member: with more steps, or with as many but earlier. */
export async function countBefore(
  db: Db,
  { merchantId, contestId, steps, lastAt, memberId }: ContestKey & Omit<MissionMember, 'givenAt' | 'grantId'>,
): Promise<number> {
  const { rows } = await sql<{ before: bigint }>`select count(*) as before from mission_members
    where merchant_id = ${merchantId} and contest_id = ${contestId}
      and (neg_steps, last_at, member_id) < (${-steps}, ${lastAt}, ${memberId})`.execute(db);
  return Number(rows[0]?.before ?? 0n);
}

export async function countMissionMembers(db: Db, { merchantId, contestId }: ContestKey): Promise<number> {
  const { rows } = await sql<{ members: bigint }>`select count(*) as members from mission_members
    where merchant_id = ${merchantId} and contest_id = ${contestId}`.execute(db);
  return Number(rows[0]?.members ?? 0n);
}
