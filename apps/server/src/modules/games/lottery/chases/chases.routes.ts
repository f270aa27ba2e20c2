import { lotteryChaseRoutes as routes, type LotteryChase } from '@croupier/contract/games/lottery-chases.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { nameIn } from '../draws/lobby.usecases.ts';
import { memberOf } from '../tickets/tickets.routes.ts';
import type { AskedBet } from '../tickets/tickets.types.ts';
import type { ShownChase } from './chases.reads.ts';
import type { ChaseAfter, Chases } from './chases.usecases.ts';

const wireChase = (chase: ShownChase, language: string): LotteryChase => ({
  id: chase.id,
  gameCode: chase.lotteryId,
  gameName: nameIn(chase.names, language),
  state: chase.state,
  stopsOnWin: chase.stopsOnWin,
  steps: chase.steps,
  bought: chase.bought,
  waiting: chase.waiting,
  stake: chase.heldMinor,
  held: chase.leftMinor,
  spent: chase.spentMinor,
  payout: chase.payoutMinor,
  startedAt: chase.at,
  endedAt: chase.endedAt,
});

const wireAfter = ({ chase, balanceMinor, sequence }: ChaseAfter, language: string) => ({
  chase: wireChase(chase, language),
  balance: balanceMinor,
  balanceSequence: String(sequence),
});

type WireBet = Omit<AskedBet, 'lineMinor'> & { line: bigint };
const wireBet = ({ lineMinor: line, ...bet }: AskedBet): WireBet => ({ ...bet, line });

export const chaseRoutes = (chases: Chases): BoundRoutes =>
  bindRoutes(routes, {
    start: async ({ body: { stake, bets, ...order }, language, ...call }) =>
      wireAfter(
        await chases.start({
          ...memberOf(call),
          ...order,
          stakeMinor: stake,
          bets: bets.map(({ line, ...bet }) => ({ ...bet, lineMinor: line })),
        }),
        language,
      ),
    list: async ({ query, language, ...call }) => {
      const { items, ...page } = await chases.list({ ...memberOf(call), ...query });
      return { ...page, items: items.map((chase) => wireChase(chase, language)) };
    },
    get: async ({ params: { id }, language, ...call }) => {
      const chase = await chases.detail({ ...memberOf(call), id });
      return {
        ...wireChase(chase, language),
        bets: chase.bets.map(wireBet),
        stepList: chase.stepList.map(({ stakeMinor, payoutMinor, ...step }) => ({
          ...step,
          stake: stakeMinor,
          payout: payoutMinor,
        })),
      };
    },
    stop: async ({ params: { id }, language, ...call }) =>
      wireAfter(await chases.stop({ ...memberOf(call), id }), language),
  });
