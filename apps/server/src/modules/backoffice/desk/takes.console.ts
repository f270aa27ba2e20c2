import { takesRoutes } from '@croupier/contract/backoffice/takes.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { leave, listTakes, lookAt, take, type TakeDeps } from './takes.usecases.ts';

export const takesConsole = (deps: TakeDeps): BoundRoutes =>
  bindRoutes(takesRoutes, {
    list: ({ query, account }) => listTakes(deps, query.list, account.id),
    look: ({ body, account }) => lookAt(deps, body, account.id),
    take: ({ body, account }) => take(deps, body, account.id),
    leave: ({ body, account }) => leave(deps, body, account.id),
  });
