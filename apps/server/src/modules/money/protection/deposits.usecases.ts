import type { Tx } from '../../../platform/db/database.ts';
import { blocksOf } from './compile.rules.ts';
import { blockedBy } from './guard.rules.ts';
import { windowOf } from './limits.rules.ts';
import { lockChoices } from './protection.queries.ts';
import type { DepositAdmitted, DepositAsked, ProtectionDeps } from './protection.types.ts';
import { depositsSince, readProtected } from './state.usecases.ts';

/**
 * Decides how much of a deposit may be taken, in the transaction that stores or credits it. The member's other deposits
 * wait until it ends, so limits are exact however many are made at once.
 */
export async function admitDeposit(
  deps: Pick<ProtectionDeps, 'clock' | 'merchants' | 'hooks'>,
  tx: Tx,
  { merchantId, memberId, amountMinor, depositId }: DepositAsked,
): Promise<DepositAdmitted> {
  const key = { merchantId, memberId };
  await lockChoices(tx, key);
  const now = deps.clock.now();
  const stored = await readProtected(deps, tx, key);
  const blocked = blockedBy(blocksOf(stored, now), now);
  if (blocked) return { admittedMinor: 0n, code: blocked, limit: null };
  let limit: DepositAdmitted['limit'] = null;
  for (const each of stored.limits) {
    const window = each.kind === 'deposit' ? windowOf(each, now) : null;
    if (!window) continue;
    const query = { ...key, since: window.from, exceptId: depositId };
    const usedMinor = await depositsSince(deps.hooks, tx, query);
    const leftMinor = usedMinor < each.amountMinor ? each.amountMinor - usedMinor : 0n;
    if (!limit || leftMinor < limit.leftMinor)
      limit = { span: each.span, amountMinor: each.amountMinor, leftMinor, until: window.until };
  }
  if (!limit || limit.leftMinor >= amountMinor) return { admittedMinor: amountMinor, code: null, limit };
  return { admittedMinor: limit.leftMinor, code: 'protection.limit_reached', limit };
}
