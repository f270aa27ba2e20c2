import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type NewDraft = {
  merchantId: string;
  id: string;
  look: string;
  previewKey: string;
  editedBy: string | null;
  at: Date;
};

/** Replaces the draft; its id and key are new, so earlier previews end. */
export async function putDraft(tx: Tx, draft: NewDraft): Promise<void> {
  await sql`
    insert into theme_drafts (merchant_id, id, look, preview_key, edited_by, edited_at)
    values (${draft.merchantId}, ${draft.id}, ${draft.look}::jsonb, ${draft.previewKey}, ${draft.editedBy}, ${draft.at})
    on conflict (merchant_id) do update set id = excluded.id, look = excluded.look,
      preview_key = excluded.preview_key, edited_by = excluded.edited_by, edited_at = excluded.edited_at`.execute(
    tx,
  );
}

export async function deleteDraft(tx: Tx, merchantId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from theme_drafts where merchant_id = ${merchantId}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

export type DraftRow = {
  id: string;
  look: unknown;
  previewKey: string;
  editedBy: string;
  editedAt: Date;
};

export async function findDraft(db: Db, merchantId: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select d.id, d.look, d.preview_key as "previewKey", coalesce(o.name, '') as "editedBy",
      d.edited_at as "editedAt"
    from theme_drafts d left join operators o on o.id = d.edited_by
    where d.merchant_id = ${merchantId}`.execute(db);
  return rows[0];
}

export type VersionRow = { number: number; look: unknown; publishedBy: string; publishedAt: Date };

const MAX_LISTED = 50;

/** The newest versions first. */
export async function listVersions(db: Db, merchantId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.look, coalesce(o.name, '') as "publishedBy", v.published_at as "publishedAt"
    from theme_versions v left join operators o on o.id = v.published_by
    where v.merchant_id = ${merchantId} order by v.number desc limit ${MAX_LISTED}`.execute(db);
  return rows;
}

export async function findVersion(
  tx: Tx,
  { merchantId, number }: { merchantId: string; number: number },
): Promise<unknown> {
  const { rows } = await sql<{ look: unknown }>`
    select look from theme_versions where merchant_id = ${merchantId} and number = ${number}`.execute(tx);
  return rows[0]?.look;
}

/** The highest number of a version; 0 without one. The merchant's row must be locked. */
export async function newestVersion(tx: Tx, merchantId: string): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    select coalesce(max(number), 0)::int as newest from theme_versions
    where merchant_id = ${merchantId}`.execute(tx);
  return rows[0]?.newest ?? 0;
}

export async function insertVersion(
  tx: Tx,
  row: { merchantId: string; number: number; look: string; publishedBy: string | null; at: Date },
): Promise<void> {
  await sql`insert into theme_versions (merchant_id, number, look, published_by, published_at)
    values (${row.merchantId}, ${row.number}, ${row.look}::jsonb, ${row.publishedBy}, ${row.at})`.execute(tx);
}
