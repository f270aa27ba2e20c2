import type { ContentKind } from '@croupier/contract/engagement/content-items.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { LockedItem } from './items.types.ts';

/** Serialises changes of addresses, so that two drafts cannot take the same one at once. */
export async function lockSlugs(tx: Tx, merchantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content_slugs:${merchantId}`}, 0))`.execute(tx);
}

export async function lockItem(tx: Tx, merchantId: string, id: string): Promise<LockedItem | undefined> {
  const { rows } = await sql<LockedItem>`
    select id, kind, slug, position, version, published_version as "publishedVersion",
      archived_at is not null as "isArchived"
    from content_items where merchant_id = ${merchantId} and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The item that has an address, if any. Sections and articles share theirs. */
export async function findBySlug(
  tx: Tx,
  { merchantId, kind, slug }: { merchantId: string; kind: ContentKind; slug: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from content_items
    where merchant_id = ${merchantId} and (kind = 'promotion') = ${kind === 'promotion'} and slug = ${slug}`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** Whether the merchant has so many items, archived ones included. */
export async function hasItems(tx: Tx, merchantId: string, count: number): Promise<boolean> {
  const { rows } = await sql`
    select from content_items where merchant_id = ${merchantId} offset ${count - 1} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Inserts an item at the end of its kind. Returns false if the id exists. */
export async function insertItem(
  tx: Tx,
  { merchantId, id, kind, slug }: { merchantId: string; id: string; kind: ContentKind; slug: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into content_items (merchant_id, id, kind, slug, position, version)
    select ${merchantId}, ${id}, ${kind}, ${slug}, coalesce(max(position), -1) + 1, 1
    from content_items where merchant_id = ${merchantId} and kind = ${kind}
    on conflict (merchant_id, id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export type NewVersion = {
  merchantId: string;
  kind: ContentKind;
  id: string;
  number: number;
  /** In wire form. */
  body: unknown;
  operatorId: string;
  at: Date;
};

export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { merchantId, kind, id, number, body, operatorId, at } = version;
  await sql`
    insert into content_versions (merchant_id, kind, subject, number, body, state, changed_by, changed_at)
    values (${merchantId}, ${kind}, ${id}, ${number}, ${JSON.stringify(body)}::jsonb, 'draft', ${operatorId},
      ${at})`.execute(tx);
}

export async function updateItem(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
  to: { version: number; slug: string | null; archivedAt: Date | null; publishedVersion: number | null },
): Promise<void> {
  await sql`
    update content_items set version = ${to.version}, slug = ${to.slug}, archived_at = ${to.archivedAt},
      published_version = ${to.publishedVersion}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** The version that is published from now on; without one, none is. */
export async function markPublished(
  tx: Tx,
  { merchantId, id, number }: { merchantId: string; id: string; number: number | null },
): Promise<void> {
  await sql`
    update content_versions set state = case when number = ${number}::int then 'published' else 'superseded' end
    where merchant_id = ${merchantId} and subject = ${id}
      and (state = 'published' or number = ${number}::int)`.execute(tx);
}

/** Whether a version of the item was ever on the site. */
export async function wasPublished(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from content_versions
    where merchant_id = ${merchantId} and subject = ${id} and state <> 'draft' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Numbers the named items from 0 and moves the others of the kind behind them. */
export async function reorderItems(
  tx: Tx,
  { merchantId, kind, ids }: { merchantId: string; kind: ContentKind; ids: readonly string[] },
): Promise<void> {
  await sql`
    update content_items i set position = p.position
    from (
      select o.id, row_number() over (order by wanted.place nulls last, o.position, o.id desc) - 1 as position
      from content_items o
      left join unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) on wanted.id = o.id
      where o.merchant_id = ${merchantId} and o.kind = ${kind}) p
    where i.merchant_id = ${merchantId} and i.id = p.id and i.position <> p.position`.execute(tx);
}

export async function listOrder(tx: Tx, merchantId: string, kind: ContentKind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from content_items
    where merchant_id = ${merchantId} and kind = ${kind} and archived_at is null
    order by position, id desc`.execute(tx);
  return rows.map(({ id }) => id);
}
