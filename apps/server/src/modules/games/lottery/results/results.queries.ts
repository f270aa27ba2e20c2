import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { DrawResult } from '../draws/draws.types.ts';

/** The draw must be locked. */
export async function insertResult(tx: Tx, result: DrawResult): Promise<void> {
  const { drawId, version, numbers, evidence, enteredBy, approvedBy, at } = result;
  await sql`insert into lottery_results (draw_id, version, numbers, evidence, entered_by, approved_by, at)
    values (${drawId}, ${version}, ${numbers}::text[], ${JSON.stringify(evidence)}::jsonb, ${enteredBy}, ${approvedBy}, ${at})`.execute(
    tx,
  );
  await sql`update lottery_draws set result_version = ${version} where id = ${drawId}`.execute(tx);
}

export async function listResults(db: Db, drawId: string): Promise<DrawResult[]> {
  const { rows } = await sql<DrawResult>`
    select draw_id as "drawId", version, numbers, evidence, entered_by as "enteredBy", approved_by as "approvedBy", at
    from lottery_results where draw_id = ${drawId} order by version`.execute(db);
  return rows;
}
