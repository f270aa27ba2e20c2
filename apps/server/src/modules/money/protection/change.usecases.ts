import type { Tx } from '../../../platform/db/database.ts';
import { compileRules } from './compile.rules.ts';
import type { GuardRules } from './guard.rules.ts';
import { insertGuard, lockGuard, updateGuard } from './guards.queries.ts';
import { lockChoices } from './protection.queries.ts';
import type { Actor, MemberKey, Protected, ProtectionDeps } from './protection.types.ts';
import { readProtected } from './state.usecases.ts';
import { periodAt } from './windows.rules.ts';

type ChangeDeps = Pick<ProtectionDeps, 'clock' | 'merchants' | 'audit' | 'outbox'>;

/** What a change starts from, and what it records in the audit log; null if there is nothing to change. */
export type Change = (given: {
  tx: Tx;
  stored: Protected;
  now: Date;
  /** Play before this period is added up already. */
  keptPeriod: number;
}) => Promise<{ action: string; before?: object; after?: object } | null>;

/** What takes effect outside, too: money in vendors' games comes back, rounds in progress end. */
const STOPS_PLAY: ReadonlyMap<string, 'break' | 'exclusion' | 'closure'> = new Map([
  ['member.break_taken', 'break'],
  ['member.excluded', 'exclusion'],
  ['member.account_closed', 'closure'],
]);

async function openGuard(
  { merchants, clock }: ChangeDeps,
  tx: Tx,
  key: MemberKey,
): Promise<{ keptPeriod: number; rules: GuardRules }> {
  const known = await lockGuard(tx, key);
  if (known) return known;
  const now = clock.now();
  const keptPeriod = periodAt(now);
  const stored = await readProtected({ merchants }, tx, key);
  const rules = compileRules(stored, { before: undefined, keptPeriod, now });
  await insertGuard(tx, { ...key, currency: stored.currency, keptPeriod, rules });
  const made = await lockGuard(tx, key);
  if (!made) throw new Error('the inserted guard is missing');
  return made;
}

/**
 * Changes what protects a member, and what stakes are checked against, in one transaction. The next batch after its
 * commit knows.
 */
export async function changeProtection(
  deps: ChangeDeps,
  tx: Tx,
  { key, actor }: { key: MemberKey; actor: Actor },
  change: Change,
): Promise<void> {
  await lockChoices(tx, key);
  const guard = await openGuard(deps, tx, key);
  const { keptPeriod } = guard;
  const now = deps.clock.now();
  const stored = await readProtected(deps, tx, key);
  const recorded = await change({ tx, stored, now, keptPeriod });
  if (!recorded) return;
  const changed = await readProtected(deps, tx, key);
  await updateGuard(tx, { ...key, rules: compileRules(changed, { before: guard.rules, keptPeriod, now }) });
  const stoppedBy = STOPS_PLAY.get(recorded.action);
  if (stoppedBy)
    await deps.outbox.record(tx, {
      merchantId: key.merchantId,
      type: 'member.play_stopped',
      payload: { memberId: key.memberId, stoppedBy },
    });
  const { account, ip, requestId } = actor;
  await deps.audit.record(tx, {
    ...recorded,
    merchantId: key.merchantId,
    actor: account,
    subject: `member:${key.memberId}`,
    ...(ip === undefined ? {} : { ip }),
    ...(requestId === undefined ? {} : { requestId }),
  });
}
