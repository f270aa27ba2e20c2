import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { BroadcastRow } from './broadcasts.types.ts';

const rowsOf = (merchantId: string, where: ReturnType<typeof sql>, limit: number) => sql<BroadcastRow>`
  select b.id, b.titles, b.contents, b.segment, b.purpose, b.state, b.total, b.sent, b.created_at as "createdAt",
    o.name as "createdBy", b.finished_at as "finishedAt"
  from broadcasts b join operators o on o.id = b.created_by
  where b.merchant_id = ${merchantId} and ${where}
  order by b.created_at desc, b.id desc limit ${limit}`;

export async function listBroadcasts(
  db: Db,
  { merchantId, after, limit }: { merchantId: string; after: string | undefined; limit: number },
): Promise<BroadcastRow[]> {
  const where = sql`(${after ?? null}::uuid is null or (b.created_at, b.id) < (
    select created_at, id from broadcasts where merchant_id = ${merchantId} and id = ${after ?? null}::uuid))`;
  const { rows } = await rowsOf(merchantId, where, limit).execute(db);
  return rows;
}

export async function findBroadcast(
  db: Db,
  merchantId: string,
  id: string,
): Promise<BroadcastRow | undefined> {
  const { rows } = await rowsOf(merchantId, sql`b.id = ${id}`, 1).execute(db);
  return rows[0];
}
