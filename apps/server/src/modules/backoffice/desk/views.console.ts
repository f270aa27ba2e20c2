import { viewsRoutes } from '@croupier/contract/backoffice/views.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { listSettings, listViews, putSettings } from './views.queries.ts';
import { createViewCounts, removeView, saveView, type DeskHooks, type ViewDeps } from './views.usecases.ts';

const own = (operatorId: string) => ({ operatorId, roleId: null });
const ofRole = (roleId: string) => ({ operatorId: null, roleId });

export function viewsConsole(deps: ViewDeps & { hooks: DeskHooks }): BoundRoutes {
  const { db, clock } = deps;
  const countViews = createViewCounts(deps, deps.hooks);
  return bindRoutes(viewsRoutes, {
    list: ({ account }) => listViews(db, { operatorId: account.id, now: clock.now() }),
    counts: ({ account }) => countViews(account.id),
    save: ({ params, body, ...caller }) =>
      saveView(deps, { id: params.id, owner: own(caller.account.id), body }, caller),
    remove: ({ params, ...caller }) =>
      removeView(deps, { id: params.id, owner: own(caller.account.id) }, caller),
    share: ({ params, body, ...caller }) =>
      saveView(deps, { id: params.id, owner: ofRole(params.roleId), body }, caller),
    removeShared: ({ params, ...caller }) =>
      removeView(deps, { id: params.id, owner: ofRole(params.roleId) }, caller),
    settings: ({ account }) => listSettings(db, account.id),
    saveSettings: async ({ body, account }) => {
      await putSettings(db, { ...body, operatorId: account.id });
      return null;
    },
  });
}
