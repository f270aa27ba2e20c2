import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { drawColumns } from './draws.queries.ts';
import type { Draw } from './draws.types.ts';

type DrawKey = { merchantId: string; drawId: string };

/** Whether nothing is left to settle at a merchant under a version of the result. */
export async function isSettledAt(
  db: Db,
  { merchantId, drawId, resultVersion }: DrawKey & { resultVersion: number },
): Promise<boolean> {
  const { rows } = await sql`select where exists (select from lottery_tickets
      where merchant_id = ${merchantId} and draw_id = ${drawId} and state = 'open')
    and not exists (select from lottery_runs where merchant_id = ${merchantId} and draw_id = ${drawId}
      and result_version = ${resultVersion} and state = 'done')`.execute(db);
  return rows.length === 0;
}

/** Unless the result has been corrected meanwhile. */
export async function updateSettled(
  db: Db,
  { drawId, resultVersion }: { drawId: string; resultVersion: number },
): Promise<boolean> {
  const { rows } = await sql`update lottery_draws set state = 'settled'
    where id = ${drawId} and result_version = ${resultVersion} and state in ('drawn', 'settling', 'correcting')
    returning id`.execute(db);
  return rows.length > 0;
}

/** Outside draws that have a result and were drawn after a time. */
export async function listDecided(db: Db, since: Date): Promise<Draw[]> {
  const { rows } =
    await sql<Draw>`select ${drawColumns} from lottery_draws d join lotteries l on l.id = d.lottery_id
    where d.state in ('drawn', 'settling', 'settled', 'correcting') and d.draws_at > ${since} and l.source = 'feed'
    order by d.draws_at`.execute(db);
  return rows;
}

/** Keeps the first time. True if that is new. */
export async function updateDiffers(
  db: Db,
  { drawId, at }: { drawId: string; at: Date | null },
): Promise<boolean> {
  const { rows } = await sql`update lottery_draws set feed_differs_at = ${at}
    where id = ${drawId} and (feed_differs_at is null) <> (${at}::timestamptz is null) returning id`.execute(
    db,
  );
  return rows.length > 0 && at !== null;
}

/** What the house had to pay matters no more, nor do prices of the draw alone. */
export async function deleteExposures(
  db: Db,
  { merchantId, before, limit }: { merchantId: string; before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ drawId: string }>`
    select e.draw_id as "drawId" from (
      select distinct draw_id from lottery_exposures where merchant_id = ${merchantId}
    ) e join lottery_draws d on d.id = e.draw_id
    where d.state in ('settled', 'void') and d.draws_at < ${before} limit ${limit}`.execute(db);
  for (const { drawId } of rows) {
    await sql`delete from lottery_exposures where merchant_id = ${merchantId} and draw_id = ${drawId}`.execute(
      db,
    );
    await sql`delete from lottery_prices where merchant_id = ${merchantId} and draw_id = ${drawId}`.execute(
      db,
    );
  }
  return rows.length;
}

/** Draws whose sale never opened, such as while nothing was running. */
export async function deleteUnopened(db: Db, before: Date): Promise<void> {
  await sql`delete from lottery_draws d where d.state in ('void') and d.void_reason = 'not_opened'
    and d.draws_at < ${before} and d.sealed_at is null
    and not exists (select from lottery_prices p where p.draw_id = d.id)`.execute(db);
}
