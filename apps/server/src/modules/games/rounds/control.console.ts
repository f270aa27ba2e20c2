import { roundControlRoutes as routes } from '@croupier/contract/games/round-control.ts';
import { roundListRoutes } from '@croupier/contract/games/round-list.ts';
import type { Clock } from '../../../platform/clock.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { answerList, type ListDeps } from '../../../platform/lists/list-reader.ts';
import { roundReader } from './list.reads.ts';
import { checkSortable } from './list.rules.ts';
import { askVoid, getRoundRecord, type RoundControlDeps } from './control.usecases.ts';

export const roundControlConsole = (deps: RoundControlDeps): BoundRoutes =>
  bindRoutes(routes, {
    get: ({ params: { merchantCode: merchantId, id }, language }) =>
      getRoundRecord(deps, { merchantId, id, language }),
    void: ({ params: { merchantCode: merchantId, id }, body: { reason }, ...operator }) =>
      askVoid(deps, { merchantId, id, reason }, operator),
  });

/** The list of rounds. */
export const roundListConsole = (deps: ListDeps & { clock: Clock }): BoundRoutes =>
  bindRoutes(roundListRoutes, {
    list: async (call) => {
      checkSortable(call.query, deps.clock.now());
      return answerList(deps, roundReader, call);
    },
  });
