import { catalogueRoutes } from './catalogue.ts';
import { consoleRoutes } from './console.ts';
import { identityRoutes } from './identity.ts';
import { originalsRoutes } from './originals.ts';
import { roundsRoutes } from './rounds.ts';
import { systemRoutes } from './system.ts';
import { walletRoutes } from './wallet.ts';

/** Every call of the site's server, by module: the one table of the whole API. */
export const siteApi = {
  system: systemRoutes,
  identity: identityRoutes,
  wallet: walletRoutes,
  rounds: roundsRoutes,
  catalogue: catalogueRoutes,
  originals: originalsRoutes,
} as const;

/** Every call of the operators' console. */
export const consoleApi = { console: consoleRoutes } as const;

export type SiteApi = typeof siteApi;
export type ConsoleApi = typeof consoleApi;
