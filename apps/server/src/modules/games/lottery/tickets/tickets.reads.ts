import { sql } from 'kysely';
import type { TICKET_STATES } from '@croupier/contract/games/lottery-tickets.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { offsetOf, pageOf, type Page, type PageQuery } from '../../../../platform/paging.ts';
import type { DrawState } from '../draws/draws.types.ts';
import type { BetRow, TicketState } from './tickets.types.ts';

type ShownState = (typeof TICKET_STATES)[number];

/** A ticket with its draw and its round. */
export type ShownTicket = {
  id: string;
  lotteryId: string;
  names: Readonly<Record<string, string>>;
  drawId: string;
  drawNumber: string;
  drawState: DrawState;
  drawsAt: Date;
  closesAt: Date;
  ticketState: TicketState;
  state: ShownState;
  bets: number;
  stakeMinor: bigint;
  mostMinor: bigint;
  payoutMinor: bigint;
  validMinor: bigint;
  at: Date;
  settledAt: Date | null;
  chaseId: string | null;
  rulesVersion: number;
  words: string;
  digest: string;
};

export type TicketsQuery = PageQuery & {
  merchantId: string;
  memberId: string;
  gameCode?: string | undefined;
  state?: ShownState | undefined;
  drawId?: string | undefined;
  chaseId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};

const STATE = sql`case when t.state = 'cancelled' then 'cancelled' when r.state = 'open' then 'open'
  when r.state = 'voided' then 'refunded' when r.payout_minor > 0 then 'won' else 'lost' end`;

/** The state and the payout are those of the ticket's round. */
const shown = (merchantId: string) => sql`from lottery_tickets t
  join lottery_draws d on d.id = t.draw_id
  join lotteries l on l.id = d.lottery_id
  join played_rounds r on r.merchant_id = ${merchantId} and r.id = t.id`;

const COLUMNS = sql`t.id, d.lottery_id as "lotteryId", l.names, t.draw_id as "drawId", d.number as "drawNumber",
  d.state as "drawState", d.draws_at as "drawsAt", d.closes_at as "closesAt", t.state as "ticketState", ${STATE} as state,
  t.bets, t.stake_minor as "stakeMinor", t.most_minor as "mostMinor", r.payout_minor as "payoutMinor",
  r.valid_bet_minor as "validMinor", t.at, r.settled_at as "settledAt", t.chase_id as "chaseId",
  t.rules_version as "rulesVersion", t.words, t.digest`;

export async function findShownTicket(
  db: Db,
  { merchantId, memberId, id }: { merchantId: string; memberId: string; id: string },
): Promise<ShownTicket | undefined> {
  const { rows } = await sql<ShownTicket>`select ${COLUMNS} ${shown(merchantId)}
    where t.merchant_id = ${merchantId} and t.id = ${id} and t.member_id = ${memberId}`.execute(db);
  return rows[0];
}

export type TicketsPage = Page<ShownTicket> & {
  totalStakeMinor: bigint;
  totalPayoutMinor: bigint;
  totalValidMinor: bigint;
};

/** Newest first; the totals are those of the whole selection, without stakes that went back. */
export async function listShownTickets(db: Db, query: TicketsQuery): Promise<TicketsPage> {
  const { merchantId, memberId, gameCode, state, drawId, chaseId, from, until } = query;
  const where = sql.join(
    [
      // The condition on the time is that of the index.
      sql`t.merchant_id = ${merchantId} and t.member_id = ${memberId} and t.at > '-infinity'`,
      ...(gameCode ? [sql`d.lottery_id = ${gameCode}`] : []),
      ...(state ? [sql`${STATE} = ${state}`] : []),
      ...(drawId ? [sql`t.draw_id = ${drawId}`] : []),
      ...(chaseId ? [sql`t.chase_id = ${chaseId}`] : []),
      ...(from ? [sql`t.at >= ${from}`] : []),
      ...(until ? [sql`t.at < ${until}`] : []),
    ],
    sql` and `,
  );
  const [page, totals] = await Promise.all([
    sql<ShownTicket>`select ${COLUMNS} ${shown(merchantId)} where ${where} order by t.at desc, t.id desc
      limit ${query.pageSize} offset ${offsetOf(query)}`.execute(db),
    sql<{ count: bigint; stake: bigint; payout: bigint; valid: bigint }>`
      select count(*) as count, coalesce(sum(r.stake_minor), 0)::int8 as stake,
        coalesce(sum(r.payout_minor), 0)::int8 as payout, coalesce(sum(r.valid_bet_minor), 0)::int8 as valid
      ${shown(merchantId)} where ${where}`.execute(db),
  ]);
  const total = totals.rows[0];
  return {
    ...pageOf(page.rows, Number(total?.count ?? 0n), query),
    totalStakeMinor: total?.stake ?? 0n,
    totalPayoutMinor: total?.payout ?? 0n,
    totalValidMinor: total?.valid ?? 0n,
  };
}

type TicketKey = { merchantId: string; id: string };
export type StoredBet = Omit<BetRow, 'merchantId' | 'drawId' | 'ticketId' | 'account' | 'at'>;

export async function listBets(db: Db, { merchantId, id }: TicketKey): Promise<StoredBet[]> {
  const { rows } =
    await sql<StoredBet>`select position, catalogue, play, pick, lines, line_minor as "lineMinor",
      prize_group as "group", rebate_bps as "rebateBps", price_bps as "priceBps"
    from lottery_bets where merchant_id = ${merchantId} and ticket_id = ${id} order by position`.execute(db);
  return rows;
}

/** What the last correction of a ticket could not take back. */
export async function findClaim(
  db: Db,
  { merchantId, id }: TicketKey,
): Promise<{ owed: bigint; collected: bigint } | undefined> {
  const { rows } = await sql<{ owed: bigint; collected: bigint }>`
    select owed_minor as owed, collected_minor as collected from lottery_claims
    where merchant_id = ${merchantId} and ticket_id = ${id} and state <> 'replaced'
    order by run desc limit 1`.execute(db);
  return rows[0];
}
