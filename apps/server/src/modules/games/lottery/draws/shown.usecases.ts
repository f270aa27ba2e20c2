import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { listShown, type ShownLottery } from './lobby.reads.ts';

export type ShownLotteries = {
  list: (merchantId: string) => Promise<ShownLottery[]>;
  /** @throws `lottery.not_found` */
  get: (merchantId: string, gameCode: string) => Promise<ShownLottery>;
};

const SHOWN_MILLISECONDS = 1_000;

/** The lotteries that merchants sell. */
export function createShown({ db, clock }: { db: Db; clock: Clock }): ShownLotteries {
  const lists = createFresh<ShownLottery[]>({ clock, milliseconds: SHOWN_MILLISECONDS });
  const list: ShownLotteries['list'] = (merchantId) =>
    lists.get(merchantId, () => listShown(db, { merchantId, at: clock.now() }));
  return {
    list,
    get: async (merchantId, gameCode) => {
      const lottery = (await list(merchantId)).find(({ id }) => id === gameCode);
      if (!lottery) throw appError(lotteryErrors.notFound);
      return lottery;
    },
  };
}
