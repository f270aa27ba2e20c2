import type { BoundRoutes } from '../../../platform/http/call.ts';
import { adjustmentsConsole } from './adjustments.console.ts';
import type { AdjustmentDeps } from './adjustments.types.ts';
import { createAdjustmentRequest } from './request.usecases.ts';

export { mayMoveAlone } from './ceilings.rules.ts';

export type Adjustments = {
  /** The kind of request for what one operator may not move alone. */
  request: ReturnType<typeof createAdjustmentRequest>;
  consoleRoutes: BoundRoutes;
};

/** Operators' corrections of members' main wallets. */
export const createAdjustments = (deps: AdjustmentDeps): Adjustments => ({
  request: createAdjustmentRequest(deps),
  consoleRoutes: adjustmentsConsole(deps),
});
