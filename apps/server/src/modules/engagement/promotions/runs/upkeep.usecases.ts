import { AppError } from '../../../../platform/http/errors.ts';
import { deliver } from '../claims/rewards.usecases.ts';
import { lockPromotion, moveBudget, numberRewards } from '../grants/grants.queries.ts';
import { DELIVERED_TOGETHER, REVIEW_HOURS } from '../promotions.config.ts';
import type { Parts } from '../promotions.types.ts';
import { expireGrants, holdGrant, listExpiring, listToDeliver, releaseReviews } from './runs.queries.ts';

const HOUR_MILLISECONDS = 60 * 60_000;

/**
 * Delivers grants together. If one of them can't be handed out now, such as free rounds of a maker that is closed, it waits
 * for an operator, and the others are delivered.
 */
async function deliverThese(parts: Parts, merchantId: string, ids: readonly string[]): Promise<number> {
  try {
    return (await parts.wallet.transaction((tx) => deliver(parts, tx, { merchantId, ids }))).length;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [id] = ids;
    if (ids.length === 1 && id !== undefined) {
      parts.log.warn({ err: error, merchantId, grant: id }, 'a grant could not be delivered');
      await holdGrant(parts.db, { merchantId, id, remark: error.code, at: parts.clock.now() });
      return 1;
    }
    let done = 0;
    for (const each of ids) done += await deliverThese(parts, merchantId, [each]);
    return done;
  }
}

/** Delivers what needs no claim, some hundred grants in a commit. */
export async function deliverDue(parts: Parts): Promise<void> {
  for (const { id: merchantId } of await parts.merchants.list())
    for (;;) {
      const ids = await listToDeliver(parts.db, {
        merchantId,
        at: parts.clock.now(),
        limit: DELIVERED_TOGETHER,
      });
      if (ids.length === 0) break;
      if ((await deliverThese(parts, merchantId, ids)) === 0) break;
    }
}

/** Ends what was not claimed in time; its cost goes back to the budget. */
export async function expireDue(parts: Parts): Promise<void> {
  const { db, clock, merchants } = parts;
  for (const { id: merchantId } of await merchants.list()) {
    const at = clock.now();
    for (const promotionId of await listExpiring(db, { merchantId, at }))
      await db.transaction().execute(async (tx) => {
        await lockPromotion(tx, { merchantId, promotionId });
        const expired = await expireGrants(tx, { merchantId, promotionId, at });
        const costMinor = expired.reduce((sum, grant) => sum + grant.costMinor, 0n);
        await moveBudget(tx, { merchantId, promotionId, costMinor: -costMinor, count: 0 });
        await numberRewards(tx, { merchantId, memberIds: expired.map(({ memberId }) => memberId) });
      });
    await db.transaction().execute(async (tx) => {
      const before = new Date(at.getTime() - REVIEW_HOURS * HOUR_MILLISECONDS);
      const memberIds = await releaseReviews(tx, { merchantId, before });
      if (memberIds.length > 0) await numberRewards(tx, { merchantId, memberIds });
    });
  }
}
