import type { GrantChange } from '@croupier/contract/access/grants.ts';
import type { Permission } from '@croupier/contract/access/permissions.ts';
import { sql } from 'kysely';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { permissionsOf, type StoredRole } from './grants.rules.ts';
import type { Grant } from './permissions.types.ts';

type GrantRow = Omit<Grant, 'permissions'> & { operatorId: string; permissions: Permission[] | null };

const GRANTS = sql`
  select g.operator_id as "operatorId", g.role_id as "roleId", g.merchants, g.act_ceiling_minor as "actCeiling",
    g.day_ceiling_minor as "dayCeiling", g.until, g.granted_at as "grantedAt", r.permissions
  from grants g left join roles r on r.id = g.role_id`;

const grantOf = ({ permissions, ...row }: GrantRow): Grant & { operatorId: string } => ({
  ...row,
  permissions: permissionsOf(row.roleId, permissions ?? []),
});

export async function findGrants(db: Db, operatorId: string): Promise<Grant[]> {
  const { rows } = await sql<GrantRow>`${GRANTS} where g.operator_id = ${operatorId}
    order by g.granted_at, g.id`.execute(db);
  return rows.map(grantOf);
}

/** The grants that an operator can use: none while the account is closed, or reset and not set up again. */
export async function findUsableGrants(db: Db, operatorId: string): Promise<Grant[]> {
  const { rows } = await sql<GrantRow>`${GRANTS}
    join operators o on o.id = g.operator_id and o.status = 'open'
      and (o.password_hash is not null or o.set_up_at is null)
    where g.operator_id = ${operatorId} order by g.granted_at, g.id`.execute(db);
  return rows.map(grantOf);
}

/** The grants of every operator. */
export async function listGrants(db: Db): Promise<Map<string, Grant[]>> {
  const { rows } = await sql<GrantRow>`${GRANTS} order by g.granted_at, g.id`.execute(db);
  return Map.groupBy(rows.map(grantOf), ({ operatorId }) => operatorId);
}

/** Operators with a grant of the role. */
export async function listHolders(tx: Tx, roleId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct operator_id as id from grants where role_id = ${roleId} order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function insertGrant(
  tx: Tx,
  { id, operatorId, at, ...grant }: GrantChange & { id: string; operatorId: string; at: Date },
): Promise<void> {
  const merchants = grant.merchants === null ? null : [...new Set(grant.merchants)].toSorted();
  await sql`
    insert into grants (id, operator_id, role_id, merchants, act_ceiling_minor, day_ceiling_minor, until, granted_at)
    values (${id}, ${operatorId}, ${grant.roleId}, ${merchants}::text[], ${grant.actCeiling}, ${grant.dayCeiling},
      ${grant.until}, ${at})
    on conflict do nothing`.execute(tx);
}

export async function deleteGrants(tx: Tx, operatorId: string): Promise<void> {
  await sql`delete from grants where operator_id = ${operatorId}`.execute(tx);
}

/**
 * Locks the grants of owners, so that concurrent changes cannot remove the last two.
 *
 * @returns how many operators who can sign in are permanent owners of all merchants
 */
export async function lockOwners(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select g.operator_id as id from grants g join operators o on o.id = g.operator_id
    where g.role_id = 'owner' and g.merchants is null and g.until is null and o.status = 'open'
      and o.password_hash is not null
    order by g.id for update of g`.execute(tx);
  return new Set(rows.map(({ id }) => id)).size;
}

/** Servers that start together create the first owner one after the other. */
export async function lockFirstOwner(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first owner', 0))`.execute(tx);
}

export async function listRoles(db: Db): Promise<StoredRole[]> {
  const { rows } = await sql<StoredRole>`select id, name, permissions from roles order by name, id`.execute(
    db,
  );
  return rows;
}

/** Prevents roles from being removed until the granting transaction ends. */
export async function shareRoles(tx: Tx): Promise<StoredRole[]> {
  const { rows } = await sql<StoredRole>`select id, name, permissions from roles for share`.execute(tx);
  return rows;
}

export async function lockRole(tx: Tx, id: string): Promise<StoredRole | undefined> {
  const { rows } = await sql<StoredRole>`
    select id, name, permissions from roles where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function putRole(
  tx: Tx,
  { id, name, permissions, at }: StoredRole & { at: Date },
): Promise<void> {
  await sql`
    insert into roles (id, name, permissions, changed_at) values (${id}, ${name}, ${[...permissions]}::text[], ${at})
    on conflict (id) do update set name = excluded.name, permissions = excluded.permissions,
      changed_at = excluded.changed_at`.execute(tx);
}

export async function deleteRole(tx: Tx, id: string): Promise<void> {
  await sql`delete from roles where id = ${id}`.execute(tx);
}

const CHANNEL = 'grants_changed';

/** Notifies every process at the commit. */
export async function announceGrants(tx: Tx, operatorId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${operatorId})`.execute(tx);
}

export const listenForGrants = (
  database: Pick<Database, 'listen'>,
  onChange: (operatorId: string) => void,
): Promise<() => Promise<void>> => database.listen(CHANNEL, onChange);
