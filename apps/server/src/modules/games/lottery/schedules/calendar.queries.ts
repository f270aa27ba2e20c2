import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { MovedDay } from './schedules.types.ts';

export async function listCalendar(db: Db): Promise<(MovedDay & { lotteryCode: string })[]> {
  const { rows } = await sql<MovedDay & { lotteryCode: string }>`
    select lottery_id as "lotteryCode", to_char(day, 'YYYY-MM-DD') as day, to_char(moved_to, 'YYYY-MM-DD') as "movedTo"
    from lottery_calendar order by day desc, lottery_id limit 1000`.execute(db);
  return rows;
}

export async function saveMovedDay(tx: Tx, lotteryId: string, { day, movedTo }: MovedDay): Promise<void> {
  await sql`insert into lottery_calendar (lottery_id, day, moved_to) values (${lotteryId}, ${day}::date, ${movedTo}::date)
    on conflict (lottery_id, day) do update set moved_to = excluded.moved_to`.execute(tx);
}

/** Whether the sale of a draw from a day on has opened. */
export async function hasStarted(tx: Tx, lotteryId: string, fromDay: string): Promise<boolean> {
  const { rows } = await sql`select 1 from lottery_draws
    where lottery_id = ${lotteryId} and day >= ${fromDay}::date and state <> 'planned' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Draws whose sale has not opened are planned again. */
export async function deletePlanned(tx: Tx, lotteryId: string, fromDay: string): Promise<void> {
  await sql`delete from lottery_draws
    where lottery_id = ${lotteryId} and day >= ${fromDay}::date and state = 'planned'`.execute(tx);
}
