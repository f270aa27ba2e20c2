import type { Modules } from '../../modules.ts';
import type { BoundRoutes } from '../../platform/http/call.ts';

/** Every group of calls of the player site, in the order of the modules. */
export const siteRoutesOf = (modules: Modules): BoundRoutes[] => [
  modules.merchants.routes,
  modules.files.routes,
  modules.captcha.routes,
  modules.factors.routes,
  ...modules.signIn.routes,
  modules.wallet.routes,
  modules.protection.routes,
  modules.messages.routes,
  modules.content.routes,
  modules.feedback.routes,
  modules.rounds.routes,
  modules.catalogue.routes,
  modules.network.routes,
  modules.rebates.routes,
  modules.teams.routes,
  modules.lineTransfers.routes,
  ...modules.contracts.routes,
  ...modules.promotions.routes,
  modules.winners.routes,
  modules.jackpot.routes,
  modules.originals.routes,
  modules.originals.crash.routes,
  modules.liveBets.routes,
  ...modules.vendors.routes,
  ...modules.lottery.routes,
  ...modules.payments.routes,
  modules.kyc.routes,
  modules.paymentRecords.routes,
];
