import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

type DatabaseHealth = {
  version: string;
  schema: string;
  bytes: bigint;
  connections: number;
  maxConnections: number;
};

export async function readDatabase(db: Db): Promise<DatabaseHealth | undefined> {
  const { rows } = await sql<DatabaseHealth>`
    select current_setting('server_version') as version, (select max(name) from migrations) as schema,
      pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections"`.execute(db);
  return rows[0];
}

/** The largest tables with their indexes; a partitioned table counts as one. */
export async function readLargestTables(
  db: Db,
  limit: number,
): Promise<Array<{ name: string; bytes: bigint }>> {
  const { rows } = await sql<{ name: string; bytes: bigint }>`
    select root::regclass::text as name, sum(bytes)::int8 as bytes from (
      select coalesce(pg_partition_root(c.oid), c.oid) as root, pg_total_relation_size(c.oid) as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind = 'r'
    ) sizes group by root order by bytes desc, name limit ${limit}`.execute(db);
  return rows;
}

/** Our processes, by the name under which they connect. */
export async function readProcesses(
  db: Db,
): Promise<Array<{ name: string; connections: number; since: Date }>> {
  const { rows } = await sql<{ name: string; connections: number; since: Date }>`
    select application_name as name, count(*)::int as connections, min(backend_start) as since from pg_stat_activity
    where datname = current_database() and application_name <> '' group by 1 order by 1`.execute(db);
  return rows;
}

/** How far each merchant is sealed, and how far its figures go. */
export async function readLags(
  db: Db,
): Promise<Array<{ merchantId: string; sealedUntil: Date; foldedUntil: Date | null }>> {
  const { rows } = await sql<{ merchantId: string; sealedUntil: Date; foldedUntil: Date | null }>`
    select s.merchant_id as "merchantId", s.sealed_until as "sealedUntil", m.folded_until as "foldedUntil"
    from ledger_seals s left join report_marks m on m.merchant_id = s.merchant_id
    order by s.merchant_id`.execute(db);
  return rows;
}

type OutboxHealth = { waiting: number; failing: number; oldestAt: Date | null };

export async function readOutbox(db: Db): Promise<OutboxHealth> {
  const { rows } = await sql<OutboxHealth>`
    select count(*)::int as waiting, (count(*) filter (where attempts > 0))::int as failing,
      min(created_at) as "oldestAt" from outbox`.execute(db);
  return rows[0] ?? { waiting: 0, failing: 0, oldestAt: null };
}

/** Vendors' game feeds whose last import failed. */
export async function countFailingFeeds(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vendor_feeds where last_error is not null`.execute(db);
  return rows[0]?.count ?? 0;
}
