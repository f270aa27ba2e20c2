import { queryOptions } from '@tanstack/react-query';
import { call, callQuery } from '../../../shared/api/call.ts';

export const linksQuery = { ...callQuery('network.links'), staleTime: 0 };
export const rightsQuery = { ...callQuery('network.rights'), staleTime: 0 };

type Mode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';
export type BaseGroups = Partial<Record<Mode, number>>;

/** The prize group of a player without a rate, by prize mode, of the merchant's first lottery in each. */
export const baseGroupsQuery = queryOptions({
  queryKey: ['agent.baseGroups'] as const,
  queryFn: async ({ signal }): Promise<BaseGroups> => {
    const { lotteries } = await call('lotteryDraws.lobby', {}, { signal });
    const firsts = lotteries.filter(
      ({ mode }, at) => lotteries.findIndex((each) => each.mode === mode) === at,
    );
    const games = await Promise.all(
      firsts.map(({ gameCode }) => call('lottery.game', { params: { gameCode } }, { signal })),
    );
    return Object.fromEntries(games.map(({ mode, minGroup }) => [mode, minGroup]));
  },
  staleTime: 60 * 60_000,
});
