import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type RoundPool = { state: 'settling' | 'settled' | 'voided'; settledAt: Date | null };

/** Undefined for a pool of which no round is settled yet. */
export async function findPool(
  db: Db,
  { merchantId, pool }: { merchantId: string; pool: string },
): Promise<RoundPool | undefined> {
  const { rows } = await sql<RoundPool>`select state, settled_at as "settledAt" from round_pools
    where merchant_id = ${merchantId} and id = ${pool}`.execute(db);
  return rows[0];
}
