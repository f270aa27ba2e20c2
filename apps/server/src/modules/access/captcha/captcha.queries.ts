import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type PuzzleKind = 'image' | 'slider' | 'work' | 'token';
export type PuzzleKey = { merchantId: string; kind: PuzzleKind; keyHash: Buffer };
export type NewPuzzle = PuzzleKey & {
  answerHash?: Buffer;
  workBits?: number;
  madeAt: Date;
  expiresAt: Date;
};
export type TakenPuzzle = { answerHash: Buffer | null; workBits: number | null; expiresAt: Date };

/** False when the key has a puzzle made after `replaceBefore`, which then stays. */
export async function putPuzzle(db: Db, puzzle: NewPuzzle, replaceBefore: Date): Promise<boolean> {
  const { merchantId, kind, keyHash, answerHash, workBits, madeAt, expiresAt } = puzzle;
  const { numAffectedRows } = await sql`
    insert into captcha_puzzles as p (merchant_id, kind, key_hash, answer_hash, work_bits, made_at, expires_at)
    values (${merchantId}, ${kind}, ${keyHash}, ${answerHash ?? null}, ${workBits ?? null}, ${madeAt}, ${expiresAt})
    on conflict (merchant_id, kind, key_hash) do update set
      answer_hash = excluded.answer_hash, made_at = excluded.made_at, expires_at = excluded.expires_at
    where p.made_at <= ${replaceBefore}`.execute(db);
  return numAffectedRows === 1n;
}

/** Removes and returns a puzzle: only one of several concurrent callers gets it. */
export async function takePuzzle(
  db: Db,
  { merchantId, kind, keyHash }: PuzzleKey,
): Promise<TakenPuzzle | undefined> {
  const { rows } = await sql<TakenPuzzle>`
    delete from captcha_puzzles
    where merchant_id = ${merchantId} and kind = ${kind} and key_hash = ${keyHash}
    returning answer_hash as "answerHash", work_bits as "workBits", expires_at as "expiresAt"`.execute(db);
  return rows[0];
}

export type Demand = { merchantId: string; kind: 'image' | 'slider' | 'work'; addressHash: Buffer };

/** Counts one request. @returns how many there were in this minute, and since `since`, including this one */
export async function countRequest(
  db: Db,
  { merchantId, kind, addressHash }: Demand,
  { minute, since }: { minute: Date; since: Date },
): Promise<{ inMinute: number; inAll: number }> {
  const { rows } = await sql<{ inMinute: number; inAll: number }>`
    with counted as (
      insert into captcha_demand as d (merchant_id, kind, address_hash, minute, asked)
      values (${merchantId}, ${kind}, ${addressHash}, ${minute}, 1)
      on conflict (merchant_id, kind, address_hash, minute) do update set asked = d.asked + 1
      returning asked)
    select asked as "inMinute", asked + coalesce((
      select sum(asked) from captcha_demand
      where merchant_id = ${merchantId} and kind = ${kind} and address_hash = ${addressHash}
        and minute >= ${since} and minute < ${minute}), 0)::integer as "inAll"
    from counted`.execute(db);
  return rows[0] ?? { inMinute: 1, inAll: 1 };
}

export async function deleteOldPuzzles(db: Db, { now, minute }: { now: Date; minute: Date }): Promise<void> {
  await sql`delete from captcha_puzzles where expires_at < ${now}`.execute(db);
  await sql`delete from captcha_demand where minute < ${minute}`.execute(db);
}
