import { arrayOf, insertInto, type Statement } from '../../../../platform/db/statement.ts';
import type { BetRow, Ticket, TicketState } from './tickets.types.ts';

export type SaleRow = { drawId: string; lotteryId: string; opensAt: Date; closesAt: Date };

/** Draws on sale, held until the transaction ends: the seal waits for everybody who has seen them. */
export const holdSales = (drawIds: readonly string[]): Statement => ({
  name: 'hold_lottery_sales',
  text: `select s.draw_id as "drawId", d.lottery_id as "lotteryId", d.opens_at as "opensAt", d.closes_at as "closesAt"
    from lottery_sales s join lottery_draws d on d.id = s.draw_id
    where s.draw_id = any($1::uuid[]) order by s.draw_id for share of s`,
  values: [arrayOf(drawIds, (id) => id)],
});

const TICKET_COLUMNS = `t.merchant_id as "merchantId", t.id, t.draw_id as "drawId", t.member_id as "memberId", t.account,
  t.currency, t.at, t.rules_version as "rulesVersion", t.bets, t.chase_id as "chaseId", t.state, t.digest, t.words,
  t.stake_minor as "stakeMinor", t.most_minor as "mostMinor", t.valid_minor as "validMinor",
  t.share_minor as "shareMinor"`;

/** Takes no lock: every change of a ticket holds the lock of its member's account. */
export const readTickets = (merchantId: string, ids: readonly string[]): Statement => ({
  name: 'read_lottery_tickets',
  text: `select t.* from unnest($2::uuid[]) as wanted (id)
    cross join lateral (
      select ${TICKET_COLUMNS} from lottery_tickets t where t.merchant_id = $1 and t.id = wanted.id limit 1
    ) t`,
  values: [merchantId, arrayOf(ids, (id) => id)],
});

export type RulesVersion = { lotteryId: string; version: number };

export const readVersions = (merchantId: string, lotteryIds: readonly string[], now: Date): Statement => ({
  name: 'read_lottery_versions',
  text: `select lottery_id as "lotteryId", max(version) as version from lottery_rules
    where merchant_id = $1 and lottery_id = any($2::text[]) and effective_at <= $3 group by lottery_id`,
  values: [merchantId, arrayOf(lotteryIds, (id) => id), now.toISOString()],
});

export type PriceRow = {
  lotteryId: string;
  drawId: string | null;
  market: string;
  cell: string;
  priceBps: number;
};

export const readPrices = (
  merchantId: string,
  { lotteryIds, drawIds }: { lotteryIds: readonly string[]; drawIds: readonly string[] },
): Statement => ({
  name: 'read_lottery_prices',
  text: `select lottery_id as "lotteryId", draw_id as "drawId", market, cell, price_bps as "priceBps"
    from lottery_prices where merchant_id = $1 and lottery_id = any($2::text[])
      and (draw_id is null or draw_id = any($3::uuid[]))`,
  values: [merchantId, arrayOf(lotteryIds, (id) => id), arrayOf(drawIds, (id) => id)],
});

export type DrawStake = { drawId: string; memberId: string; stakeMinor: bigint };

/** What members have staked in draws so far; exact, because their accounts are locked. */
export const sumStakes = (
  merchantId: string,
  of: readonly { drawId: string; memberId: string }[],
): Statement => ({
  name: 'sum_lottery_stakes',
  text: `select asked.draw_id as "drawId", asked.member_id as "memberId",
      (select coalesce(sum(t.stake_minor), 0)::int8 from lottery_tickets t
        where t.merchant_id = $1 and t.draw_id = asked.draw_id and t.member_id = asked.member_id
          and t.state = 'open') as "stakeMinor"
    from unnest($2::uuid[], $3::uuid[]) as asked (draw_id, member_id)`,
  values: [merchantId, arrayOf(of, ({ drawId }) => drawId), arrayOf(of, ({ memberId }) => memberId)],
});

export const insertTickets = insertInto<Ticket>('lottery_tickets', [
  ['merchant_id', 'text', (ticket) => ticket.merchantId],
  ['id', 'uuid', (ticket) => ticket.id],
  ['draw_id', 'uuid', (ticket) => ticket.drawId],
  ['member_id', 'uuid', (ticket) => ticket.memberId],
  ['account', 'int', (ticket) => ticket.account],
  ['currency', 'text', (ticket) => ticket.currency],
  ['at', 'timestamptz', (ticket) => ticket.at.toISOString()],
  ['rules_version', 'int', (ticket) => ticket.rulesVersion],
  ['bets', 'int', (ticket) => ticket.bets],
  ['chase_id', 'uuid', (ticket) => ticket.chaseId],
  ['state', 'text', (ticket) => ticket.state],
  ['digest', 'text', (ticket) => ticket.digest],
  ['words', 'text', (ticket) => ticket.words],
  ['stake_minor', 'bigint', (ticket) => ticket.stakeMinor],
  ['most_minor', 'bigint', (ticket) => ticket.mostMinor],
  ['valid_minor', 'bigint', (ticket) => ticket.validMinor],
  ['share_minor', 'bigint', (ticket) => ticket.shareMinor],
]);

export const insertBets = insertInto<BetRow>('lottery_bets', [
  ['merchant_id', 'text', (bet) => bet.merchantId],
  ['draw_id', 'uuid', (bet) => bet.drawId],
  ['ticket_id', 'uuid', (bet) => bet.ticketId],
  ['position', 'smallint', (bet) => bet.position],
  ['account', 'int', (bet) => bet.account],
  ['at', 'timestamptz', (bet) => bet.at.toISOString()],
  ['catalogue', 'text', (bet) => bet.catalogue],
  ['play', 'text', (bet) => bet.play],
  ['pick', 'text', (bet) => bet.pick],
  ['lines', 'int', (bet) => bet.lines],
  ['line_minor', 'bigint', (bet) => bet.lineMinor],
  ['prize_group', 'int', (bet) => bet.group],
  ['rebate_bps', 'int', (bet) => bet.rebateBps],
  ['price_bps', 'int', (bet) => bet.priceBps],
]);

export const updateTickets = (
  merchantId: string,
  tickets: readonly { id: string; state: TicketState }[],
): Statement => ({
  name: 'update_lottery_tickets',
  text: `update lottery_tickets t set state = v.state from unnest($2::uuid[], $3::text[]) as v (id, state)
    where t.merchant_id = $1 and t.id = v.id and t.id = any($2::uuid[])`,
  values: [merchantId, arrayOf(tickets, ({ id }) => id), arrayOf(tickets, ({ state }) => state)],
});
