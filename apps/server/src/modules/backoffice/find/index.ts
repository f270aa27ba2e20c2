import { findRoutes } from '@croupier/contract/backoffice/find.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { find, type FindDeps } from './find.usecases.ts';

export type Find = { consoleRoutes: BoundRoutes };

/** Finds what an operator pastes, over members, play, payments and requests. */
export const createFind = (deps: FindDeps): Find => ({
  consoleRoutes: bindRoutes(findRoutes, {
    find: ({ query, account, rights, language }) =>
      find(deps, query.q, { operatorId: account.id, rights, language }),
  }),
});
