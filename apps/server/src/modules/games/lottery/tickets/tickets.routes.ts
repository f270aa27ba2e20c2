import {
  lotteryTicketRoutes as routes,
  type LotteryTicket,
} from '@croupier/contract/games/lottery-tickets.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { nameIn } from '../draws/lobby.usecases.ts';
import type { Afterwards, Tickets } from './buying.usecases.ts';
import type { MyTickets } from './my-tickets.usecases.ts';
import type { ShownTicket } from './tickets.reads.ts';

/** The merchant of the account, so that a token never reaches another merchant. */
export const memberOf = ({ account }: { account: Account }): { merchantId: string; memberId: string } => ({
  merchantId: account.merchantId,
  memberId: account.id,
});

const wireTicket = (ticket: ShownTicket, language: string): LotteryTicket => ({
  id: ticket.id,
  gameCode: ticket.lotteryId,
  gameName: nameIn(ticket.names, language),
  drawId: ticket.drawId,
  drawNumber: ticket.drawNumber,
  drawState: ticket.drawState,
  drawsAt: ticket.drawsAt,
  closesAt: ticket.closesAt,
  state: ticket.state,
  bets: ticket.bets,
  stake: ticket.stakeMinor,
  most: ticket.mostMinor,
  payout: ticket.payoutMinor,
  validBet: ticket.validMinor,
  boughtAt: ticket.at,
  settledAt: ticket.settledAt,
  chaseId: ticket.chaseId,
});

const wireAfterwards = ({ ticket, balanceMinor, sequence }: Afterwards, language: string) => ({
  ticket: wireTicket(ticket, language),
  balance: balanceMinor,
  balanceSequence: String(sequence),
});

type Detail = Awaited<ReturnType<MyTickets['detail']>>;
const wireDetail = (
  { catalogue, rulesVersion, words, digest, betList, results, claim, isCancellable, ...ticket }: Detail,
  language: string,
) => ({
  ...wireTicket(ticket as ShownTicket, language),
  catalogue,
  rulesVersion,
  words,
  digest,
  claim,
  isCancellable,
  betList: betList.map(({ lineMinor, stakeMinor, payoutMinor, ...bet }) => ({
    ...bet,
    line: lineMinor,
    stake: stakeMinor,
    payout: payoutMinor,
  })),
  results: results.map(({ numbers, payoutMinor, ...result }) => ({
    ...result,
    numbers: [...numbers],
    payout: payoutMinor,
  })),
});

export const ticketRoutes = ({ tickets, mine }: { tickets: Tickets; mine: MyTickets }): BoundRoutes =>
  bindRoutes(routes, {
    buy: async ({ body: { stake, bets, ...order }, language, ...call }) =>
      wireAfterwards(
        await tickets.buy({
          ...memberOf(call),
          ...order,
          stakeMinor: stake,
          bets: bets.map(({ line, ...bet }) => ({ ...bet, lineMinor: line })),
        }),
        language,
      ),
    list: async ({ query, language, ...call }) => {
      const page = await mine.list({ ...memberOf(call), ...query });
      return {
        items: page.items.map((ticket) => wireTicket(ticket, language)),
        pageNum: page.pageNum,
        totalPages: page.totalPages,
        totalItems: page.totalItems,
        totalStake: page.totalStakeMinor,
        totalPayout: page.totalPayoutMinor,
        totalValidBet: page.totalValidMinor,
      };
    },
    get: async ({ params: { id }, language, ...call }) =>
      wireDetail(await mine.detail({ ...memberOf(call), id }), language),
    cancel: async ({ params: { id }, language, ...call }) =>
      wireAfterwards(await tickets.cancel({ ...memberOf(call), id }), language),
    path: ({ params: { id }, ...call }) => mine.path({ ...memberOf(call), id }),
  });
