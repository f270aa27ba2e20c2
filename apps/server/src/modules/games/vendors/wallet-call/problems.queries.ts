import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

/** A call that was refused or answered late. */
export type Problem = {
  merchantId: string;
  accountId: string;
  id: string;
  at: Date;
  call: string;
  theirId: string | null;
  player: string | null;
  code: string;
  milliseconds: number;
};

export async function insertProblems(db: Db, problems: readonly Problem[]): Promise<void> {
  const of = <T>(pick: (problem: Problem) => T): T[] => problems.map(pick);
  await sql`insert into vendor_problems (merchant_id, account_id, id, at, call, their_id, player, code, milliseconds)
    select * from unnest(${of(({ merchantId }) => merchantId)}::text[], ${of(({ accountId }) => accountId)}::uuid[],
      ${of(({ id }) => id)}::uuid[], ${of(({ at }) => at.toISOString())}::timestamptz[],
      ${of(({ call }) => call)}::text[], ${of(({ theirId }) => theirId)}::text[],
      ${of(({ player }) => player)}::text[], ${of(({ code }) => code)}::text[],
      ${of(({ milliseconds }) => milliseconds)}::int[])`.execute(db);
}

export async function deleteProblemsBefore(
  db: Db,
  { merchantId, at }: { merchantId: string; at: Date },
): Promise<void> {
  await sql`delete from vendor_problems where merchant_id = ${merchantId} and at < ${at}`.execute(db);
}

/** Numbers of an account that were used in the same moment. */
export type UsedNonces = { merchantId: string; accountId: string; id: string; at: Date; nonces: string[] };

export async function insertNonces(db: Db, used: UsedNonces): Promise<void> {
  const { merchantId, accountId, id, at, nonces } = used;
  await sql`insert into vendor_nonces (merchant_id, account_id, at, id, nonces)
    values (${merchantId}, ${accountId}, ${at}, ${id}, ${nonces}::text[])`.execute(db);
}

export async function listNonces(
  db: Db,
  { merchantId, accountId, since }: { merchantId: string; accountId: string; since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ nonces: string[] }>`select nonces from vendor_nonces
    where merchant_id = ${merchantId} and account_id = ${accountId} and at >= ${since}`.execute(db);
  return rows.flatMap(({ nonces }) => nonces);
}

export async function deleteNoncesBefore(
  db: Db,
  { merchantId, at }: { merchantId: string; at: Date },
): Promise<void> {
  await sql`delete from vendor_nonces where merchant_id = ${merchantId} and at < ${at}`.execute(db);
}

/** The account has called us, for its health. */
export async function markCalled(
  db: Db,
  { merchantId, accountId, at }: { merchantId: string; accountId: string; at: Date },
): Promise<void> {
  await sql`update vendor_accounts set last_call_at = greatest(last_call_at, ${at})
    where merchant_id = ${merchantId} and id = ${accountId}`.execute(db);
}
