import { rateIn, type RateClass } from '@croupier/agreements/rates/sheets.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AccountHook, InvitationHook } from '../../access/members/index.ts';
import type { AuditCheck } from '../../money/wallet/index.ts';
import { createLinks } from './links/links.usecases.ts';
import { createVisits } from './links/visits.usecases.ts';
import { createControl } from './control/control.usecases.ts';
import { createMoveRequest } from './moves/move-request.usecases.ts';
import { checkNetwork } from './network.checks.ts';
import { networkConsole } from './network.console.ts';
import { networkJobs } from './network.jobs.ts';
import { networkRoutes } from './network.routes.ts';
import type { MemberKey, NetworkDeps, NetworkHooks } from './network.types.ts';
import { findGrantedRates, ratesOfMember } from './rates/rates.queries.ts';
import { periodAt, type Rates } from './rates/rates.rules.ts';
import { createRates } from './rates/rates.usecases.ts';
import { createOpening } from './opening/opening.usecases.ts';
import { placeMember } from './opening/placing.usecases.ts';

export * as calendar from './calendar.rules.ts';
export type { Calendar } from './calendar.rules.ts';
export { networkErrors } from './network.errors.ts';
export { listLinks } from './links/links.queries.ts';
export { listQuotas } from './rates/quotas.queries.ts';
export { listSheets, ratesOfNodes } from './rates/lines.reads.ts';
export { periodAt, ratesOf } from './rates/rates.rules.ts';
export { forestOf, type Forest } from './tree/forest.rules.ts';
export { listLine, type LinePerson } from './tree/line.reads.ts';
export { findNode, findNodeByNo } from './tree/nodes.queries.ts';
export { endOfTeam, isInTeam, lastNo, levelsOf, uplineOf } from './tree/paths.rules.ts';
export { listMovesSince } from './moves/moves.queries.ts';
export { undoMoves } from './moves/undo.rules.ts';
export type { Node } from './network.types.ts';

export type Network = {
  /** Gives a new member its place, in the transaction that opens the account. */
  place: AccountHook;
  /** Whose registration link a code belongs to. */
  invitation: InvitationHook;
  /** A member's rate in one class at an instant, in parts per million; 0 for who is not in the tree. */
  rateOf: (db: Db, member: MemberKey & { of: RateClass; at: Date }) => Promise<number>;
  /** The same, but undefined where nobody has decided: outside the tree, and under the house without a rate. */
  grantedRate: (db: Db, member: MemberKey & { of: RateClass; at: Date }) => Promise<number | undefined>;
  /** The rates of a member under the house, which only rise. @throws `agents.not_found`, `.rate_invalid`, `.rate_lower` */
  setRootRates: (tx: Tx, root: MemberKey, rates: Rates) => Promise<void>;
  /** `moved`: what happens in the transaction that moves a node with everybody below. */
  hooks: NetworkHooks;
  /** Moving a member, which two operators decide. */
  moveRequest: ReturnType<typeof createMoveRequest>;
  check: AuditCheck;
  jobs: readonly Job[];
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
};

/** The agents' tree with its rates, registration links and teams. */
export function createNetwork(deps: NetworkDeps): Network {
  const links = createLinks(deps);
  const rates = createRates(deps);
  const hooks: NetworkHooks = { moved: [] };
  return {
    hooks,
    moveRequest: createMoveRequest(deps),
    jobs: networkJobs({ ...deps, hooks }),
    consoleRoutes: networkConsole(deps, createControl(deps)),
    place: placeMember,
    invitation: links.invitation,
    rateOf: async (db, { of, at, ...member }) =>
      rateIn(await ratesOfMember(db, { ...member, period: periodAt(at) }), of),
    grantedRate: async (db, { of, at, ...member }) => {
      const granted = await findGrantedRates(db, { ...member, period: periodAt(at) });
      const rate = granted && rateIn(granted.sheet, of);
      return rate === 0 && granted?.uplineNo === 0 ? undefined : rate;
    },
    setRootRates: rates.setRoot,
    check: checkNetwork,
    routes: networkRoutes({
      links,
      rates,
      opening: createOpening(deps),
      visits: createVisits(deps),
    }),
  };
}
