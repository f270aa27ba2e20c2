import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Members of each merchant; only for the operators' overview, which covers all merchants. */
export async function countMembers(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ merchant_id: string; members: bigint }>`
    select merchant_id, count(*) as members from members group by merchant_id`.execute(db);
  return new Map(rows.map((row) => [row.merchant_id, Number(row.members)]));
}
