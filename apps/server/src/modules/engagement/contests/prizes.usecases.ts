import type { Db } from '../../../platform/db/database.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Contest, Prizes } from './contests.types.ts';

/** The prizes of contests are grants of their promotions. */
export function createPrizes({
  promotions,
}: {
  promotions: Pick<Promotions, 'find' | 'grantMany' | 'forContests'>;
}): Prizes {
  const port = promotions.forContests;
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
    claim: ({ grantId, ...member }) => port.claim(member, grantId),
    waiting: port.waiting,
    isFor: async (db, contest, memberId) => port.isFor(await promotionOf(db, contest), memberId),
    reserve: port.reserve,
    giveBack: port.giveBack,
  };
}
