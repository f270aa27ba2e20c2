import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Lottery } from '../schedules/schedules.types.ts';
import type { Draw } from './draws.types.ts';

export type NextDraw = Pick<Draw, 'id' | 'number' | 'opensAt' | 'closesAt' | 'drawsAt' | 'state'> & {
  lotteryId: string;
};
export type OpenedDraw = Pick<Draw, 'id' | 'number' | 'drawsAt'> & { numbers: string[]; version: number };

export type ShownLottery = Pick<Lottery, 'id' | 'names' | 'family' | 'mode' | 'source'>;

/** Lotteries on sale at a merchant, in their order. */
export async function listShown(
  db: Db,
  { merchantId, at }: { merchantId: string; at: Date },
): Promise<ShownLottery[]> {
  const { rows } = await sql<ShownLottery>`select l.id, l.names, l.family, l.mode, l.source from lotteries l
    cross join lateral (
      select document from lottery_rules
      where merchant_id = ${merchantId} and lottery_id = l.id and effective_at <= ${at}
      order by version desc limit 1
    ) r
    where l.is_active and (l.brand_of is null or l.brand_of = ${merchantId}) and r.document -> 'isOn' = 'true'
    order by l.position, l.id`.execute(db);
  return rows;
}

/** The draw of each lottery whose sale closes next. */
export async function listNext(db: Db, lotteryIds: readonly string[], now: Date): Promise<NextDraw[]> {
  const { rows } = await sql<NextDraw>`
    select d.id, d.lottery_id as "lotteryId", d.number, d.opens_at as "opensAt", d.closes_at as "closesAt",
      d.draws_at as "drawsAt", d.state
    from unnest(${lotteryIds}::text[]) as l (id) cross join lateral (
      select * from lottery_draws where lottery_id = l.id and draws_at > ${now} and closes_at > ${now}
      order by draws_at limit 1) as d`.execute(db);
  return rows;
}

/** The newest results of each lottery. */
export async function listOpened(
  db: Db,
  lotteryIds: readonly string[],
  limit: number,
): Promise<(OpenedDraw & { lotteryId: string })[]> {
  const { rows } = await sql<OpenedDraw & { lotteryId: string }>`
    select d.lottery_id as "lotteryId", d.id, d.number, d.draws_at as "drawsAt", r.numbers, r.version
    from unnest(${lotteryIds}::text[]) as l (id) cross join lateral (
      select * from lottery_draws where lottery_id = l.id and result_version > 0 order by draws_at desc limit ${limit}) as d
    join lottery_results r on r.draw_id = d.id and r.version = d.result_version
    order by d.draws_at desc`.execute(db);
  return rows;
}
