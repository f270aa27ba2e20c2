import type { NetPosition, RealityCheck } from '@croupier/contract/protection/protection.ts';
import { lockGuard, updateGuard } from './guards.queries.ts';
import { realityOf } from './guard.rules.ts';
import { lockChoices, markRealityAnswered } from './protection.queries.ts';
import type { MemberKey, ProtectionDeps } from './protection.types.ts';
import { readGuard, readProtected } from './state.usecases.ts';
import { periodAt, startOf } from './windows.rules.ts';

const netOf = ({ stakeMinor, payoutMinor }: { stakeMinor: bigint; payoutMinor: bigint }) => ({
  staked: stakeMinor,
  paid: payoutMinor,
  net: payoutMinor - stakeMinor,
});

/** Time, stakes and payouts since the last answer. */
export async function readReality(deps: ProtectionDeps, key: MemberKey): Promise<RealityCheck> {
  const stored = await readProtected(deps, deps.db, key);
  const guard = await readGuard(deps, key, stored);
  const since = startOf(guard.rules.reality.from);
  const { currency } = stored;
  const totals = await deps.wallet.playTotals({ ...key, currency, from: since });
  return { ...realityOf(guard, deps.clock.now()), since, currency, ...netOf(totals) };
}

/**
 * Answers a check that is due; the next one counts from now on. Before it is due an answer changes nothing, so that
 * nobody can answer in advance.
 */
export async function answerReality(deps: ProtectionDeps, key: MemberKey): Promise<RealityCheck> {
  const { db, clock } = deps;
  const stored = await readProtected(deps, db, key);
  const guard = await readGuard(deps, key, stored);
  const now = clock.now();
  if (realityOf(guard, now).isDue)
    await db.transaction().execute(async (tx) => {
      await lockChoices(tx, key);
      const locked = await lockGuard(tx, key);
      // Somebody else answered in between.
      if (!locked || locked.rules.reality.from !== guard.rules.reality.from) return;
      const from = Math.max(periodAt(now), locked.keptPeriod);
      const reality = { ...locked.rules.reality, from, played: 0 };
      await updateGuard(tx, { ...key, rules: { ...locked.rules, reality } });
      await markRealityAnswered(tx, { ...key, at: now });
    });
  return readReality(deps, key);
}

/** What the member has won or lost: in this session, today, this month, and ever. */
export async function readNet(
  { merchants, wallet, clock }: Pick<ProtectionDeps, 'merchants' | 'wallet' | 'clock'>,
  key: MemberKey,
  from: { session: Date; day: Date | undefined; month: Date | undefined },
): Promise<NetPosition> {
  const { currency } = await merchants.byId(key.merchantId);
  const now = clock.now();
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const thisMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const since = async (start?: Date) =>
    netOf(await wallet.playTotals({ ...key, currency, ...(start && { from: start }) }));
  const [session, day, month, ever] = await Promise.all([
    since(startOf(periodAt(from.session))),
    since(from.day ?? today),
    since(from.month ?? thisMonth),
    since(),
  ]);
  return { currency, session, day, month, ever };
}
