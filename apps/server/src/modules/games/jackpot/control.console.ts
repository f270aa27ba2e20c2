import {
  jackpotControlRoutes as routes,
  type ControlledPool,
} from '@croupier/contract/games/jackpot-control.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Rights } from '../../../platform/http/context.ts';

export const jackpotControlConsole = (
  listPools: (rights: Rights, language: string) => Promise<ControlledPool[]>,
): BoundRoutes => bindRoutes(routes, { list: ({ rights, language }) => listPools(rights, language) });
