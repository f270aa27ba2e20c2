import { vendorPlayRoutes as routes } from '@croupier/contract/vendors/play.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { ownFreeRounds } from './free-rounds/own.usecases.ts';
import type { Fixtures } from './tables/fixtures.usecases.ts';
import type { Tables } from './tables/tables.usecases.ts';
import type { TransferLineOut } from './transfers/collect.usecases.ts';
import type { Visit } from './visits/visits.rules.ts';
import type { Visits } from './visits/visits.usecases.ts';

type RouteDeps = {
  visits: Pick<Visits, 'get' | 'net' | 'end'>;
  tables: Tables;
  fixtures: Fixtures;
  freeRounds: (of: {
    merchantId: string;
    memberId: string;
    gameId: string;
  }) => ReturnType<typeof ownFreeRounds>;
  /** Moves back what the member has at the vendor. */
  returnAfter: (visit: Visit, wanted: boolean) => Promise<TransferLineOut[]>;
};

/** Members' calls about vendors' games. */
export const vendorPlayRoutes = ({
  visits,
  tables,
  fixtures,
  freeRounds,
  returnAfter,
}: RouteDeps): BoundRoutes =>
  bindRoutes(routes, {
    tables: ({ merchantId, language }) => tables.list(merchantId, language, 'live'),
    rooms: ({ merchantId, language }) => tables.list(merchantId, language, 'pvp'),
    fixtures: ({ merchantId, language, query: { category } }) =>
      fixtures.list(merchantId, language, category),
    freeRounds: ({ merchantId, account, query: { gameId } }) =>
      freeRounds({ merchantId, memberId: account.id, gameId }),
    visit: async ({ merchantId, account, params }) => {
      const found = await visits.get({ merchantId, memberId: account.id, id: params.id });
      const { gameId, openedAt, endedAt, endReason } = found;
      const { stakeMinor, payoutMinor, rounds, openRounds } = await visits.net(found);
      return {
        gameId,
        openedAt,
        endedAt,
        endReason,
        stake: stakeMinor,
        payout: payoutMinor,
        rounds,
        openRounds,
      };
    },
    endVisit: async ({ merchantId, account, params, body }) => {
      const found = await visits.get({ merchantId, memberId: account.id, id: params.id });
      await visits.end(found, 'left');
      return { lines: await returnAfter(found, body.collect) };
    },
  });
