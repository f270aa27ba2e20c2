import type { Approval, approvalsRoutes, SettingsVersion } from '@croupier/contract/access/approvals.ts';
import type { Permission } from '@croupier/contract/access/permissions.ts';
import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import { safeDecode, type core } from 'zod';
import { AppError, appError } from '../../../platform/http/errors.ts';
import type { Rights } from '../../../platform/http/context.ts';
import { CONSOLE } from '../sessions/index.ts';
import { APPROVALS } from './approvals.config.ts';
import { approvalErrors } from './approvals.errors.ts';
import {
  findApproval,
  listAskedBy,
  listDone,
  listPast,
  listToDecide,
  type Decidable,
} from './approvals.reads.ts';
import { hasMoved } from './approvals.rules.ts';
import type { ApprovalDeps, ApprovalHooks, ApprovalKind, ApprovalRow } from './approvals.types.ts';

type Deps = ApprovalDeps & { hooks: ApprovalHooks };
type Reader = { operatorId: string; rights: Rights };
type Summary = ReturnType<ApprovalKind['summary']>;

/** The merchants at which a permission is held, and the platform if it is held at all of them. */
export async function grantedMerchants(
  { merchants }: Pick<Deps, 'merchants'>,
  rights: Rights,
  permission: Permission,
): Promise<readonly string[]> {
  const granted = rights.merchantsWith(permission);
  return granted === 'all' ? [CONSOLE, ...(await merchants.list()).map(({ id }) => id)] : granted;
}

/** What a request would change under the given facts. Undefined for a kind or payload of another program version. */
function summaryOf({ hooks }: Pick<Deps, 'hooks'>, row: ApprovalRow, facts: object): Summary {
  const { merchantId, subject } = row;
  const kind = hooks.kinds.find((candidate) => candidate.kind === row.kind);
  const payload = kind && safeDecode(kind.schema as core.$ZodType, row.payload as never);
  if (!kind || !payload?.success) return { subject, changes: [] };
  return kind.summary({ merchantId, subject, payload: payload.data as never, facts: facts as never });
}

const person = (id: string, name: string | null) => ({ id, name: name ?? '' });

export function viewOf(deps: Pick<Deps, 'hooks'>, row: ApprovalRow, operatorId: string): Approval {
  return {
    ...summaryOf(deps, row, row.facts),
    id: row.id,
    merchantCode: row.merchantId,
    kind: row.kind,
    subjectId: row.subject,
    payloadHash: row.payloadHash,
    reason: row.reason,
    askedBy: person(row.askedBy, row.askedByName),
    askedAt: row.askedAt,
    expiresAt: row.expiresAt,
    state: row.state,
    decidedBy: row.decidedBy === null ? null : person(row.decidedBy, row.decidedByName),
    decidedAt: row.decidedAt,
    decisionReason: row.decisionReason,
    isBreakGlass: row.breakGlassId !== null,
    isMine: row.askedBy === operatorId,
  };
}

/** Every kind with the merchants at which the operator may decide it. */
async function decidableBy(deps: Deps, rights: Rights): Promise<Decidable> {
  const merchantIds = await grantedMerchants(deps, rights, 'approvals.decide');
  const pairs = deps.hooks.kinds.flatMap(({ kind, permission }) =>
    merchantIds
      .filter((merchantId) => rights.may(permission, merchantId))
      .map((merchantId) => ({ kind, merchantId })),
  );
  return {
    kinds: pairs.map(({ kind }) => kind),
    merchantIds: pairs.map(({ merchantId }) => merchantId),
  };
}

const VERSIONS_SHOWN = 20;

/** Settings as requests of one kind have changed them, the newest first. */
export const versionsOf = async (
  deps: Pick<Deps, 'db' | 'hooks'>,
  of: { merchantId: string; kind: string },
): Promise<SettingsVersion[]> =>
  (await listDone(deps.db, { ...of, limit: VERSIONS_SHOWN })).map((row) => ({
    id: row.id,
    at: row.decidedAt ?? row.askedAt,
    askedBy: row.askedByName,
    approvedBy: row.decidedByName ?? '',
    reason: row.reason,
    changes: summaryOf(deps, row, row.facts).changes,
  }));

type ListQuery = CallInput<typeof approvalsRoutes.list>['query'];

/** Requests at the granted merchants, newest first. */
export async function listApprovals(
  deps: Deps,
  { view, after }: ListQuery,
  { operatorId, rights }: Reader,
): Promise<CallOutput<typeof approvalsRoutes.list>> {
  const merchantIds = await grantedMerchants(deps, rights, 'approvals.view');
  const query = { merchantIds, operatorId, after, now: deps.clock.now(), limit: APPROVALS.pageSize + 1 };
  const list = {
    toDecide: async () => listToDecide(deps.db, { ...query, decidable: await decidableBy(deps, rights) }),
    mine: () => listAskedBy(deps.db, query),
    past: () => listPast(deps.db, query),
  };
  const rows = await list[view]();
  const shown = rows.slice(0, APPROVALS.pageSize);
  return {
    items: shown.map((row) => viewOf(deps, row, operatorId)),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * One request, and what it would change now.
 *
 * @throws `approvals.not_found`, also at a merchant that is not granted
 */
export async function getApproval(
  deps: Deps,
  id: string,
  { operatorId, rights }: Reader,
): Promise<CallOutput<typeof approvalsRoutes.get>> {
  const merchantIds = await grantedMerchants(deps, rights, 'approvals.view');
  const row = await findApproval(deps.db, { merchantIds, id });
  if (!row) throw appError(approvalErrors.notFound);
  const approval = viewOf(deps, row, operatorId);
  const kind = deps.hooks.kinds.find((candidate) => candidate.kind === row.kind);
  const isAboutSelf = kind?.isAboutOperator === true && row.subject === operatorId;
  const payload = kind && safeDecode(kind.schema as core.$ZodType, row.payload as never);
  if (row.state !== 'asked' || !kind || !payload?.success)
    return { approval, now: approval.changes, hasMoved: false, mayDecide: false, isAboutSelf };
  const facts = await deps.db
    .transaction()
    .execute((tx) => kind.facts(tx, { ...row, payload: payload.data as never }))
    .catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
  return {
    approval,
    now: facts ? summaryOf(deps, row, facts).changes : [],
    hasMoved: !facts || hasMoved(row.facts, facts),
    isAboutSelf,
    mayDecide:
      row.askedBy !== operatorId &&
      !isAboutSelf &&
      row.expiresAt > deps.clock.now() &&
      rights.may('approvals.decide', row.merchantId) &&
      rights.may(kind.permission, row.merchantId),
  };
}
