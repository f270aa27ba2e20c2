import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { RunKey, RunOf, RunTicket, TicketSum, WinningBet } from './runs.types.ts';

export const SHARDS = 2;
/** As many wins of one draw are on the boards. */
const BOARD_WINS = 50;

type DrawKey = Pick<RunKey, 'merchantId' | 'drawId'>;
export type BiggestWin = {
  id: string;
  memberId: string;
  currency: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
};

type Part = Pick<RunKey, 'merchantId' | 'drawId'> & { shard: number; upto: number };

const inPart = (alias: string, { shard, upto }: Part) => {
  const of = sql.raw(alias);
  return sql`${of}.account % ${sql.lit(SHARDS)} = ${shard} and ${of}.account > ${upto}`;
};

export type DistinctPick = { play: string; pick: string };

/** Everything that was picked, each play and pick once. */
export async function listPicks(
  db: Db,
  { merchantId, drawId }: Pick<RunOf, 'merchantId' | 'drawId'>,
): Promise<DistinctPick[]> {
  const { rows } = await sql<DistinctPick>`select play, pick from lottery_bets
    where merchant_id = ${merchantId} and draw_id = ${drawId} and lines > 0 group by play, pick`.execute(db);
  return rows;
}

/** Bets with a pick that wins, of tickets that were not cancelled. */
export async function listWinningBets(
  db: Db,
  part: Part,
  winning: readonly DistinctPick[],
): Promise<WinningBet[]> {
  if (winning.length === 0) return [];
  const { rows } = await sql<WinningBet>`
    select b.ticket_id as "ticketId", b.account, b.play, b.pick, b.line_minor as "lineMinor",
      b.prize_group as "group", b.price_bps as "priceBps", t.stake_minor as "stakeMinor",
      t.valid_minor as "validMinor", t.share_minor as "shareMinor"
    from lottery_bets b
    join unnest(${winning.map(({ play }) => play)}::text[], ${winning.map(({ pick }) => pick)}::text[])
      as w (play, pick) on w.play = b.play and w.pick = b.pick
    join lottery_tickets t on t.merchant_id = ${part.merchantId} and t.draw_id = ${part.drawId}
      and t.id = b.ticket_id and t.at = b.at and t.state = 'open'
    where b.merchant_id = ${part.merchantId} and b.draw_id = ${part.drawId} and ${inPart('b', part)} and b.lines > 0`.execute(
    db,
  );
  return rows;
}

/** The edges are those of `bandOf`. */
const BAND = sql`width_bucket(t.stake_minor,
  array[100000, 1000000, 10000000, 100000000, 1000000000, 10000000000]::bigint[])`;

export async function sumTickets(db: Db, part: Part): Promise<TicketSum[]> {
  const { rows } = await sql<TicketSum>`
    select t.account, ${BAND} as band, count(*)::int as tickets, sum(t.stake_minor)::int8 as "stakeMinor",
      sum(t.valid_minor)::int8 as "validMinor", sum(t.share_minor)::int8 as "shareMinor"
    from lottery_tickets t where t.merchant_id = ${part.merchantId} and t.draw_id = ${part.drawId} and ${inPart('t', part)} and t.state = 'open'
    group by 1, 2 order by 1`.execute(db);
  return rows;
}

const TICKET = sql`t.id as "ticketId", t.account, t.stake_minor as "stakeMinor", t.valid_minor as "validMinor",
  t.share_minor as "shareMinor"`;

/** Tickets that earlier runs have paid, as the last one of them has left them. */
export async function listPaidTickets(db: Db, part: Part, run: number): Promise<RunTicket[]> {
  const { rows } = await sql<RunTicket>`
    select ${TICKET}, p.due_minor as "dueMinor", p.paid_minor as "paidMinor"
    from (
      select distinct on (p.ticket_id) p.ticket_id, p.due_minor, p.paid_minor from lottery_prizes p
      where p.merchant_id = ${part.merchantId} and p.draw_id = ${part.drawId} and ${inPart('p', part)} and p.run < ${run} order by p.ticket_id, p.run desc
    ) p
    join lottery_tickets t on t.merchant_id = ${part.merchantId} and t.draw_id = ${part.drawId} and t.id = p.ticket_id
    where p.due_minor > 0 or p.paid_minor > 0`.execute(db);
  return rows;
}

export async function listTickets(db: Db, part: Part): Promise<Omit<RunTicket, 'dueMinor' | 'paidMinor'>[]> {
  const { rows } = await sql<Omit<RunTicket, 'dueMinor' | 'paidMinor'>>`
    select ${TICKET} from lottery_tickets t where t.merchant_id = ${part.merchantId} and t.draw_id = ${part.drawId} and ${inPart('t', part)} and t.state = 'open'`.execute(
    db,
  );
  return rows;
}

export async function listCurrencies(
  db: Db,
  { merchantId, drawId }: Pick<RunKey, 'merchantId' | 'drawId'>,
): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`select distinct currency from lottery_tickets
    where merchant_id = ${merchantId} and draw_id = ${drawId}`.execute(db);
  return rows.map(({ currency }) => currency);
}

/** What the journal counts a lottery's results under: its mode, which is what rates are granted by. */
export async function findClass(db: Db, lotteryId: string): Promise<string> {
  const { rows } = await sql<{ mode: string }>`select mode from lotteries where id = ${lotteryId}`.execute(
    db,
  );
  return rows[0]?.mode ?? '';
}

/** The biggest wins of the draw as of its last run, for the boards of winners. */
export async function listBiggestWins(db: Db, { merchantId, drawId }: DrawKey): Promise<BiggestWin[]> {
  const { rows } = await sql<BiggestWin>`
    select t.id, t.member_id as "memberId", t.currency, t.stake_minor as "stakeMinor", p.paid_minor as "payoutMinor"
    from (
      select distinct on (ticket_id) ticket_id, paid_minor, refund_minor from lottery_prizes
      where merchant_id = ${merchantId} and draw_id = ${drawId} order by ticket_id, run desc
    ) p
    join lottery_tickets t on t.merchant_id = ${merchantId} and t.id = p.ticket_id
    where p.paid_minor > t.stake_minor and p.refund_minor = 0 and t.currency <> ${PLAY_MONEY}
    order by p.paid_minor - t.stake_minor desc, t.id limit ${BOARD_WINS}`.execute(db);
  return rows;
}

export async function listChangedTickets(
  db: Db,
  { merchantId, drawId, run }: RunKey,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`select ticket_id as id from lottery_prizes
    where merchant_id = ${merchantId} and draw_id = ${drawId} and run = ${run}`.execute(db);
  return rows;
}

export async function readShard(
  db: Db,
  { merchantId, drawId, run, shard }: RunKey & { shard: number },
): Promise<{ upto: number; isDone: boolean }> {
  const { rows } = await sql<{ upto: number; isDone: boolean }>`
    select upto, is_done as "isDone" from lottery_run_shards where merchant_id = ${merchantId}
      and draw_id = ${drawId} and run = ${run} and shard = ${shard}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`run ${run} of draw ${drawId} has no shard ${shard}`);
  return row;
}

/** Lotteries whose draws have open claims. */
export async function listClaimedLotteries(db: Db, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct d.lottery_id as id
    from lottery_claims c join lottery_draws d on d.id = c.draw_id
    where c.merchant_id = ${merchantId} and c.state = 'open'`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasTickets(db: Db, { merchantId, drawId }: DrawKey): Promise<boolean> {
  const { rows } = await sql`select from lottery_tickets
    where merchant_id = ${merchantId} and draw_id = ${drawId} and state = 'open' limit 1`.execute(db);
  return rows.length > 0;
}
