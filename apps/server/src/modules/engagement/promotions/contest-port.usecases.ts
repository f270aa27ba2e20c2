import type { Db } from '../../../platform/db/database.ts';
import type { MoneyTx } from '../../money/wallet/index.ts';
import type { createRewards } from './claims/rewards.usecases.ts';
import { eligible } from './engine/decide.rules.ts';
import { readFacts } from './facts/facts.usecases.ts';
import { lockPromotion, moveBudget } from './grants/grants.queries.ts';
import { listWaiting } from './grants/waiting.reads.ts';
import type { MemberKey, Parts, Promotion, PromotionKey } from './promotions.types.ts';

/** What contests need besides grants. */
export type ContestPort = {
  /** Claims a reward that waits. @throws as claiming in the reward centre does */
  claim: (member: MemberKey, grantId: string) => Promise<void>;
  /** Which of some grants wait to be claimed. */
  waiting: (db: Db, of: { merchantId: string; grantIds: readonly string[] }) => Promise<ReadonlySet<string>>;
  /** Whether a promotion is meant for a member, whatever its dates and trigger. */
  isFor: (promotion: Promotion, memberId: string) => Promise<boolean>;
  /** Takes money from the budget in one piece; false if there is not as much. */
  reserve: (tx: MoneyTx, of: PromotionKey, amountMinor: bigint) => Promise<boolean>;
  giveBack: (tx: MoneyTx, of: PromotionKey, amountMinor: bigint) => Promise<void>;
};

export const createContestPort = (
  parts: Parts,
  rewards: Pick<ReturnType<typeof createRewards>, 'claim'>,
): ContestPort => ({
  claim: async (member, grantId) => {
    await rewards.claim(member, grantId);
  },
  waiting: listWaiting,
  isFor: async (promotion, memberId) => {
    const at = parts.clock.now();
    const facts = (await readFacts(parts, { promotion, memberIds: [memberId], at })).get(memberId);
    if (!facts) return false;
    // Whoever asks is about to take part.
    return eligible(promotion.definition, { ...facts, hasJoined: true }, at).every(({ isMet }) => isMet);
  },
  reserve: async (tx, { merchantId, promotionId }, amountMinor) => {
    const locked = await lockPromotion(tx, { merchantId, promotionId });
    if (locked?.state !== 'running') return false;
    const { budgetMinor, grantedMinor } = locked;
    if (budgetMinor !== null && grantedMinor + amountMinor > budgetMinor) return false;
    await moveBudget(tx, { merchantId, promotionId, costMinor: amountMinor, count: 0 });
    return true;
  },
  giveBack: (tx, { merchantId, promotionId }, amountMinor) =>
    moveBudget(tx, { merchantId, promotionId, costMinor: -amountMinor, count: 0 }),
});
