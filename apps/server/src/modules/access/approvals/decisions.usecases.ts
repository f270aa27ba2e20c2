import type { Approval } from '@croupier/contract/access/approvals.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, appError, requestErrors, type ErrorDefinition } from '../../../platform/http/errors.ts';
import { approvalErrors } from './approvals.errors.ts';
import { closeApproval, lockApproval } from './approvals.queries.ts';
import { findApproval } from './approvals.reads.ts';
import { hasMoved } from './approvals.rules.ts';
import type { ApprovalDeps, ApprovalHooks, ApprovalKind, ApprovalRow, Checker } from './approvals.types.ts';
import { grantedMerchants, viewOf } from './inbox.usecases.ts';
import { decodedPayload, hashOf, kindNamed, recordOutcome, transactionOf } from './requests.usecases.ts';

type Deps = ApprovalDeps & { hooks: ApprovalHooks };
type Decision = { id: string; payloadHash: string; reason: string };
type End = { state: 'done' | 'refused' | 'withdrawn' | 'expired' | 'stale'; reason: string | null };

/** The context of a request that is being decided, within its transaction. */
type Ending = { row: ApprovalRow; kind: ApprovalKind; checker: Checker };

/** Ends a request with an outcome, and records it. */
async function end(
  deps: Deps,
  tx: Tx,
  { row, checker }: Omit<Ending, 'kind'>,
  { state, reason }: End,
): Promise<void> {
  const decided = state === 'done' || state === 'refused' || state === 'stale';
  const at = deps.clock.now();
  const decidedBy = decided ? checker.account.id : null;
  if (!(await closeApproval(tx, row, { state, decidedBy, reason, at })))
    throw appError(approvalErrors.alreadyDecided);
  const details = { reason, facts: row.facts };
  await recordOutcome(deps, tx, row, { event: state, operator: checker, details });
}

/**
 * Locks a request for one operator and ends it. A refusal that `work` returns is thrown after the commit, which keeps
 * what the request has become.
 *
 * @throws `approvals.not_found`, `.already_decided`, `.expired`
 */
async function settle(
  deps: Deps,
  { id, checker }: { id: string; checker: Checker },
  work: (tx: Tx, ending: Ending) => Promise<ErrorDefinition | undefined>,
): Promise<Approval> {
  const merchantIds = await grantedMerchants(deps, checker.rights, 'approvals.view');
  const found = await findApproval(deps.db, { merchantIds, id });
  if (!found) throw appError(approvalErrors.notFound);
  const kind = kindNamed(deps.hooks, found.kind);
  const run = transactionOf(deps, kind);
  const { row, refusal } = await run(async (tx) => {
    const locked = await lockApproval(tx, { merchantIds, id });
    if (!locked) throw appError(approvalErrors.notFound);
    const ending = { row: locked, kind, checker };
    if (locked.state !== 'asked')
      throw appError(approvalErrors.alreadyDecided, { value: { state: locked.state } });
    if (locked.expiresAt <= deps.clock.now()) {
      await end(deps, tx, ending, { state: 'expired', reason: null });
      return { row: locked, refusal: approvalErrors.expired };
    }
    const refused = await work(tx, ending);
    return { row: (await lockApproval(tx, { merchantIds, id })) ?? locked, refusal: refused };
  });
  if (refusal) throw appError(refusal);
  return viewOf(deps, row, checker.account.id);
}

/** @throws `approvals.own_request`, `.own_subject`, `.altered`, `permissions.missing`, and what a guard throws */
async function checkDecision(
  { permissions, hooks }: Deps,
  tx: Tx,
  { row, kind, checker }: Ending,
  payloadHash: string,
): Promise<void> {
  const { id } = checker.account;
  if (row.askedBy === id) throw appError(approvalErrors.ownRequest);
  if (kind.isAboutOperator && row.subject === id) throw appError(approvalErrors.ownSubject);
  const rights = await permissions.rightsIn(tx, id);
  for (const permission of ['approvals.decide', kind.permission] as const)
    if (!rights.may(permission, row.merchantId))
      throw appError(requestErrors.permissionMissing, { value: { permission } });
  // The stored payload must be the requested one, and the one the checker has seen.
  if (hashOf(row) !== row.payloadHash || payloadHash !== row.payloadHash)
    throw appError(approvalErrors.altered);
  for (const guard of hooks.guards)
    await guard(tx, { merchantId: row.merchantId, id: row.id, askedBy: row.askedBy, operatorId: id });
}

const isStale = (error: unknown): boolean =>
  error instanceof AppError && error.code === approvalErrors.stale.code;

/** Whoever asked may have been closed since, or lost the permission. */
const mayStillAsk = async (
  { permissions }: Deps,
  tx: Tx,
  { row: { askedBy, merchantId }, kind: { permission } }: Ending,
): Promise<boolean> => (await permissions.rightsIn(tx, askedBy)).may(permission, merchantId);

/** The current facts about the subject; undefined if it is gone or no longer allows the request. */
const factsNow = (kind: ApprovalKind, tx: Tx, request: Parameters<ApprovalKind['facts']>[1]) =>
  kind.facts(tx, request).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });

/**
 * Executes a request of somebody else. It becomes stale when its subject has changed since it was asked, or when who
 * asked could no longer do so.
 *
 * @throws `approvals.not_found`, `.own_request`, `.own_subject`, `.already_decided`, `.expired`, `.altered`, `.stale`;
 *   what the executor refuses, which leaves the request waiting
 */
export async function approve(
  deps: Deps,
  { id, payloadHash, reason }: Decision,
  checker: Checker,
): Promise<Approval> {
  const progress: { isExecuting: boolean; committed?: () => void } = { isExecuting: false };
  const markStale = async (tx: Tx, ending: Ending): Promise<ErrorDefinition> => {
    await end(deps, tx, ending, { state: 'stale', reason: null });
    return approvalErrors.stale;
  };
  try {
    const approval = await settle(deps, { id, checker }, async (tx, ending) => {
      await checkDecision(deps, tx, ending, payloadHash);
      const { row, kind } = ending;
      const { merchantId, subject } = row;
      const request = { merchantId, subject, payload: decodedPayload(kind, row.payload) };
      if (!(await mayStillAsk(deps, tx, ending))) return markStale(tx, ending);
      const now = await factsNow(kind, tx, request);
      if (!now || hasMoved(row.facts, now)) return markStale(tx, ending);
      await end(deps, tx, ending, { state: 'done', reason });
      progress.isExecuting = true;
      await kind.execute(tx, { ...request, id, askedBy: row.askedBy, operator: checker });
      progress.committed = () => kind.committed?.(request);
      return undefined;
    });
    progress.committed?.();
    return approval;
  } catch (error) {
    if (!progress.isExecuting || !isStale(error)) throw error;
    // The executor detected it; its changes are rolled back.
    return settle(deps, { id, checker }, markStale);
  }
}

/** @throws `approvals.not_found`, `.own_request`, `.own_subject`, `.already_decided`, `.expired`, `.altered` */
export const refuse = (
  deps: Deps,
  { id, payloadHash, reason }: Decision,
  checker: Checker,
): Promise<Approval> =>
  settle(deps, { id, checker }, async (tx, ending) => {
    await checkDecision(deps, tx, ending, payloadHash);
    await end(deps, tx, ending, { state: 'refused', reason });
    return undefined;
  });

/** @throws `approvals.not_found`, also for another operator's request, `.already_decided`, `.expired` */
export const withdraw = (deps: Deps, id: string, checker: Checker): Promise<Approval> =>
  settle(deps, { id, checker }, async (tx, ending) => {
    if (ending.row.askedBy !== checker.account.id) throw appError(approvalErrors.notFound);
    await end(deps, tx, ending, { state: 'withdrawn', reason: null });
    return undefined;
  });
