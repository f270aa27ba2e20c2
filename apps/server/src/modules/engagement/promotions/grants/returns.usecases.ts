import type { Parts } from '../promotions.types.ts';
import { lockPromotion, moveBudget, numberRewards } from './grants.queries.ts';
import { findPromotionOf, lockForReturn, noteReturn, partsOf } from './returns.queries.ts';

/**
 * Gives back to the budget what the bonuses of a grant gave back to the house, and what free rounds were not used. It compares with what was noted before, so
 * that an event that is delivered again changes nothing.
 */
export async function returnToBudget(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { merchantId, grantId }: { merchantId: string; grantId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const promotionId = await findPromotionOf(tx, { merchantId, grantId });
    if (promotionId === undefined) return;
    // Before the grant, as whoever grants does.
    await lockPromotion(tx, { merchantId, promotionId });
    const grant = await lockForReturn(tx, { merchantId, grantId });
    if (!grant) return;
    const { returnedMinor: reported, isOpen } = await partsOf(tx, { merchantId, grantId });
    const returnedMinor = reported > grant.costMinor ? grant.costMinor : reported;
    const more = returnedMinor - grant.returnedMinor;
    if (more > 0n)
      await moveBudget(tx, { merchantId, promotionId: grant.promotionId, costMinor: -more, count: 0 });
    await noteReturn(tx, {
      merchantId,
      grantId,
      returnedMinor: more > 0n ? returnedMinor : grant.returnedMinor,
      isOver: !isOpen,
      at: clock.now(),
    });
    await numberRewards(tx, { merchantId, memberIds: [grant.memberId] });
  });
}
