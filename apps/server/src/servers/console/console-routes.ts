import { consoleRoutes } from '@croupier/contract/access/console.ts';
import type { Modules } from '../../modules.ts';
import { bindRoutes, type BoundRoutes } from '../../platform/http/call.ts';

/** The operators' own session, and the keys for encrypted calls. */
const sessionRoutes = ({ operators, keys }: Modules): BoundRoutes =>
  bindRoutes(consoleRoutes, {
    ...operators.handlers,
    keys: async () => ({ keys: [...(await keys.publicKeys()).keys] }),
  });

/** Every call of the operators' console. */
export const consoleRoutesOf = (modules: Modules): BoundRoutes[] => [
  sessionRoutes(modules),
  modules.captcha.operatorRoutes,
  modules.factors.operatorRoutes,
  modules.operators.consoleRoutes,
  modules.permissions.consoleRoutes,
  modules.approvals.consoleRoutes,
  ...modules.merchants.consoleRoutes,
  modules.integrationTests.consoleRoutes,
  modules.messages.consoleRoutes,
  ...modules.content.consoleRoutes,
  modules.files.consoleRoutes,
  ...modules.vendors.consoleRoutes,
  ...modules.kyc.consoleRoutes,
  ...modules.risk.consoleRoutes,
  modules.network.consoleRoutes,
  modules.teams.consoleRoutes,
  modules.rings.consoleRoutes,
  modules.find.consoleRoutes,
  ...modules.desk.consoleRoutes,
  modules.memberFile.consoleRoutes,
  modules.signIn.consoleRoutes,
  modules.members.consoleRoutes,
  modules.adjustments.consoleRoutes,
  modules.bonuses.consoleRoutes,
  modules.protection.consoleRoutes,
  modules.lists.consoleRoutes,
  modules.exports.consoleRoutes,
  modules.catalogue.consoleRoutes,
  ...modules.roundControl.consoleRoutes,
  modules.jackpot.consoleRoutes,
  modules.originals.consoleRoutes,
  modules.originals.crash.consoleRoutes,
  ...modules.lottery.consoleRoutes,
  ...modules.payments.consoleRoutes,
  modules.contracts.consoleRoutes,
  ...modules.promotions.consoleRoutes,
  modules.loyalty.consoleRoutes,
  modules.reports.consoleRoutes,
  ...modules.operations.consoleRoutes,
  modules.today.consoleRoutes,
];
