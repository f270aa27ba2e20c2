import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { NextDraw } from '../draws/lobby.reads.ts';

type LotteryOf = { merchantId: string; lotteryId: string };
type DrawOf = LotteryOf & { drawId: string };

/** Draws that are or will be on sale, the first to close first. */
export async function listComing(
  db: Db,
  { lotteryId, now, limit }: { lotteryId: string; now: Date; limit: number },
): Promise<(NextDraw & { catalogue: string })[]> {
  const { rows } = await sql<NextDraw & { catalogue: string }>`
    select id, lottery_id as "lotteryId", number, opens_at as "opensAt", closes_at as "closesAt", draws_at as "drawsAt",
      state, catalogue_version as catalogue
    from lottery_draws where lottery_id = ${lotteryId} and draws_at > ${now} and closes_at > ${now}
      and state in ('planned', 'open')
    order by draws_at limit ${limit}`.execute(db);
  return rows;
}

export type NumberPrice = { market: string; cell: string; priceBps: number };

/** The price of a number in a draw goes before that in all draws. */
export async function listPrices(db: Db, { merchantId, lotteryId, drawId }: DrawOf): Promise<NumberPrice[]> {
  const { rows } =
    await sql<NumberPrice>`select distinct on (market, cell) market, cell, price_bps as "priceBps"
    from lottery_prices where merchant_id = ${merchantId} and lottery_id = ${lotteryId}
      and (draw_id is null or draw_id = ${drawId})
    order by market, cell, draw_id nulls last`.execute(db);
  return rows;
}

/** Numbers with less room than `minRoomMinor`. */
export async function listTight(
  db: Db,
  of: DrawOf & { limitMinor: bigint; minRoomMinor: bigint; limit: number },
): Promise<{ market: string; cell: string; room: bigint }[]> {
  const { merchantId, drawId, limitMinor, minRoomMinor, limit } = of;
  const { rows } = await sql<{ market: string; cell: string; room: bigint }>`
    select market, cell, greatest(${limitMinor}::int8 - liability_minor, 0)::int8 as room from lottery_exposures
    where merchant_id = ${merchantId} and draw_id = ${drawId} and liability_minor > ${limitMinor - minRoomMinor}
    order by liability_minor desc, market, cell limit ${limit}`.execute(db);
  return rows;
}

export async function countTickets(
  db: Db,
  { merchantId, drawId }: DrawOf,
): Promise<{ tickets: number; members: number }> {
  const { rows } = await sql<{ tickets: number; members: number }>`
    select count(*)::int as tickets, count(distinct member_id)::int as members from lottery_tickets
    where merchant_id = ${merchantId} and draw_id = ${drawId} and state = 'open'`.execute(db);
  return rows[0] ?? { tickets: 0, members: 0 };
}

export type RoomRow = { account: string; hidesName: boolean; stakeMinor: bigint; at: Date };

export async function listLatest(db: Db, of: DrawOf & { limit: number }): Promise<RoomRow[]> {
  const { merchantId, drawId, limit } = of;
  const { rows } = await sql<RoomRow>`
    select m.account, m.hides_name as "hidesName", t.stake_minor as "stakeMinor", t.at
    from (
      select member_id, stake_minor, at, id from lottery_tickets
      where merchant_id = ${merchantId} and draw_id = ${drawId} and state = 'open' order by at desc, id limit ${limit}
    ) t join members m on m.merchant_id = ${merchantId} and m.id = t.member_id
    order by t.at desc, t.id`.execute(db);
  return rows;
}

/** Draws whose winners are shown. */
const WON_DRAWS = 3;

/** The biggest wins of the newest draws. */
export async function listWinners(
  db: Db,
  { merchantId, lotteryId, limit }: LotteryOf & { limit: number },
): Promise<(RoomRow & { payoutMinor: bigint; drawNumber: string })[]> {
  const { rows } = await sql<RoomRow & { payoutMinor: bigint; drawNumber: string }>`
    select m.account, m.hides_name as "hidesName", t.stake_minor as "stakeMinor", d.draws_at as at,
      p.paid_minor as "payoutMinor", d.number as "drawNumber"
    from (
      select id, number, draws_at from lottery_draws where lottery_id = ${lotteryId} and result_version > 0
      order by draws_at desc limit ${WON_DRAWS}
    ) d
    cross join lateral (
      select distinct on (ticket_id) ticket_id, paid_minor from lottery_prizes
      where merchant_id = ${merchantId} and draw_id = d.id order by ticket_id, run desc
    ) p
    join lottery_tickets t on t.merchant_id = ${merchantId} and t.id = p.ticket_id
    join members m on m.merchant_id = ${merchantId} and m.id = t.member_id
    where p.paid_minor > t.stake_minor
    order by d.draws_at desc, p.paid_minor desc, t.id limit ${limit}`.execute(db);
  return rows;
}

/** Lotteries in the order in which a member has played them last, of the newest tickets. */
export async function listPlayedLotteries(
  db: Db,
  { merchantId, memberId, tickets }: { merchantId: string; memberId: string; tickets: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.lottery_id as id from (
      select draw_id, at from lottery_tickets
      where merchant_id = ${merchantId} and member_id = ${memberId} and at > '-infinity'
      order by at desc limit ${tickets}
    ) t join lottery_draws d on d.id = t.draw_id
    group by d.lottery_id order by max(t.at) desc`.execute(db);
  return rows.map(({ id }) => id);
}
