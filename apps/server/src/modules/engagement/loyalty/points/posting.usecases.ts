import { POINTS } from '@croupier/contract/money/points.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { AccountRef, MoneyTx } from '../../../money/wallet/index.ts';
import { MEMBERS_PER_POSTING, ONE } from '../loyalty.config.ts';
import type { LoyaltyDeps, MemberKey } from '../loyalty.types.ts';
import { insertBadges } from '../vip/badges.queries.ts';
import { listDue, lockDue, markPosted, type Due } from './posting.queries.ts';

/** Where points come from and go to. */
export const issueOf = (key: string): AccountRef => ({ owner: 'house', kind: 'points_issue', key });
export const pointsOf = (memberId: string): AccountRef => ({ owner: 'member', memberId, kind: 'points' });

/** From so many points on, somebody is a saver. */
const SAVER_MINOR = 10_000n * ONE;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Moves what members have earned and not been posted to their accounts: one transfer each, whose id follows from the member and
 * the number of the posting. Members without anything to post are left as they are, but locked.
 */
export async function postEarned(
  { wallet, clock }: Pick<LoyaltyDeps, 'wallet' | 'clock'>,
  tx: MoneyTx,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<void> {
  const posted = await lockDue(tx, { merchantId, memberIds });
  if (posted.length === 0) return;
  await markPosted(tx, { merchantId, posted });
  const transferOf = ({ memberId, dueMinor, posting }: Due) => {
    const id = derivedId('points posting', merchantId, memberId, String(posting));
    return {
      id,
      debit: issueOf('play'),
      credit: pointsOf(memberId),
      amountMinor: dueMinor,
      code: 'points_earned' as const,
      reference: id,
    };
  };
  const done = await wallet.post(tx, { merchantId, currency: POINTS, transfers: posted.map(transferOf) });
  const savers = posted.filter((_, index) => (done[index]?.credit?.balanceAfterMinor ?? 0n) >= SAVER_MINOR);
  const badges = savers.map(({ memberId }) => ({ memberId, badge: 'saver' }));
  await insertBadges(tx, { merchantId, badges, at: clock.now() });
}

/** The same for one member, before points are spent. */
export const postOwn = (
  deps: Pick<LoyaltyDeps, 'wallet' | 'clock'>,
  tx: MoneyTx,
  { merchantId, memberId }: MemberKey,
) => postEarned(deps, tx, { merchantId, memberIds: [memberId] });

/** Posts everything that was earned; the job calls it every hour. */
export async function postPoints(
  deps: Pick<LoyaltyDeps, 'db' | 'clock' | 'merchants' | 'wallet'>,
): Promise<void> {
  for (const { id: merchantId } of await deps.merchants.list()) {
    let after = BEFORE_ALL;
    for (;;) {
      const memberIds = await listDue(deps.db, { merchantId, after, limit: MEMBERS_PER_POSTING });
      const last = memberIds.at(-1);
      if (last === undefined) break;
      await deps.wallet.transaction((tx) => postEarned(deps, tx, { merchantId, memberIds }));
      after = last;
    }
  }
}
