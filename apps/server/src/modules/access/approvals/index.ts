import type { RequestResult, SettingsVersion } from '@croupier/contract/access/approvals.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { ChangeRequest } from '../permissions/index.ts';
import { approvalsConsole } from './approvals.console.ts';
import { approvalJobs } from './approvals.jobs.ts';
import type { ApprovalDeps, ApprovalHooks } from './approvals.types.ts';
import { versionsOf } from './inbox.usecases.ts';
import { findApproval, listPendingAbout, type PendingApproval } from './approvals.reads.ts';
import { askApproval } from './requests.usecases.ts';

export { approvalErrors } from './approvals.errors.ts';
export { createSettingsChange, type SettingsPart } from './settings-change.usecases.ts';
export type { ApprovalKind } from './approvals.types.ts';

export type Approvals = {
  /** `kinds`: the kinds of requests, each with its executor. `guards`: asked before a decision. */
  hooks: ApprovalHooks;
  /**
   * Requests something that needs a second person.
   *
   * @throws `approvals.already_asked`, and errors that make it impossible
   */
  ask: (request: ChangeRequest) => Promise<RequestResult>;
  /** Requests about a subject that wait for a decision, the oldest first. */
  pendingAbout: (of: { merchantId: string; subject: string }) => Promise<PendingApproval[]>;
  /** Earlier and current versions of settings that requests of one kind change, the newest first. */
  versionsOf: (of: { merchantId: string; kind: string }) => Promise<SettingsVersion[]>;
  /** Whether a request with this id exists, in whatever state. */
  isKnown: (tx: Tx, request: { merchantId: string; id: string }) => Promise<boolean>;
  consoleRoutes: BoundRoutes;
  jobs: readonly Job[];
};

/** Requests made by one operator and decided by another. */
export function createApprovals(deps: ApprovalDeps): Approvals {
  const hooks: ApprovalHooks = { kinds: [], guards: [] };
  return {
    hooks,
    ask: (request) => askApproval({ ...deps, hooks }, request),
    pendingAbout: (of) => listPendingAbout(deps.db, { ...of, now: deps.clock.now() }),
    versionsOf: (of) => versionsOf({ ...deps, hooks }, of),
    isKnown: async (tx, { merchantId, id }) =>
      (await findApproval(tx, { merchantIds: [merchantId], id })) !== undefined,
    consoleRoutes: approvalsConsole({ ...deps, hooks }),
    jobs: approvalJobs(deps),
  };
}
