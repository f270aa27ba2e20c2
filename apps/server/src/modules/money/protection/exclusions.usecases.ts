import type { CLOSURE_REASONS, CoolOff, Exclusion } from '@croupier/contract/protection/protection.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { changeProtection, type Change } from './change.usecases.ts';
import { endOfCoolOff, endOfExclusion, isActive, isLonger } from './limits.rules.ts';
import type { By } from './limits.usecases.ts';
import { identitiesOf, marksOf } from './marks.usecases.ts';
import { protectionErrors } from './protection.errors.ts';
import {
  insertClosure,
  insertExclusion,
  insertMarks,
  prolongExclusion,
  setReturn,
} from './protection.queries.ts';
import type { MemberKey, Protected, ProtectionDeps, StoredExclusion } from './protection.types.ts';

const HOUR_MILLISECONDS = 60 * 60_000;

const changeInTransaction = (deps: ProtectionDeps, by: By, change: Change): Promise<void> =>
  deps.db.transaction().execute((tx) => changeProtection(deps, tx, by, change));

const activeOf = (
  { exclusions }: Protected,
  kind: StoredExclusion['kind'],
  now: Date,
): StoredExclusion | undefined =>
  exclusions.find((exclusion) => exclusion.kind === kind && isActive(exclusion, now));

/** New accounts of the same person are refused from now on. */
async function mark(deps: ProtectionDeps, db: Db, key: MemberKey): Promise<void> {
  await insertMarks(db, { ...key, marks: await marksOf(deps.box, await identitiesOf(deps, db, key)) });
}

/** Begins an exclusion at once, or makes the running one longer; a shorter one changes nothing. */
async function begin(
  deps: ProtectionDeps,
  tx: Tx,
  {
    by,
    kind,
    endsAt,
    known,
    now,
  }: {
    by: By;
    kind: StoredExclusion['kind'];
    endsAt: Date | null;
    known: StoredExclusion | undefined;
    now: Date;
  },
): Promise<object | null> {
  const { merchantId } = by.key;
  const after = { until: endsAt?.toISOString() ?? null };
  if (!known) {
    const { kind: actorKind, id } = by.actor.account;
    await insertExclusion(tx, {
      ...by.key,
      id: newId(),
      kind,
      startsAt: now,
      endsAt,
      returnAt: null,
      by: { kind: actorKind === 'operator' ? 'operator' : 'member', id },
    });
    await mark(deps, tx, by.key);
    return after;
  }
  // Somebody who excludes themself again takes back a requested return.
  if (!isLonger(endsAt, known.endsAt)) return null;
  await prolongExclusion(tx, { merchantId, id: known.id, endsAt });
  return after;
}

/** A break, which ends by itself. */
export const takeBreak = (deps: ProtectionDeps, by: By, period: CoolOff): Promise<void> =>
  changeInTransaction(deps, by, async ({ tx, stored, now }) => {
    const known = activeOf(stored, 'cool_off', now);
    const endsAt = endOfCoolOff(period, now);
    const after = await begin(deps, tx, { by, kind: 'cool_off', endsAt, known, now });
    return after && { action: 'member.break_taken', after };
  });

/** A self-exclusion, which ends only a while after the member has asked to return. */
export const exclude = (
  deps: ProtectionDeps,
  by: By,
  period: Exclusion,
  recorded: object = {},
): Promise<void> =>
  changeInTransaction(deps, by, async ({ tx, stored, now }) => {
    const known = activeOf(stored, 'self_exclusion', now);
    const endsAt = endOfExclusion(period, now);
    const after = await begin(deps, tx, { by, kind: 'self_exclusion', endsAt, known, now });
    return after && { action: 'member.excluded', after: { ...after, ...recorded } };
  });

/** @throws `protection.not_excluded`, `protection.not_over` */
export const askReturn = (deps: ProtectionDeps, by: By): Promise<void> =>
  changeInTransaction(deps, by, async ({ tx, stored, now }) => {
    const known = activeOf(stored, 'self_exclusion', now);
    if (!known) throw appError(protectionErrors.notExcluded);
    if (known.returnAt) return null;
    if (!known.endsAt || now < known.endsAt) throw appError(protectionErrors.notOver);
    const returnAt = new Date(now.getTime() + stored.policy.returnAfterHours * HOUR_MILLISECONDS);
    await setReturn(tx, { merchantId: by.key.merchantId, id: known.id, returnAt });
    return { action: 'member.return_requested', after: { returnAt: returnAt.toISOString() } };
  });

/** Closes the account for play; what is left can be withdrawn. */
export const closeAccount = (
  deps: ProtectionDeps,
  by: By,
  reasonCode: (typeof CLOSURE_REASONS)[number],
): Promise<void> => deps.db.transaction().execute((tx) => closeWithin(deps, tx, by, reasonCode));

/** Closes an account in the caller's transaction, also for a reason that a member can't give. */
export const closeWithin = (
  deps: ProtectionDeps,
  tx: Tx,
  by: By,
  reasonCode: (typeof CLOSURE_REASONS)[number] | 'under_age',
): Promise<void> =>
  changeProtection(deps, tx, by, async ({ stored, now }) => {
    if (stored.closure) return null;
    await insertClosure(tx, { ...by.key, id: newId(), reasonCode, closedAt: now });
    return { action: 'member.account_closed', after: { reasonCode } };
  });
