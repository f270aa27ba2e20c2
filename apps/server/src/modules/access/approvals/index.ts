import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { ChangeRequest } from '../permissions/index.ts';
import { approvalsConsole } from './approvals.console.ts';
import { approvalJobs } from './approvals.jobs.ts';
import type { ApprovalDeps, ApprovalHooks } from './approvals.types.ts';
import { askApproval } from './requests.usecases.ts';

export { approvalErrors } from './approvals.errors.ts';
export type { ApprovalKind } from './approvals.types.ts';

export type Approvals = {
  /** `kinds`: what can be asked for, each with its executor. */
  hooks: ApprovalHooks;
  /** Asks for something that needs a second person. @throws `approvals.already_asked`; what makes it impossible */
  ask: (request: ChangeRequest) => Promise<RequestResult>;
  consoleRoutes: BoundRoutes;
  jobs: readonly Job[];
};

/** Requests that one operator makes and another decides. */
export function createApprovals(deps: ApprovalDeps): Approvals {
  const hooks: ApprovalHooks = { kinds: [] };
  return {
    hooks,
    ask: (request) => askApproval({ ...deps, hooks }, request),
    consoleRoutes: approvalsConsole({ ...deps, hooks }),
    jobs: approvalJobs(deps),
  };
}
