import { hash } from 'node:crypto';
import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { core } from 'zod';
import { decode, encode } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { ChangeRequest, Operator } from '../permissions/index.ts';
import { APPROVALS } from './approvals.config.ts';
import { approvalErrors } from './approvals.errors.ts';
import { insertApproval } from './approvals.queries.ts';
import { findApproval } from './approvals.reads.ts';
import { approvedText } from './approvals.rules.ts';
import type { ApprovalDeps, ApprovalHooks, ApprovalKind, ApprovalRow } from './approvals.types.ts';

export const hashOf = (row: Parameters<typeof approvedText>[0]): string =>
  hash('sha256', approvedText(row), 'hex');

/** The payload of a stored request, parsed by its kind. */
export const decodedPayload = (kind: ApprovalKind, payload: unknown): never =>
  decode(kind.schema as core.$ZodType, payload as never) as never;

export const kindNamed = ({ kinds }: ApprovalHooks, name: string): ApprovalKind => {
  const found = kinds.find(({ kind }) => kind === name);
  if (!found) throw new Error(`nothing executes requests of the kind ${name}`);
  return found;
};

/** Runs the transaction that a kind requires. */
export const transactionOf =
  ({ db }: Pick<ApprovalDeps, 'db'>, kind: ApprovalKind) =>
  <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    kind.transaction ? kind.transaction(work) : db.transaction().execute(work);

type Subject = Pick<ApprovalRow, 'merchantId' | 'id' | 'kind' | 'subject' | 'payloadHash'>;

/** Records the outcome of a request in the audit log and the outbox. */
export async function recordOutcome(
  { audit, outbox }: Pick<ApprovalDeps, 'audit' | 'outbox'>,
  tx: Tx,
  { merchantId, id, kind, subject, payloadHash }: Subject,
  { event, operator, details }: { event: string; operator: Operator | undefined; details: object },
): Promise<void> {
  await audit.record(tx, {
    merchantId,
    actor: operator?.account ?? { kind: 'system' },
    action: `approval.${event}`,
    subject: `approval:${id}`,
    after: { kind, subject, payloadHash, ...details },
    ...(operator ? { ip: operator.ip, requestId: operator.requestId } : {}),
  });
  await outbox.record(tx, { merchantId, type: `approval.${event}`, payload: { id, kind, subject } });
}

/**
 * The outcome of a request with the same id; undefined if there is none.
 *
 * @throws `approvals.altered` if that was about something else, `.already_decided` if it was not executed
 */
async function repeatedState(
  tx: Tx,
  request: Parameters<typeof approvedText>[0] & { id: string },
): Promise<RequestResult['state'] | undefined> {
  const found = await findApproval(tx, { merchantIds: [request.merchantId], id: request.id });
  if (!found) return undefined;
  if (found.payloadHash !== hashOf(request)) throw appError(approvalErrors.altered);
  if (found.state !== 'asked' && found.state !== 'done')
    throw appError(approvalErrors.alreadyDecided, { value: { state: found.state } });
  return found.state;
}

/**
 * Stores a request for somebody else to decide. In an emergency that the operator has declared it is executed at once.
 *
 * @throws `approvals.already_asked`; whatever makes the request impossible
 */
export async function askApproval(
  deps: ApprovalDeps & { hooks: ApprovalHooks },
  { merchantId, subject, reason, operator, ...request }: ChangeRequest,
): Promise<RequestResult> {
  const kind = kindNamed(deps.hooks, request.kind);
  const payload = request.payload as never;
  const wire: unknown = encode(kind.schema as core.$ZodType, payload);
  const approved = { merchantId, kind: kind.kind, subject, payload: wire };
  const id = request.id ?? newId();
  const askedBy = operator.account.id;
  const run = transactionOf(deps, kind);
  const state = await run(async (tx) => {
    const earlier = request.id && (await repeatedState(tx, { ...approved, id }));
    if (earlier) return earlier;
    const facts = await kind.facts(tx, { merchantId, subject, payload });
    const emergency = kind.breakGlass ? await deps.permissions.breakGlass.findActive(tx, askedBy) : undefined;
    const askedAt = deps.clock.now();
    const row = {
      ...approved,
      id,
      facts,
      reason,
      askedBy,
      askedAt,
      payloadHash: hashOf(approved),
      expiresAt: new Date(askedAt.getTime() + APPROVALS.expiryMilliseconds),
      breakGlassId: emergency?.id ?? null,
    };
    if (!(await insertApproval(tx, row))) {
      // The same request may have been stored since it was looked for.
      const repeated = request.id && (await repeatedState(tx, { ...approved, id }));
      if (repeated) return repeated;
      throw appError(approvalErrors.alreadyAsked);
    }
    const outcome = { operator, details: { payload: wire, facts, reason } };
    await recordOutcome(deps, tx, row, { ...outcome, event: 'asked' });
    if (!emergency) return 'asked';
    await kind.execute(tx, { merchantId, subject, payload, id, askedBy, operator });
    await recordOutcome(deps, tx, row, {
      ...outcome,
      event: 'done',
      details: { breakGlass: emergency.id },
    });
    return 'done';
  });
  if (state === 'done') kind.committed?.({ merchantId, subject, payload });
  return { id, state };
}
