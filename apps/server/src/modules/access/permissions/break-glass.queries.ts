import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { announcement } from '../../../platform/db/list-changes.ts';
import { CONSOLE } from '../sessions/index.ts';

const CHANGED = announcement({ what: 'row', list: 'breakGlass', merchantId: CONSOLE, id: null });

export type BreakGlassRow = {
  id: string;
  operatorId: string;
  operatorName: string;
  reason: string;
  startedAt: Date;
  endsAt: Date;
  seenBy: string[];
};

/** Newest first. */
export async function listBreakGlass(db: Db, { since }: { since: Date }): Promise<BreakGlassRow[]> {
  const { rows } = await sql<BreakGlassRow>`
    select b.id, b.operator_id as "operatorId", o.name as "operatorName", b.reason, b.started_at as "startedAt",
      b.ends_at as "endsAt", b.seen_by as "seenBy"
    from break_glass b join operators o on o.id = b.operator_id
    where b.started_at > ${since} order by b.id desc limit 100`.execute(db);
  return rows;
}

export async function findActiveBreakGlass(
  db: Db,
  { operatorId, now }: { operatorId: string; now: Date },
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from break_glass where operator_id = ${operatorId} and ends_at > ${now} limit 1`.execute(db);
  return rows[0];
}

export async function insertBreakGlass(
  tx: Tx,
  use: { id: string; operatorId: string; reason: string; startedAt: Date; endsAt: Date },
): Promise<void> {
  await sql`
    insert into break_glass (id, operator_id, reason, started_at, ends_at, seen_by)
    values (${use.id}, ${use.operatorId}, ${use.reason}, ${use.startedAt}, ${use.endsAt}, '{}')
    returning ${CHANGED}`.execute(tx);
}

/** @returns the ids of emergencies that have ended */
export async function endBreakGlass(
  tx: Tx,
  { operatorId, now }: { operatorId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update break_glass set ends_at = ${now} where operator_id = ${operatorId} and ends_at > ${now}
    returning id, ${CHANGED}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function markBreakGlassSeen(
  db: Db,
  { id, operatorId }: { id: string; operatorId: string },
): Promise<void> {
  await sql`update break_glass set seen_by = seen_by || ${operatorId}::uuid
    where id = ${id} and not ${operatorId}::uuid = any(seen_by) returning ${CHANGED}`.execute(db);
}
