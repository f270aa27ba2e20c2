import type { SavedView, StoredListSettings } from '@croupier/contract/backoffice/views.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { CONSOLE } from '../../access/sessions/index.ts';

/** Whose view it is. */
export type ViewOwner = { operatorId: string; roleId: null } | { operatorId: null; roleId: string };

const COLUMNS = sql`v.id, v.list, v.name, v.search, v.role_id as "roleId", v.pinned as "isPinned"`;

/** Views of an operator, and of the roles that the operator has now. */
export async function listViews(
  db: Db,
  { operatorId, now }: { operatorId: string; now: Date },
): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select ${COLUMNS} from views v where v.merchant_id = ${CONSOLE} and (v.operator_id = ${operatorId}
      or v.role_id in (select g.role_id from grants g
        where g.operator_id = ${operatorId} and (g.until is null or g.until > ${now})))
    order by v.role_id is not null, lower(v.name), v.id`.execute(db);
  return rows;
}

/** False if the id belongs to somebody else's view. */
export async function putView(
  tx: Tx,
  { operatorId, roleId }: ViewOwner,
  view: Omit<SavedView, 'roleId'> & { at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into views (merchant_id, id, list, name, search, operator_id, role_id, pinned, changed_at)
    values (${CONSOLE}, ${view.id}, ${view.list}, ${view.name}, ${view.search}, ${operatorId}, ${roleId},
      ${view.isPinned}, ${view.at})
    on conflict (merchant_id, id) do update set list = excluded.list, name = excluded.name, search = excluded.search,
      pinned = excluded.pinned, changed_at = excluded.changed_at
    where views.operator_id is not distinct from excluded.operator_id
      and views.role_id is not distinct from excluded.role_id`.execute(tx);
  return numAffectedRows === 1n;
}

export async function countViews(tx: Tx, { operatorId, roleId }: ViewOwner): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from views
    where merchant_id = ${CONSOLE} and operator_id is not distinct from ${operatorId}::uuid
      and role_id is not distinct from ${roleId}::text`.execute(tx);
  return Number(rows[0]?.count ?? 0n);
}

export async function deleteView(tx: Tx, { operatorId, roleId }: ViewOwner, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from views
    where merchant_id = ${CONSOLE} and id = ${id} and operator_id is not distinct from ${operatorId}::uuid
      and role_id is not distinct from ${roleId}::text`.execute(tx);
  return numAffectedRows === 1n;
}

export async function listSettings(db: Db, operatorId: string): Promise<StoredListSettings[]> {
  const { rows } = await sql<StoredListSettings>`select list, columns, density from list_settings
    where merchant_id = ${CONSOLE} and operator_id = ${operatorId} order by list limit 200`.execute(db);
  return rows;
}

export async function putSettings(
  db: Db,
  { operatorId, list, columns, density }: StoredListSettings & { operatorId: string },
): Promise<void> {
  await sql`insert into list_settings (merchant_id, operator_id, list, columns, density)
    values (${CONSOLE}, ${operatorId}, ${list}, ${columns}::text[], ${density})
    on conflict (merchant_id, operator_id, list) do update
      set columns = excluded.columns, density = excluded.density`.execute(db);
}
