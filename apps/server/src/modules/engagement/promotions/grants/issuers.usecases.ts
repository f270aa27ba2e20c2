import { badgeName } from '@croupier/contract/loyalty/vip.ts';
import type { BonusTerms } from '@croupier/contract/bonuses/terms.ts';
import type { Release } from '@croupier/contract/promotions/release.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Parts, RewardIssuer } from '../promotions.types.ts';

const ONE = 10_000n;
/** Hundredths of a percent in a percent. */
const BPS = 100;
const FULL = 10_000;

/** The terms of a bonus, as its module knows them. */
const bonusTermsOf = (release: Release): BonusTerms => ({
  wagerTimes: release.times,
  wagerOf: release.of === 'bonus' ? 'bonus' : 'bonus_and_deposit',
  days: release.days,
  startWithinDays: release.startWithinDays,
  maxBet: release.maxBet,
  order: release.order,
  convert: release.convert === 'all' ? 'all' : 'winnings_only',
  onWithdrawal: release.onWithdrawal,
  contributions: {
    games: {},
    vendors: {},
    categories: Object.fromEntries(release.contributions.map((row) => [row.class, row.percent * BPS])),
    default: FULL,
  },
  barred: { games: [], vendors: [], categories: [...release.barred] },
});

/** Rewards of the modules below. Other kinds come by hooks. */
export const ownIssuers = ({ bonuses, loyalty }: Pick<Parts, 'bonuses' | 'loyalty'>): RewardIssuer[] => [
  {
    kind: 'bonus',
    issue: async (tx, { merchantId, memberId, currency, grant, reward, promotion }) => {
      const { release } = promotion.definition;
      if (!release) throw new Error('a bonus needs terms of release');
      await bonuses.issue(tx, {
        merchantId,
        memberId,
        currency,
        grantId: grant.id,
        position: grant.rewards.indexOf(reward),
        promotionId: promotion.id,
        terms: bonusTermsOf(release),
        amountMinor: reward.amountMinor,
        baseMinor: grant.baseMinor,
      });
      return { state: 'process' };
    },
  },
  {
    kind: 'freeRounds',
    issue: async (tx, { merchantId, memberId, currency, grant, reward, promotion }) => {
      const { gameId = '', stakeMinor = 0n, days = 1, amountMinor } = reward;
      await bonuses.issueFreeRounds(tx, {
        merchantId,
        memberId,
        currency,
        gameId,
        stakeMinor,
        days,
        count: Number(amountMinor / ONE),
        source: 'promotion',
        reference: grant.id,
        position: grant.rewards.indexOf(reward),
        costKey: promotion.id,
      });
      return { state: 'process' };
    },
  },
  {
    kind: 'points',
    issue: async (tx, { merchantId, memberId, grant, reward }) => {
      const id = derivedId('promotion points', merchantId, grant.id, String(grant.rewards.indexOf(reward)));
      await loyalty.addPoints(tx, {
        merchantId,
        memberId,
        id,
        pointsMinor: reward.amountMinor,
        code: 'points',
        reference: grant.id,
      });
      return undefined;
    },
  },
  {
    kind: 'xp',
    issue: async (tx, { merchantId, memberId, grant, reward }) => {
      const id = derivedId('promotion xp', merchantId, grant.id);
      await loyalty.addXp(tx, { merchantId, memberId, id, xpMinor: reward.amountMinor, reference: grant.id });
      return undefined;
    },
  },
  {
    kind: 'good',
    issue: async (tx, { merchantId, memberId, grant, reward }) => {
      await loyalty.issueGood(tx, {
        merchantId,
        memberId,
        id: derivedId('promotion good', merchantId, grant.id),
        goodId: reward.of ?? '',
        quantity: Number(reward.amountMinor / ONE),
        reference: grant.id,
      });
      return { state: 'process' };
    },
  },
  {
    kind: 'badge',
    issue: async (tx, { merchantId, memberId, grant, reward }) => {
      await loyalty.awardBadge(tx, {
        merchantId,
        memberId,
        badge: badgeName.parse(reward.of),
        reference: grant.id,
      });
      return undefined;
    },
  },
];
