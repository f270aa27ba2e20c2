import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export type Entry = {
  id: string;
  drawId: string;
  ofVersion: number;
  operatorId: string;
  numbers: string[];
  reason: string;
  at: Date;
};

/** Does nothing for an entry that was made before. */
export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  await sql`insert into lottery_entries (id, draw_id, of_version, operator_id, numbers, reason, at)
    values (${entry.id}, ${entry.drawId}, ${entry.ofVersion}, ${entry.operatorId}, ${entry.numbers}::text[], ${entry.reason}, ${entry.at})
    on conflict do nothing`.execute(tx);
}

/** The last entry of each operator for the next version of a result. */
export async function listEntries(
  db: Db,
  { drawId, ofVersion }: { drawId: string; ofVersion: number },
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select distinct on (operator_id) id, draw_id as "drawId", of_version as "ofVersion", operator_id as "operatorId", numbers,
      reason, at
    from lottery_entries where draw_id = ${drawId} and of_version = ${ofVersion}
    order by operator_id, at desc, id desc`.execute(db);
  return rows;
}
