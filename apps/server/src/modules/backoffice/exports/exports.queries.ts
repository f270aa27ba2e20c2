import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ExportRow } from './exports.types.ts';

const COLUMNS = sql`id, operator_id as "operatorId", list_id as "listId", query, merchants, state, rows, parts,
  is_complete as "isComplete", asked_at as "askedAt", expires_at as "expiresAt"`;

/** The channel that wakes the job. */
export const EXPORTS_CHANNEL = 'exports';

export async function insertExport(tx: Tx, row: ExportRow): Promise<void> {
  await sql`insert into exports
      (merchant_id, id, operator_id, list_id, query, merchants, state, asked_at, touched_at, expires_at)
    values ('', ${row.id}, ${row.operatorId}, ${row.listId}, ${JSON.stringify(row.query)}, ${row.merchants}::text[],
      ${row.state}, ${row.askedAt}, ${row.askedAt}, ${row.expiresAt})`.execute(tx);
  await sql`select pg_notify(${EXPORTS_CHANNEL}, '')`.execute(tx);
}

/** Serializes the requests of one operator, so that two at once cannot exceed the limit. */
export async function countOpen(tx: Tx, operatorId: string): Promise<number> {
  await sql`select 1 from operators where id = ${operatorId} for update`.execute(tx);
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from exports
    where merchant_id = '' and operator_id = ${operatorId} and state in ('asked', 'running')`.execute(tx);
  return Number(rows[0]?.count ?? 0n);
}

/** Takes the oldest export that waits or was interrupted, and starts it from the beginning. */
export async function claimExport(
  tx: Tx,
  { now, interruptedBefore }: { now: Date; interruptedBefore: Date },
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    update exports set state = 'running', touched_at = ${now}, rows = 0, parts = 0, is_complete = true
    where merchant_id = '' and id = (
      select id from exports where merchant_id = '' and expires_at > ${now}
        and (state = 'asked' or (state = 'running' and touched_at < ${interruptedBefore}))
      order by asked_at, id limit 1 for update skip locked
    ) returning ${COLUMNS}`.execute(tx);
  const [claimed] = rows;
  if (claimed)
    await sql`delete from export_parts where merchant_id = '' and export_id = ${claimed.id}`.execute(tx);
  return claimed;
}

export async function addPart(
  tx: Tx,
  { id, number, body, rows, now }: { id: string; number: number; body: string; rows: number; now: Date },
): Promise<void> {
  await sql`insert into export_parts (merchant_id, export_id, number, body)
    values ('', ${id}, ${number}, ${body})`.execute(tx);
  await sql`update exports set rows = ${rows}, parts = ${number}, touched_at = ${now}
    where merchant_id = '' and id = ${id}`.execute(tx);
}

export async function finishExport(
  tx: Tx,
  { id, state, isComplete }: { id: string; state: 'done' | 'refused'; isComplete: boolean },
): Promise<void> {
  await sql`update exports set state = ${state}, is_complete = ${isComplete}
    where merchant_id = '' and id = ${id}`.execute(tx);
}

export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await sql`delete from export_parts where merchant_id = '' and export_id in (
    select id from exports where merchant_id = '' and expires_at <= ${now})`.execute(tx);
  await sql`delete from exports where merchant_id = '' and expires_at <= ${now}`.execute(tx);
}

type Own = { operatorId: string; now: Date };

export async function listExports(db: Db, { operatorId, now }: Own, limit: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`select ${COLUMNS} from exports
    where merchant_id = '' and operator_id = ${operatorId} and expires_at > ${now}
    order by asked_at desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function findExport(
  db: Db,
  { operatorId, now, id }: Own & { id: string },
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`select ${COLUMNS} from exports
    where merchant_id = '' and id = ${id} and operator_id = ${operatorId} and expires_at > ${now}`.execute(
    db,
  );
  return rows[0];
}

export async function findPart(
  db: Db,
  { id, number }: { id: string; number: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ body: string }>`select body from export_parts
    where merchant_id = '' and export_id = ${id} and number = ${number}`.execute(db);
  return rows[0]?.body;
}
