import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export type RoundState = { id: string; state: string; payoutMinor: bigint };

/** Rounds by their ids; unknown ones are left out. */
export async function findRounds(
  db: Db,
  merchantId: string,
  ids: readonly string[],
): Promise<Map<string, RoundState>> {
  const { rows } = await sql<RoundState>`select id, state, payout_minor as "payoutMinor" from rounds
    where merchant_id = ${merchantId} and id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
