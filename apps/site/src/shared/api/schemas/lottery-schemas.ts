import type { SiteApi } from '@croupier/contract/api.ts';
import { lotteryDrawRoutes } from '@croupier/contract/games/lottery-draws.ts';
import { lotteryPlayRoutes } from '@croupier/contract/games/lottery-play.ts';
import { lotteryTicketRoutes } from '@croupier/contract/games/lottery-tickets.ts';
import { lotteryChaseRoutes } from '@croupier/contract/games/lottery-chases.ts';

/** The lottery. */
export const api = {
  lotteryDraws: lotteryDrawRoutes,
  lottery: lotteryPlayRoutes,
  lotteryTickets: lotteryTicketRoutes,
  lotteryChases: lotteryChaseRoutes,
} satisfies Partial<SiteApi>;
