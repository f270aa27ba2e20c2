import { roundControlRoutes as routes } from '@croupier/contract/games/round-control.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { askVoid, getRoundRecord, type RoundControlDeps } from './control.usecases.ts';

export const roundControlConsole = (deps: RoundControlDeps): BoundRoutes =>
  bindRoutes(routes, {
    get: ({ params: { merchantCode: merchantId, id }, language }) =>
      getRoundRecord(deps, { merchantId, id, language }),
    void: ({ params: { merchantCode: merchantId, id }, body: { reason }, ...operator }) =>
      askVoid(deps, { merchantId, id, reason }, operator),
  });
