import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { AuditCheck } from '../../money/wallet/index.ts';
import { checkLineTransfers } from './line-transfers.checks.ts';
import { lineTransferRoutes } from './line-transfers.routes.ts';
import type { LineTransferDeps, LineTransferHooks } from './line-transfers.types.ts';

export type LineTransfers = {
  /** `openBills`: what members owe to others of the line. */
  hooks: LineTransferHooks;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  routes: BoundRoutes;
};

/** Transfers between a member and the direct upline or downline, where the merchant allows them. */
export function createLineTransfers(deps: Omit<LineTransferDeps, 'hooks'>): LineTransfers {
  const hooks: LineTransferHooks = { openBills: [] };
  return { hooks, check: checkLineTransfers, routes: lineTransferRoutes({ ...deps, hooks }) };
}
