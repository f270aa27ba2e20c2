import { referralsRoutes as routes } from '@croupier/contract/referrals/referrals.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { QUALIFY_DAYS } from './referrals.config.ts';
import type { createReferralViews } from './referrals.usecases.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });

export const referralsRoutes = (referrals: ReturnType<typeof createReferralViews>): BoundRoutes =>
  bindRoutes(routes, {
    referral: async ({ account }) => {
      const { programme, earnedMinor, collectableMinor, ...own } = await referrals.overview(keyOf(account));
      return {
        ...own,
        isOpen: programme !== undefined,
        earned: earnedMinor,
        collectable: collectableMinor,
        programme: programme
          ? {
              referrerReward: programme.rewardMinor,
              friendReward: programme.rewardMinor,
              minDeposit: programme.minDepositMinor,
              minPlay: programme.minPlayMinor,
              days: QUALIFY_DAYS,
              edgeBps: programme.edgeBps,
            }
          : null,
      };
    },
    referralFriends: async ({ account, query }) => {
      const { items, ...page } = await referrals.friends(keyOf(account), query);
      return {
        ...page,
        items: items.map(({ earnedMinor, ...friend }) => ({ ...friend, earned: earnedMinor })),
      };
    },
    referralEarnings: async ({ account }) => {
      const { weeks, collectableMinor, currency } = await referrals.earnings(keyOf(account));
      return {
        weeks: weeks.map(({ edgeMinor, amountMinor, ...week }) => ({
          ...week,
          edge: edgeMinor,
          amount: amountMinor,
        })),
        collectable: collectableMinor,
        currency,
      };
    },
    collectReferral: async ({ account }) => {
      const { amountMinor, ...collected } = await referrals.collect(keyOf(account));
      return { ...collected, amount: amountMinor };
    },
  });
