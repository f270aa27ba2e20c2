import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Number of members of each of the given merchants. */
export async function countMembers(db: Db, merchantIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ merchant_id: string; members: bigint }>`
    select merchant_id, count(*) as members from members
    where merchant_id = any(${[...merchantIds]}::text[]) group by merchant_id`.execute(db);
  return new Map(rows.map((row) => [row.merchant_id, Number(row.members)]));
}
