import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export type PreviewRow = { itemId: string; version: number; origin: string };

type NewPreview = PreviewRow & { merchantId: string; tokenHash: Buffer; expiresAt: Date; now: Date };

export async function insertPreview(db: Db, preview: NewPreview): Promise<void> {
  const { merchantId, now } = preview;
  await sql`delete from content_previews where merchant_id = ${merchantId} and expires_at <= ${now}`.execute(
    db,
  );
  await sql`insert into content_previews (merchant_id, token_hash, item_id, version, origin, expires_at)
    values (${merchantId}, ${preview.tokenHash}, ${preview.itemId}, ${preview.version}, ${preview.origin},
      ${preview.expiresAt})`.execute(db);
}

export async function findPreview(
  db: Db,
  { merchantId, tokenHash, now }: { merchantId: string; tokenHash: Buffer; now: Date },
): Promise<PreviewRow | undefined> {
  const { rows } = await sql<PreviewRow>`
    select item_id as "itemId", version, origin from content_previews
    where merchant_id = ${merchantId} and token_hash = ${tokenHash} and expires_at > ${now}`.execute(db);
  return rows[0];
}
