import { formatMoney } from '@croupier/contract/money.ts';
import type { LimitKind, LimitSpan } from '@croupier/contract/protection/protection.ts';
import { appError } from '../../../platform/http/errors.ts';
import { changeProtection, type Change } from './change.usecases.ts';
import { changedLimit, newLimit, pendingOf, requestRemoval, withoutRequest } from './limits.rules.ts';
import { protectionErrors } from './protection.errors.ts';
import { deleteLimit, findChoices, putLimit, updateChoices } from './protection.queries.ts';
import type { Actor, MemberKey, Protected, ProtectionDeps, StoredLimit } from './protection.types.ts';

export type LimitKey = { kind: LimitKind; span: LimitSpan };
/** Minutes instead of an amount for the kind `time`. */
export type LimitValue = LimitKey & { amount?: bigint | undefined; minutes?: number | undefined };
export type By = { key: MemberKey; actor: Actor };

export const amountOf = ({ amount, minutes }: Pick<LimitValue, 'amount' | 'minutes'>): bigint =>
  amount ?? BigInt(minutes ?? 0);

/** A limit for the audit log. */
export const recordedLimit = ({ kind, span, owner, amountMinor }: StoredLimit): object => ({
  limit: `${owner}.${kind}.${span}`,
  ...(kind === 'time' ? { minutes: Number(amountMinor) } : { amount: formatMoney(amountMinor) }),
});

const ownLimit = ({ limits }: Protected, { kind, span }: LimitKey): StoredLimit | undefined =>
  limits.find((limit) => limit.owner === 'member' && limit.kind === kind && limit.span === span);

/** @throws `protection.limit_unknown` */
function getOwnLimit(stored: Protected, key: LimitKey): StoredLimit {
  const limit = ownLimit(stored, key);
  if (!limit) throw appError(protectionErrors.limitUnknown);
  return limit;
}

const changeInTransaction = (deps: ProtectionDeps, by: By, change: Change): Promise<void> =>
  deps.db.transaction().execute((tx) => changeProtection(deps, tx, by, change));

/** Sets a limit: at once if it is new or lower, else as a request. */
export const setLimit = (deps: ProtectionDeps, by: By, value: LimitValue): Promise<void> =>
  changeInTransaction(deps, by, async ({ tx, stored, now, keptPeriod }) => {
    const known = ownLimit(stored, value);
    const amountMinor = amountOf(value);
    const limit = known
      ? changedLimit(known, amountMinor, now)
      : newLimit({ owner: 'member', ...value }, amountMinor, { now, keptPeriod });
    await putLimit(tx, { ...by.key, limit });
    await answerWithin(tx, by.key, now);
    const asked = limit.askedMinor === null ? {} : { requested: recordedLimit({ ...limit, amountMinor }) };
    return {
      action: limit.askedMinor === null ? 'member.limit_set' : 'member.limit_raise_requested',
      ...(known && { before: recordedLimit(known) }),
      after: { ...recordedLimit(limit), ...asked },
    };
  });

/** @throws `protection.limit_unknown` */
export const removeLimit = (deps: ProtectionDeps, by: By, key: LimitKey): Promise<void> =>
  changeInTransaction(deps, by, async ({ tx, stored, now }) => {
    const limit = getOwnLimit(stored, key);
    await putLimit(tx, { ...by.key, limit: requestRemoval(limit, now) });
    return { action: 'member.limit_removal_requested', after: recordedLimit(limit) };
  });

/** @throws `protection.limit_unknown` */
export const cancelPending = (deps: ProtectionDeps, by: By, key: LimitKey): Promise<void> =>
  changeInTransaction(deps, by, async ({ tx, stored }) => {
    const limit = getOwnLimit(stored, key);
    if (!limit.askedAt) return null;
    await putLimit(tx, { ...by.key, limit: withoutRequest(limit) });
    return { action: 'member.limit_request_withdrawn', after: recordedLimit(limit) };
  });

/** @throws `protection.limit_unknown`, `protection.nothing_pending`, `protection.too_early` */
export const confirmLimit = (deps: ProtectionDeps, by: By, key: LimitKey): Promise<void> =>
  changeInTransaction(deps, by, async ({ tx, stored, now }) => {
    const limit = getOwnLimit(stored, key);
    const pending = pendingOf(limit, stored.policy, now);
    if (!pending) throw appError(protectionErrors.nothingPending);
    if (now < pending.confirmFrom) throw appError(protectionErrors.tooEarly);
    const before = recordedLimit(limit);
    if (pending.amountMinor === null) {
      await deleteLimit(tx, { ...by.key, limit });
      return { action: 'member.limit_removed', before };
    }
    const raised = withoutRequest({ ...limit, amountMinor: pending.amountMinor });
    await putLimit(tx, { ...by.key, limit: raised });
    return { action: 'member.limit_raised', before, after: recordedLimit(raised) };
  });

async function answerWithin(tx: Parameters<typeof findChoices>[0], key: MemberKey, now: Date): Promise<void> {
  const choices = await findChoices(tx, key);
  if (choices.offerAnsweredAt) return;
  await updateChoices(tx as Parameters<typeof updateChoices>[0], {
    ...key,
    ...choices,
    offerAnsweredAt: now,
  });
}

/** Records that the member has seen the offer to set limits. */
export const answerOffer = (deps: ProtectionDeps, by: By): Promise<void> =>
  changeInTransaction(deps, by, async ({ tx, now }) => {
    await answerWithin(tx, by.key, now);
    return null;
  });

/** The minutes of play between two reality checks. */
export const setReality = (deps: ProtectionDeps, by: By, minutes: number): Promise<void> =>
  changeInTransaction(deps, by, async ({ tx, stored }) => {
    const choices = await findChoices(tx, by.key);
    await updateChoices(tx, { ...by.key, ...choices, realityMinutes: minutes });
    return {
      action: 'member.reality_check_set',
      before: { minutes: stored.realityMinutes ?? stored.policy.realityMinutes },
      after: { minutes },
    };
  });
