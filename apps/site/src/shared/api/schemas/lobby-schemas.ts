import type { SiteApi } from '@croupier/contract/api.ts';
import { systemRoutes } from '@croupier/contract/merchants/system.ts';
import { contentRoutes } from '@croupier/contract/engagement/content.ts';
import { catalogueRoutes } from '@croupier/contract/games/catalogue.ts';
import { winnersRoutes } from '@croupier/contract/games/winners.ts';
import { jackpotRoutes } from '@croupier/contract/games/jackpot.ts';
import { liveBetsRoutes } from '@croupier/contract/games/live-bets.ts';

/** What the lobby asks before anybody has signed in. */
export const api = {
  system: systemRoutes,
  content: contentRoutes,
  catalogue: catalogueRoutes,
  winners: winnersRoutes,
  jackpot: jackpotRoutes,
  liveBets: liveBetsRoutes,
} satisfies Partial<SiteApi>;
