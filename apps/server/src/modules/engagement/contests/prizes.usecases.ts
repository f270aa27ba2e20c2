import type { Db } from '../../../platform/db/database.ts';
import type { Promotions } from '../promotions/index.ts';
import { listClaimed, moveBudget } from './prizes.queries.ts';
import type { Contest, Prizes } from './contests.types.ts';

/** The prizes of contests are grants of their promotions. */
export function createPrizes({ promotions }: { promotions: Pick<Promotions, 'find' | 'grantMany'> }): Prizes {
  const promotionOf = async (
    db: Db,
    { merchantId, promotionId, version }: Pick<Contest, 'merchantId' | 'promotionId' | 'version'>,
  ) => {
    const found = await promotions.find({ merchantId, promotionId, version }, db);
    if (!found) throw new Error(`there is no promotion ${promotionId}`);
    return found;
  };
  return {
    give: async (tx, contest, prizes) => {
      const promotion = await promotionOf(tx, contest);
      const outcomes = await promotions.grantMany(tx, promotion, prizes);
      return outcomes.map((outcome) => ('grant' in outcome ? outcome.grant.id : null));
    },
    claim: () => Promise.resolve(),
    claimedOf: listClaimed,
    isFor: () => Promise.resolve(true),
    reserve: (tx, { merchantId, promotionId }, amountMinor) =>
      moveBudget(tx, { merchantId, promotionId, amountMinor }),
    giveBack: async (tx, { merchantId, promotionId }, amountMinor) => {
      await moveBudget(tx, { merchantId, promotionId, amountMinor: -amountMinor });
    },
  };
}
