import type { SiteApi } from '@croupier/contract/api.ts';
import { roundsRoutes } from '@croupier/contract/games/rounds.ts';
import { originalsRoutes } from '@croupier/contract/games/originals.ts';
import { crashRoutes } from '@croupier/contract/games/crash.ts';
import { vendorPlayRoutes, vendorWalletRoutes } from '@croupier/contract/vendors/play.ts';

/** Rounds of games. */
export const api = {
  rounds: roundsRoutes,
  originals: originalsRoutes,
  crash: crashRoutes,
  vendorPlay: vendorPlayRoutes,
  vendorWallets: vendorWalletRoutes,
} satisfies Partial<SiteApi>;
