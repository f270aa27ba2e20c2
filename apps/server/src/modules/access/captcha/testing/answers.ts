import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { answerHash } from '../puzzles.usecases.ts';
import { hashOf, sha256 } from '../secrets.ts';
import { SCENE } from '../scene.rules.ts';
import { leadingZeroBits } from '../work.rules.ts';

/** Puts an answer under a picture that nobody looks at. */
export const plantText = (db: Db, key: string, text: string) =>
  sql`update captcha_puzzles set answer_hash = ${answerHash(key, text)}
    where kind = 'image' and key_hash = ${hashOf('key', key)}`.execute(db);

/** Tries every place: with the database and the id at hand that is easy. */
export async function findHole(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ hash: Buffer }>`
    select answer_hash as hash from captcha_puzzles
    where kind = 'slider' and key_hash = ${hashOf('key', id)}`.execute(db);
  return Array.from({ length: SCENE.widthPx }, (_, x) => x).findIndex((x) =>
    rows[0]?.hash.equals(answerHash(id, String(x))),
  );
}

/** Less work than people's machines are given, so that a test is quick. */
export const easeWork = (db: Db, id: string, bits: number) =>
  sql`update captcha_puzzles set work_bits = ${bits}
    where kind = 'work' and key_hash = ${hashOf('key', id)}`.execute(db);

export function nonceFor(prefix: string, fits: (zeroBits: number) => boolean): string {
  let nonce = 0;
  while (!fits(leadingZeroBits(sha256(`${prefix}${nonce}`)))) nonce += 1;
  return String(nonce);
}
