import type { ContentKind, ContentVersion } from '@croupier/contract/engagement/content-items.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { ItemRow } from './items.types.ts';

const MAX_ITEMS = 500;
const MAX_VERSIONS = 200;

const select = (merchantId: string, where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql<ItemRow>`
    select i.id, i.kind, i.slug, i.version, i.published_version as "publishedVersion",
      i.archived_at as "archivedAt", v.body, v.changed_at as "changedAt", o.name as "changedBy"
    from content_items i
    join content_versions v on v.merchant_id = ${merchantId} and v.subject = i.id and v.number = i.version
    left join operators o on o.id = v.changed_by
    where i.merchant_id = ${merchantId} and ${where}
    order by ${order} limit ${MAX_ITEMS}`;

export async function listItems(
  db: Db,
  { merchantId, kind, archived }: { merchantId: string; kind: ContentKind; archived: boolean },
): Promise<ItemRow[]> {
  const { rows } = await (
    archived
      ? select(
          merchantId,
          sql`i.kind = ${kind} and i.archived_at is not null`,
          sql`i.archived_at desc, i.id desc`,
        )
      : select(merchantId, sql`i.kind = ${kind} and i.archived_at is null`, sql`i.position, i.id desc`)
  ).execute(db);
  return rows;
}

export async function findItem(db: Db, merchantId: string, id: string): Promise<ItemRow | undefined> {
  const { rows } = await select(merchantId, sql`i.id = ${id}`, sql`i.id`).execute(db);
  return rows[0];
}

export async function listVersions(db: Db, merchantId: string, id: string): Promise<ContentVersion[]> {
  const { rows } = await sql<ContentVersion>`
    select v.number, v.state, v.changed_at as at, o.name as by
    from content_versions v left join operators o on o.id = v.changed_by
    where v.merchant_id = ${merchantId} and v.subject = ${id}
    order by v.number desc limit ${MAX_VERSIONS}`.execute(db);
  return rows;
}

/** The body of a version, in wire form. */
export async function findVersion(
  db: Db,
  { merchantId, id, number }: { merchantId: string; id: string; number: number },
): Promise<unknown> {
  const { rows } = await sql<{ body: unknown }>`
    select body from content_versions
    where merchant_id = ${merchantId} and subject = ${id} and number = ${number}`.execute(db);
  return rows[0]?.body;
}
