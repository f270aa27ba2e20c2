import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';

const SALE_SECONDS = 60;

type HandMade = { lotteryId: string; number: string; catalogue: string; now: Date; saleSeconds?: number };

/** A draw on sale without a chain and a plan, which the clock of draws leaves alone. */
export async function openDrawByHand(db: Db, draw: HandMade): Promise<string> {
  const { lotteryId, number, catalogue, now, saleSeconds = SALE_SECONDS } = draw;
  const id = newId();
  const at = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into lottery_draws (id, lottery_id, number, day, opens_at, closes_at, draws_at, late_at, void_at,
        state, catalogue_version, mapping_version)
      values (${id}, ${lotteryId}, ${number}, '2026-12-01', ${at(0)}, ${at(saleSeconds)}, ${at(saleSeconds + 5)},
        ${at(saleSeconds + 10)}, ${at(saleSeconds + 605)}, 'open', ${catalogue}, 'map/1')`.execute(tx);
    await sql`insert into lottery_sales values (${id})`.execute(tx);
  });
  return id;
}
