import { approvalsRoutes } from '@croupier/contract/access/approvals.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { ApprovalDeps, ApprovalHooks } from './approvals.types.ts';
import { approve, refuse, withdraw } from './decisions.usecases.ts';
import { getApproval, listApprovals } from './inbox.usecases.ts';

export const approvalsConsole = (deps: ApprovalDeps & { hooks: ApprovalHooks }): BoundRoutes =>
  bindRoutes(approvalsRoutes, {
    list: ({ query, account, rights }) => listApprovals(deps, query, { operatorId: account.id, rights }),
    get: ({ params, account, rights }) => getApproval(deps, params.id, { operatorId: account.id, rights }),
    approve: ({ params, body, ...checker }) => approve(deps, { ...params, ...body }, checker),
    refuse: ({ params, body, ...checker }) => refuse(deps, { ...params, ...body }, checker),
    withdraw: ({ params, ...checker }) => withdraw(deps, params.id, checker),
  });
