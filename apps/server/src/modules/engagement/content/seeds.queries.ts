import type { ContentKind } from '@croupier/contract/engagement/content-items.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export type SeededItem = {
  merchantId: string;
  id: string;
  kind: ContentKind;
  slug: string | null;
  position: number;
  /** In wire form. */
  body: unknown;
  at: Date;
};

/** Inserts an item with one published version. Returns false if it exists already; it is left unchanged then. */
export async function insertSeed(tx: Tx, item: SeededItem): Promise<boolean> {
  const { merchantId, id, kind, slug, position, body, at } = item;
  const { numAffectedRows } = await sql`
    with item as (
      insert into content_items (merchant_id, id, kind, slug, position, version, published_version)
      values (${merchantId}, ${id}, ${kind}, ${slug}, ${position}, 1, 1)
      on conflict do nothing returning id)
    insert into content_versions (merchant_id, kind, subject, number, body, state, changed_at)
    select ${merchantId}, ${kind}, id, 1, ${JSON.stringify(body)}::jsonb, 'published', ${at} from item`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}
