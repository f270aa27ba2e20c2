import { accountRoutes } from './account.ts';
import { captchaRoutes } from './captcha.ts';
import { catalogueRoutes } from './catalogue.ts';
import { consoleRoutes } from './console.ts';
import { contentRoutes } from './content.ts';
import { factorRoutes, operatorFactorRoutes } from './factors.ts';
import { feedbackRoutes } from './feedback.ts';
import { identityRoutes } from './identity.ts';
import { jackpotRoutes } from './jackpot.ts';
import { messagesRoutes } from './messages.ts';
import { originalsRoutes } from './originals.ts';
import { overviewRoutes } from './overview.ts';
import { roundsRoutes } from './rounds.ts';
import { sessionRoutes } from './session.ts';
import { sitesRoutes } from './sites.ts';
import { systemRoutes } from './system.ts';
import { verificationRoutes } from './verification.ts';
import { walletRoutes } from './wallet.ts';
import { winnersRoutes } from './winners.ts';

/** Every call of the site's server, by module. */
export const siteApi = {
  system: systemRoutes,
  captcha: captchaRoutes,
  verification: verificationRoutes,
  session: sessionRoutes,
  identity: identityRoutes,
  account: accountRoutes,
  factors: factorRoutes,
  wallet: walletRoutes,
  messages: messagesRoutes,
  content: contentRoutes,
  feedback: feedbackRoutes,
  rounds: roundsRoutes,
  catalogue: catalogueRoutes,
  winners: winnersRoutes,
  jackpot: jackpotRoutes,
  originals: originalsRoutes,
} as const;

/** Every call of the operators' console. */
export const consoleApi = {
  console: consoleRoutes,
  factors: operatorFactorRoutes,
  sites: sitesRoutes,
  overview: overviewRoutes,
} as const;

export type SiteApi = typeof siteApi;
export type ConsoleApi = typeof consoleApi;
