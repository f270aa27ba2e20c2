import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

type Leaf = { id: string; digest: string };

async function listLeaves(db: Db, merchantId: string, drawId: string): Promise<Leaf[]> {
  const { rows } = await sql<Leaf>`select id, digest from lottery_tickets
    where merchant_id = ${merchantId} and draw_id = ${drawId} and state = 'open' order by id`.execute(db);
  return rows;
}

/** The digests of all tickets of a draw in the order of their ids, at whatever merchant they were bought. */
export async function listDigests(
  db: Db,
  { merchantIds, drawId }: { merchantIds: readonly string[]; drawId: string },
): Promise<string[]> {
  const leaves: Leaf[] = [];
  for (const merchantId of merchantIds)
    for (const leaf of await listLeaves(db, merchantId, drawId)) leaves.push(leaf);
  // Text of one length and case, so that it sorts as PostgreSQL sorts the ids.
  leaves.sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  return leaves.map(({ digest }) => digest);
}
