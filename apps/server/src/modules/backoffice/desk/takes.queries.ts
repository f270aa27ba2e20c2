import type { DeskRow } from '@croupier/contract/backoffice/takes.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

type Own = DeskRow & { operatorId: string };

/** True if the operator was not looking before. */
export async function putLook(
  tx: Tx,
  { merchantCode, list, id, operatorId, until, now }: Own & { until: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ wasThere: boolean }>`
    with before as (
      select until from looks where merchant_id = ${merchantCode} and list = ${list} and subject = ${id}
        and operator_id = ${operatorId} and until > ${now}
    )
    insert into looks (merchant_id, list, subject, operator_id, until)
    values (${merchantCode}, ${list}, ${id}, ${operatorId}, ${until})
    on conflict (merchant_id, list, subject, operator_id) do update set until = excluded.until
    returning exists (select 1 from before) as "wasThere"`.execute(tx);
  return rows[0]?.wasThere === false;
}

export async function countLooks(
  tx: Tx,
  { merchantCode, operatorId, now }: { merchantCode: string; operatorId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from looks
    where merchant_id = ${merchantCode} and operator_id = ${operatorId} and until > ${now}`.execute(tx);
  return Number(rows[0]?.count ?? 0n);
}

/** Takes a free row, or keeps one that the operator has; false if somebody else has it. */
export async function putTake(
  tx: Tx,
  { merchantCode, list, id, operatorId, until, now }: Own & { until: Date; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into takes (merchant_id, list, subject, operator_id, until)
    values (${merchantCode}, ${list}, ${id}, ${operatorId}, ${until})
    on conflict (merchant_id, list, subject) do update
      set operator_id = excluded.operator_id, until = excluded.until
      where takes.until <= ${now} or takes.operator_id = excluded.operator_id`.execute(tx);
  return numAffectedRows === 1n;
}

export async function extendTake(
  tx: Tx,
  { merchantCode, list, id, operatorId, until, now }: Own & { until: Date; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update takes set until = ${until}
    where merchant_id = ${merchantCode} and list = ${list} and subject = ${id} and operator_id = ${operatorId}
      and until > ${now}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Deletes the operator's view or take of the row; false if there was none. */
export async function deleteAttendance(
  tx: Tx,
  { merchantCode, list, id, operatorId }: Own,
): Promise<boolean> {
  const looks = await sql`delete from looks where merchant_id = ${merchantCode} and list = ${list}
    and subject = ${id} and operator_id = ${operatorId}`.execute(tx);
  const takes = await sql`delete from takes where merchant_id = ${merchantCode} and list = ${list}
    and subject = ${id} and operator_id = ${operatorId}`.execute(tx);
  return (looks.numAffectedRows ?? 0n) + (takes.numAffectedRows ?? 0n) > 0n;
}

export type AttendanceRow = {
  merchantCode: string;
  id: string;
  operatorId: string;
  name: string;
  isTake: boolean;
  until: Date;
};

const MAX_ROWS = 1_000;

/** Who is viewing rows of a list, and who has taken them. */
export async function listAttendance(
  db: Db,
  { merchantIds, list, id, now }: { merchantIds: readonly string[]; list: string; id?: string; now: Date },
): Promise<AttendanceRow[]> {
  const one = id ?? null;
  const { rows } = await sql<AttendanceRow>`
    select found.merchant_id as "merchantCode", found.subject as id, found.operator_id as "operatorId", o.name,
      found.is_take as "isTake", found.until
    from (
      select merchant_id, subject, operator_id, false as is_take, until from looks
      where merchant_id = any(${[...merchantIds]}::text[]) and list = ${list} and until > ${now}
        and (${one}::text is null or subject = ${one})
      union all
      select merchant_id, subject, operator_id, true, until from takes
      where merchant_id = any(${[...merchantIds]}::text[]) and list = ${list} and until > ${now}
        and (${one}::text is null or subject = ${one})
    ) as found join operators o on o.id = found.operator_id
    order by found.merchant_id, found.subject, o.name limit ${MAX_ROWS}`.execute(db);
  return rows;
}

/** Deletes what has ended. */
export async function deleteAttendanceBefore(db: Db, now: Date): Promise<void> {
  await sql`delete from looks where until <= ${now}`.execute(db);
  await sql`delete from takes where until <= ${now}`.execute(db);
}
