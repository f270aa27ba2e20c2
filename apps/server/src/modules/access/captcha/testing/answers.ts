import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { sha256 } from '../../../../platform/tokens.ts';
import { answerHash, keyHash } from '../puzzles.rules.ts';
import { SCENE } from '../slider.rules.ts';
import { leadingZeroBits } from '../work.rules.ts';

/** Replaces the answer of a picture with a known one. */
export const plantText = (db: Db, key: string, text: string) =>
  sql`update captcha_puzzles set answer_hash = ${answerHash(key, text)}
    where kind = 'image' and key_hash = ${keyHash(key)}`.execute(db);

/** Finds the hole by trying every place against the stored hash. */
export async function findHole(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ hash: Buffer }>`
    select answer_hash as hash from captcha_puzzles
    where kind = 'slider' and key_hash = ${keyHash(id)}`.execute(db);
  return Array.from({ length: SCENE.widthPx }, (_, x) => x).findIndex((x) =>
    rows[0]?.hash.equals(answerHash(id, String(x))),
  );
}

/** Lowers the amount of work, so that a test is quick. */
export const easeWork = (db: Db, id: string, bits: number) =>
  sql`update captcha_puzzles set work_bits = ${bits}
    where kind = 'work' and key_hash = ${keyHash(id)}`.execute(db);

export function nonceFor(prefix: string, fits: (zeroBits: number) => boolean): string {
  let nonce = 0;
  while (!fits(leadingZeroBits(sha256(`${prefix}${nonce}`)))) nonce += 1;
  return String(nonce);
}
