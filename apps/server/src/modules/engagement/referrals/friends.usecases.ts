import type { MoneyTx } from '../../money/wallet/index.ts';
import { FRIENDS_PER_PAGE, QUALIFY_DAYS } from './referrals.config.ts';
import {
  findCommonMark,
  listOpenFriends,
  markQualified,
  markRefused,
  saveSteps,
  type OpenFriend,
} from './friends.queries.ts';
import { isQualified } from './programme.rules.ts';
import type { Programme, ReferralDeps } from './referrals.types.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Friend = OpenFriend & { playedMinor: bigint };

/** What friends have played with own money since they registered, as far as it is sealed. */
async function withPlay(
  { figures }: ReferralDeps,
  { merchantId, currency }: { merchantId: string; currency: string },
  friends: readonly OpenFriend[],
): Promise<Friend[]> {
  const memberIds = friends.map(({ memberId }) => memberId);
  const played = new Map<string, bigint>();
  for (const row of await figures.ownPlay({ merchantId, currency, memberIds }))
    played.set(row.memberId, (played.get(row.memberId) ?? 0n) + row.validBetMinor);
  return friends.map((friend) => ({ ...friend, playedMinor: played.get(friend.memberId) ?? 0n }));
}

const rewardsFor = ({ rewardMinor }: Programme, friend: OpenFriend) =>
  [
    { memberId: friend.referrerId, windowKey: `friend:${friend.memberId}`, key: 'referral.friend' },
    { memberId: friend.memberId, windowKey: 'invited', key: 'referral.invited' },
  ].map(({ memberId, windowKey, key }) => ({
    memberId,
    windowKey,
    rewards: [{ kind: 'cash' as const, amountMinor: rewardMinor }],
    because: [{ key, isMet: true }],
    state: 'issued' as const,
  }));

/** Qualifies a friend once, with the rewards of both; whatever both have in common refuses it. */
async function decideFriend(deps: ReferralDeps, programme: Programme, friend: OpenFriend): Promise<void> {
  const { db, clock, wallet, promotions, outbox, loyalty } = deps;
  const { merchantId } = programme.promotion;
  const { memberId, referrerId } = friend;
  const mark = await findCommonMark(db, { merchantId, one: memberId, other: referrerId });
  if (mark) {
    await markRefused(db, { merchantId, memberId, refused: mark });
    return;
  }
  await wallet.transaction(async (tx: MoneyTx) => {
    if (!(await markQualified(tx, { merchantId, memberId, at: clock.now() }))) return;
    await outbox.record(tx, { merchantId, type: 'friend.qualified', payload: { memberId, referrerId } });
    await loyalty.awardBadge(tx, {
      merchantId,
      memberId: referrerId,
      badge: 'good_company',
      reference: memberId,
    });
    if (programme.rewardMinor > 0n)
      await promotions.grantMany(tx, programme.promotion, rewardsFor(programme, friend));
  });
}

/** Looks at what friends have done, and decides about those who have done all of it or whose time is over. */
export async function qualifyFriends(deps: ReferralDeps, programme: Programme): Promise<void> {
  const { db, clock, merchants } = deps;
  const { merchantId } = programme.promotion;
  const { currency } = await merchants.byId(merchantId);
  const now = clock.now();
  for (let after = FIRST_ID; ;) {
    const page = await listOpenFriends(db, { merchantId, after, limit: FRIENDS_PER_PAGE });
    const last = page.at(-1);
    if (!last) return;
    after = last.memberId;
    const friends = await withPlay(deps, { merchantId, currency }, page);
    await saveSteps(db, {
      merchantId,
      steps: friends.map(({ memberId, playedMinor, depositedMinor, verifiedAt }) => {
        const hasDeposited = depositedMinor > 0n && depositedMinor >= programme.minDepositMinor;
        return { memberId, playedMinor, verifiedAt, depositedAt: hasDeposited ? now : null };
      }),
    });
    for (const friend of friends) {
      const isLate = now.getTime() - friend.registeredAt.getTime() > QUALIFY_DAYS * DAY_MILLISECONDS;
      if (isQualified(programme, { ...friend, isVerified: friend.verifiedAt !== null }))
        await decideFriend(deps, programme, friend);
      else if (isLate) await markRefused(db, { merchantId, memberId: friend.memberId, refused: 'late' });
    }
  }
}
