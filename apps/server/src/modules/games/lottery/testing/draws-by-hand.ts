import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';

const SALE_SECONDS = 60;

type HandMade = {
  lotteryId: string;
  number: string;
  catalogue: string;
  now: Date;
  saleSeconds?: number;
  isPlanned?: boolean;
};

/** A draw on sale without a chain and a plan, which the clock of draws leaves alone. */
export async function openDrawByHand(db: Db, draw: HandMade): Promise<string> {
  const { lotteryId, number, catalogue, now, saleSeconds = SALE_SECONDS, isPlanned = false } = draw;
  const id = newId();
  const at = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into lottery_draws (id, lottery_id, number, day, opens_at, closes_at, draws_at, late_at, void_at,
        state, catalogue_version, mapping_version)
      values (${id}, ${lotteryId}, ${number}, '2026-12-01', ${at(0)}, ${at(saleSeconds)}, ${at(saleSeconds + 5)},
        ${at(saleSeconds + 10)}, ${at(saleSeconds + 605)}, ${isPlanned ? 'planned' : 'open'}, ${catalogue}, 'map/1')`.execute(
      tx,
    );
    if (!isPlanned) await sql`insert into lottery_sales values (${id})`.execute(tx);
  });
  return id;
}

/** Opens the sale of a planned draw. */
export async function openSaleByHand(db: Db, id: string): Promise<void> {
  await sql`update lottery_draws set state = 'open' where id = ${id}`.execute(db);
  await sql`insert into lottery_sales values (${id})`.execute(db);
}

/** Ends the sale and gives the draw its next result, or none. */
export async function drawByHand(db: Db, id: string, numbers: readonly string[] | null): Promise<void> {
  await sql`delete from lottery_sales where draw_id = ${id}`.execute(db);
  if (numbers === null) {
    await sql`update lottery_draws set state = 'void', void_reason = 'result_missing', due_at = null
      where id = ${id}`.execute(db);
    return;
  }
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into lottery_results (draw_id, version, numbers, evidence, entered_by, approved_by, at)
      select id, result_version + 1, ${[...numbers]}::text[], '{}', gen_random_uuid(),
        gen_random_uuid(), now() from lottery_draws where id = ${id}`.execute(tx);
    await sql`update lottery_draws set state = 'drawn', result_version = result_version + 1, due_at = null,
        sealed_at = now(), tickets = 0, ticket_root = repeat('a', 64)
      where id = ${id}`.execute(tx);
  });
}
