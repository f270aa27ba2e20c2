import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { Exclusion } from '@croupier/contract/protection/protection.ts';
import type { LimitLoosening, MemberProtection } from '@croupier/contract/protection/protection-control.ts';
import type { ProtectionSettings } from '@croupier/contract/protection/policy.ts';
import { appError } from '../../../platform/http/errors.ts';
import { memberErrors } from '../../access/members/index.ts';
import type { Operator } from '../../access/permissions/index.ts';
import { changeProtection } from './change.usecases.ts';
import { exclude } from './exclusions.usecases.ts';
import { isActive, newLimit } from './limits.rules.ts';
import { amountOf, recordedLimit, type By, type LimitValue } from './limits.usecases.ts';
import { LOOSEN_KIND, operatorLimit, POLICY_KIND, REOPEN_KIND } from './loosening.usecases.ts';
import { protectionErrors } from './protection.errors.ts';
import { findClosure, listExclusions, listLimits, putLimit } from './protection.queries.ts';
import type { MemberKey, ProtectionDeps } from './protection.types.ts';
import { protectionStateOf } from './state.usecases.ts';

const HISTORY_SHOWN = 50;

/** Actions of members and operators that concern protection. */
const isProtective = (action: string): boolean =>
  /^member\.(?:limit_|operator_limit_|reality_|break_|excluded|return_|account_closed|account_reopened)/.test(
    action,
  );

const by = (key: MemberKey, operator: Operator): By => ({
  key,
  actor: { account: operator.account, ip: operator.ip, requestId: operator.requestId },
});

/** @throws `identity.member_not_found` */
async function checkMember({ members }: ProtectionDeps, { merchantId, memberId }: MemberKey): Promise<void> {
  if (!(await members.find(merchantId, memberId))) throw appError(memberErrors.notFound);
}

/** @throws `identity.member_not_found` */
export async function readMemberProtection(deps: ProtectionDeps, key: MemberKey): Promise<MemberProtection> {
  await checkMember(deps, key);
  const [state, exclusions, entries] = await Promise.all([
    protectionStateOf(deps, key),
    listExclusions(deps.db, key),
    deps.audit.ofSubject({
      merchantId: key.merchantId,
      subject: `member:${key.memberId}`,
      before: undefined,
      limit: HISTORY_SHOWN * 4,
    }),
  ]);
  const now = deps.clock.now();
  return {
    state,
    exclusions: exclusions
      .toReversed()
      .map((exclusion) => ({ ...exclusion, isActive: isActive(exclusion, now) })),
    history: entries
      .filter(({ action }) => isProtective(action))
      .slice(0, HISTORY_SHOWN)
      .map(({ id, at, action, actor, before, after }) => ({ id, at, action, actor, before, after })),
  };
}

/** Sets or tightens the operator's limit. @throws `identity.member_not_found`, `protection.looser_limit` */
export async function tightenLimit(
  deps: ProtectionDeps,
  key: MemberKey,
  { limit: value, reason }: { limit: LimitValue; reason: string },
  operator: Operator,
): Promise<{ state: 'done' }> {
  await checkMember(deps, key);
  await deps.db.transaction().execute((tx) =>
    changeProtection(deps, tx, by(key, operator), async ({ stored, now, keptPeriod }) => {
      const known = operatorLimit(stored.limits, value);
      const amountMinor = amountOf(value);
      if (known && amountMinor > known.amountMinor) throw appError(protectionErrors.looserLimit);
      const limit = known
        ? { ...known, amountMinor }
        : newLimit({ owner: 'operator', ...value }, amountMinor, { now, keptPeriod });
      await putLimit(tx, { ...key, limit });
      return {
        action: 'member.operator_limit_set',
        ...(known && { before: recordedLimit(known) }),
        after: { ...recordedLimit(limit), reason },
      };
    }),
  );
  return { state: 'done' };
}

/** @throws `identity.member_not_found` */
export async function excludeMember(
  deps: ProtectionDeps,
  key: MemberKey,
  { period, reason }: { period: Exclusion; reason: string },
  operator: Operator,
): Promise<{ state: 'done' }> {
  await checkMember(deps, key);
  await exclude(deps, by(key, operator), period, { reason });
  return { state: 'done' };
}

type Ask<Payload> = { payload: Payload; reason: string; operator: Operator };

/** @throws `identity.member_not_found`, `protection.limit_unknown`, `approvals.already_asked` */
export async function askLoosening(
  deps: ProtectionDeps,
  key: MemberKey,
  request: Ask<LimitLoosening>,
): Promise<RequestResult> {
  await checkMember(deps, key);
  if (!operatorLimit(await listLimits(deps.db, key), request.payload))
    throw appError(protectionErrors.limitUnknown);
  return deps.approvals.ask({
    kind: LOOSEN_KIND,
    merchantId: key.merchantId,
    subject: key.memberId,
    ...request,
  });
}

/** @throws `identity.member_not_found`, `protection.not_closed`, `approvals.already_asked` */
export async function askReopening(
  deps: ProtectionDeps,
  key: MemberKey,
  request: Omit<Ask<object>, 'payload'>,
): Promise<RequestResult> {
  await checkMember(deps, key);
  const closure = await findClosure(deps.db, key);
  if (!closure) throw appError(protectionErrors.notClosed);
  return deps.approvals.ask({
    kind: REOPEN_KIND,
    merchantId: key.merchantId,
    subject: key.memberId,
    payload: { closureId: closure.id },
    ...request,
  });
}

/** @throws `merchants.not_found`, `approvals.already_asked` */
export async function askPolicy(
  deps: ProtectionDeps,
  merchantId: string,
  request: Ask<ProtectionSettings>,
): Promise<RequestResult> {
  await deps.merchants.byId(merchantId);
  return deps.approvals.ask({ kind: POLICY_KIND, merchantId, subject: 'protection', ...request });
}
