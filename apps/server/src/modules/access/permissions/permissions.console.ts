import { permissionsRoutes } from '@croupier/contract/access/grants.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { appError } from '../../../platform/http/errors.ts';
import { operatorErrors } from '../operators/index.ts';
import { CONSOLE } from '../sessions/index.ts';
import type { BreakGlassUsecases } from './break-glass.usecases.ts';
import { listAllRoles, listOperators, listOwn } from './people.usecases.ts';
import type {
  ChangeRequest,
  Operator,
  PermissionDeps,
  PermissionHooks,
  RightsStore,
} from './permissions.types.ts';

type ConsoleDeps = PermissionDeps & {
  hooks: PermissionHooks;
  rights: RightsStore;
  breakGlass: BreakGlassUsecases;
};

export function permissionsConsole(deps: ConsoleDeps): BoundRoutes {
  const { rights, breakGlass, hooks } = deps;
  const ask = async (request: Omit<ChangeRequest, 'merchantId'>) => {
    for (const hook of hooks.ask) return hook({ ...request, merchantId: CONSOLE });
    throw new Error('nothing takes requests that need a second person');
  };
  const askAbout =
    (kind: 'operators.close' | 'operators.reopen' | 'operators.reset') =>
    ({ params, body, ...operator }: Operator & { params: { id: string }; body: { reason: string } }) => {
      if (kind === 'operators.reset' && params.id === operator.account.id)
        throw appError(operatorErrors.ownAccount);
      return ask({ kind, subject: params.id, payload: {}, reason: body.reason, operator });
    };
  return bindRoutes(permissionsRoutes, {
    mine: async ({ account }) => listOwn(deps, await rights.rightsOf(account.id, { exact: false })),
    operators: () => listOperators(deps),
    roles: () => listAllRoles(deps),
    changeGrants: ({ params, body: { reason, ...payload }, ...operator }) =>
      ask({ kind: 'grants.change', subject: params.id, payload, reason, operator }),
    changeRole: ({ params, body: { reason, ...payload }, ...operator }) =>
      ask({ kind: 'roles.change', subject: params.roleId, payload, reason, operator }),
    closeOperator: askAbout('operators.close'),
    reopenOperator: askAbout('operators.reopen'),
    resetOperator: askAbout('operators.reset'),
    breakGlassUses: ({ account }) => breakGlass.list(account.id),
    breakGlass: ({ body, ...operator }) => breakGlass.start(operator, body.reason),
    endBreakGlass: async (operator) => {
      await breakGlass.end(operator);
      return null;
    },
    seeBreakGlass: async ({ params, account }) => {
      await breakGlass.see(params.id, account.id);
      return null;
    },
  });
}
