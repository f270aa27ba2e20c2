import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export type MediaRow = {
  id: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  addedAt: Date;
};

type NewMedia = Omit<MediaRow, 'bytes'> & { merchantId: string; content: Buffer; operatorId: string };

/** Returns false if the same picture is there already. */
export async function insertMedia(tx: Tx, media: NewMedia): Promise<boolean> {
  const { merchantId, id, name, content, width, height, operatorId, addedAt } = media;
  const { numAffectedRows } = await sql`
    insert into content_media (merchant_id, id, name, content, width, height, added_by, added_at)
    values (${merchantId}, ${id}, ${name}, ${content}, ${width}, ${height}, ${operatorId}, ${addedAt})
    on conflict (merchant_id, id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function listMedia(db: Db, merchantId: string, limit: number): Promise<MediaRow[]> {
  const { rows } = await sql<MediaRow>`
    select id, name, width, height, octet_length(content) as bytes, added_at as "addedAt"
    from content_media where merchant_id = ${merchantId}
    order by added_at desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function findMedia(db: Db, merchantId: string, id: string): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`
    select id, name, width, height, octet_length(content) as bytes, added_at as "addedAt"
    from content_media where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function countMedia(db: Db, merchantId: string): Promise<number> {
  const { rows } = await sql<{ pictures: bigint }>`
    select count(*) as pictures from content_media where merchant_id = ${merchantId}`.execute(db);
  return Number(rows[0]?.pictures ?? 0n);
}

export async function findContent(db: Db, merchantId: string, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from content_media where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0]?.content;
}
