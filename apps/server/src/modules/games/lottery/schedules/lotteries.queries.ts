import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Lottery, MovedDay, Station } from './schedules.types.ts';

const columns = sql`id, family, mode, source, brand_of as "brandOf", names, schedule, tz, late_seconds as "lateSeconds",
  void_seconds as "voidSeconds", beacon_id as "beaconId", feed_code as "feedCode", is_active as "isActive", position`;

export async function listLotteries(db: Db): Promise<Lottery[]> {
  const { rows } = await sql<Lottery>`select ${columns} from lotteries order by position, id`.execute(db);
  return rows;
}

/** Locks it, so that only one process plans its draws. */
export async function lockLottery(tx: Tx, id: string): Promise<Lottery | undefined> {
  const { rows } = await sql<Lottery>`select ${columns} from lotteries where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** Does nothing for lotteries that exist. */
export async function insertLotteries(db: Db, lotteries: readonly Lottery[]): Promise<void> {
  await sql`insert into lotteries (id, family, mode, source, brand_of, names, schedule, tz, late_seconds, void_seconds,
      beacon_id, feed_code, is_active, position)
    select id, family, mode, source, "brandOf", names, schedule, tz, "lateSeconds", "voidSeconds", "beaconId", "feedCode",
      "isActive", position
    from jsonb_to_recordset(${JSON.stringify(lotteries)}::jsonb) as l (id text, family text, mode text, source text,
      "brandOf" text, names jsonb, schedule jsonb, tz text, "lateSeconds" int, "voidSeconds" int, "beaconId" text,
      "feedCode" text, "isActive" boolean, position int)
    on conflict do nothing`.execute(db);
}

type StationOfLottery = Station & { lotteryId: string };

/** Does nothing for stations that are known. */
export async function insertStations(db: Db, stations: readonly StationOfLottery[]): Promise<void> {
  await sql`insert into lottery_stations (lottery_id, weekday, name, valid_from, valid_until)
    select "lotteryId", weekday, name, "validFrom", "validUntil"
    from jsonb_to_recordset(${JSON.stringify(stations)}::jsonb) as s ("lotteryId" text, weekday int, name text,
      "validFrom" date, "validUntil" date)
    on conflict do nothing`.execute(db);
}

export async function listStations(db: Db): Promise<StationOfLottery[]> {
  const { rows } = await sql<StationOfLottery>`
    select lottery_id as "lotteryId", weekday, name, to_char(valid_from, 'YYYY-MM-DD') as "validFrom",
      to_char(valid_until, 'YYYY-MM-DD') as "validUntil"
    from lottery_stations order by lottery_id, weekday, valid_from`.execute(db);
  return rows;
}

export async function listMovedDays(db: Db, lotteryId: string): Promise<MovedDay[]> {
  const { rows } =
    await sql<MovedDay>`select to_char(day, 'YYYY-MM-DD') as day, to_char(moved_to, 'YYYY-MM-DD') as "movedTo"
    from lottery_calendar where lottery_id = ${lotteryId} order by day`.execute(db);
  return rows;
}
