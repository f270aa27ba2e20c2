import type { CaseFile } from '@croupier/contract/risk/cases.ts';
import {
  CASE_CHECKS,
  CASE_STATES,
  CASE_TRANSITIONS,
  type CaseCheck,
  type CaseDecision,
  type CaseState,
} from '@croupier/contract/risk/risk-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import { memberErrors } from '../../access/members/index.ts';
import { lockCase, updateCase, type CaseKey, type CaseRow } from './cases.queries.ts';
import {
  findPerson,
  listCasesOfMember,
  listFlagsOfCase,
  listFlagsOfMember,
  listLinks,
  listPersons,
} from './cases.reads.ts';
import { riskErrors } from './risk.errors.ts';
import type { RiskDeps } from './risk.types.ts';
import { ensureCase } from './risk.usecases.ts';

export type CaseOperator = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

/** @throws `risk.case_not_found` */
async function lockedCase(tx: Tx, key: CaseKey): Promise<CaseRow> {
  const row = await lockCase(tx, key);
  if (!row) throw appError(riskErrors.caseNotFound);
  return row;
}

const MAX_HISTORY = 100;

const textIn = (value: unknown, name: string): string | null => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'string' ? found : null;
};

/** What the audit log says of a case. Flags that joined it stand beside it. */
async function historyOf(deps: RiskDeps, { merchantId, id }: CaseKey): Promise<CaseFile['history']> {
  const entries = await deps.audit.ofSubject({
    merchantId,
    subject: `case:${id}`,
    before: undefined,
    limit: MAX_HISTORY,
  });
  const known = entries.flatMap(({ id: entryId, at, action, actor, after }) => {
    const moved = action === 'case.opened' ? 'open' : textIn(after, 'state');
    const step = action === 'case.checked' ? action.slice('case.'.length) : moved;
    const found = [...CASE_STATES, 'checked' as const].find((each) => each === step);
    const reason = textIn(after, 'reason') ?? textIn(after, 'decisionReason');
    return found ? [{ id: entryId, at, step: found, actor, reason }] : [];
  });
  // Each tick is saved by itself: one entry tells of all that follow one another.
  const told = known.filter(({ step, actor }, index) => {
    const later = known[index - 1];
    return step !== 'checked' || later?.step !== step || later.actor.id !== actor.id;
  });
  const names = await listPersons(
    deps.db,
    known.flatMap(({ actor }) => (actor.kind === 'operator' && actor.id ? [actor.id] : [])),
  );
  return told.map(({ actor, ...entry }) => ({
    ...entry,
    by: names.find(({ id: operatorId }) => operatorId === actor.id) ?? null,
  }));
}

/** @throws `risk.case_not_found` */
export async function readCase(deps: RiskDeps, key: CaseKey): Promise<CaseFile> {
  const { merchantId, id } = key;
  const [{ currency }, row] = await Promise.all([
    deps.merchants.byId(merchantId),
    deps.db.transaction().execute((tx) => lockedCase(tx, key)),
  ]);
  const [member, flags, links, assignee, history] = await Promise.all([
    deps.members.find(merchantId, row.memberId),
    listFlagsOfCase(deps.db, merchantId, id),
    listLinks(deps.db, { merchantId, caseId: id, memberId: row.memberId }),
    row.assignedTo === null ? null : findPerson(deps.db, row.assignedTo),
    historyOf(deps, key),
  ]);
  const { memberId, assignedTo: _, ...rest } = row;
  return {
    ...rest,
    merchantCode: merchantId,
    currency,
    member: { id: memberId, account: member?.account ?? '' },
    assignee: assignee ?? null,
    flags,
    links: links.map(({ kinds, ...linked }) => ({ member: linked, kinds })),
    history,
  };
}

type Change = Partial<Pick<CaseRow, 'state' | 'assignedTo' | 'checks' | 'decision' | 'decisionReason'>>;

/** Changes a case under its lock and records it. @throws `risk.case_not_found` */
async function changeCase(
  deps: RiskDeps,
  key: CaseKey,
  operator: CaseOperator,
  change: (row: CaseRow) => { action: string; to: Change; event?: string; after?: object },
): Promise<CaseFile> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockedCase(tx, key);
    const { action, to, event, after } = change(row);
    await updateCase(tx, { ...row, ...to, ...key, at: deps.clock.now() });
    await deps.audit.record(tx, {
      merchantId: key.merchantId,
      actor: operator.account,
      action,
      subject: `case:${key.id}`,
      before: { state: row.state, checks: row.checks },
      after: { member: row.memberId, ...to, ...after },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    if (event)
      await deps.outbox.record(tx, {
        merchantId: key.merchantId,
        type: event,
        payload: { caseId: key.id, memberId: row.memberId },
      });
  });
  return readCase(deps, key);
}

/** @throws `risk.case_moved` if the case may not go there */
function checkMove(from: CaseState, to: CaseState): void {
  if (!CASE_TRANSITIONS[from].includes(to)) throw appError(riskErrors.caseMoved);
}

/** @throws `risk.case_not_found`, `risk.case_moved` */
export const moveCase = (
  deps: RiskDeps,
  { to, reason, ...key }: CaseKey & { to: CaseState; reason: string },
  operator: CaseOperator,
): Promise<CaseFile> =>
  changeCase(deps, key, operator, ({ state, assignedTo }) => {
    checkMove(state, to);
    const isTaken = to === 'looking';
    return {
      action: 'case.moved',
      event: `case.${to}`,
      to: { state: to, assignedTo: isTaken ? operator.account.id : assignedTo },
      after: { reason },
    };
  });

/** @throws `risk.case_not_found`, `risk.case_moved` for a closed case */
export const checkCase = (
  deps: RiskDeps,
  { checks, ...key }: CaseKey & { checks: readonly CaseCheck[] },
  operator: CaseOperator,
): Promise<CaseFile> =>
  changeCase(deps, key, operator, ({ state }) => {
    if (state === 'closed') throw appError(riskErrors.caseMoved);
    return { action: 'case.checked', to: { checks: CASE_CHECKS.filter((check) => checks.includes(check)) } };
  });

/** @throws `risk.case_not_found`, `risk.case_moved`, `risk.checks_missing` */
export const closeCase = (
  deps: RiskDeps,
  { decision, reason, ...key }: CaseKey & { decision: CaseDecision; reason: string },
  operator: CaseOperator,
): Promise<CaseFile> =>
  changeCase(deps, key, operator, ({ state, checks }) => {
    checkMove(state, 'closed');
    if (CASE_CHECKS.some((check) => !checks.includes(check))) throw appError(riskErrors.checksMissing);
    return {
      action: 'case.closed',
      event: 'case.closed',
      to: { state: 'closed', decision, decisionReason: reason },
    };
  });

/** Opens a case by hand, or finds the open one. @throws `identity.member_not_found` */
export async function openByHand(
  deps: RiskDeps,
  { merchantId, memberId, reason }: { merchantId: string; memberId: string; reason: string },
  operator: CaseOperator,
): Promise<{ id: string }> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await deps.members.find(merchantId, memberId, tx))) throw appError(memberErrors.notFound);
    const { id, isNew } = await ensureCase(deps, tx, { merchantId, memberId });
    if (isNew)
      await deps.audit.record(tx, {
        merchantId,
        actor: operator.account,
        action: 'case.opened',
        subject: `case:${id}`,
        after: { member: memberId, reason },
        ip: operator.ip,
        requestId: operator.requestId,
      });
    return { id };
  });
}

/** The flags and cases of a member, for the member's file. */
export async function flagsOfMember(
  { db }: RiskDeps,
  { merchantId, memberId }: { merchantId: string; memberId: string },
) {
  const [flags, cases] = await Promise.all([
    listFlagsOfMember(db, merchantId, memberId),
    listCasesOfMember(db, merchantId, memberId),
  ]);
  return { flags, cases };
}
