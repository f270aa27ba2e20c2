import type { mallRoutes } from '@croupier/contract/loyalty/mall.ts';
import type { pointsRoutes } from '@croupier/contract/loyalty/points.ts';
import type { vipRoutes } from '@croupier/contract/loyalty/vip.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { callQuery } from '../api/call.ts';

export type PointsBalance = CallOutput<typeof pointsRoutes.balance>;
export type PointsConfig = CallOutput<typeof pointsRoutes.config>;
export type PointsReward = CallOutput<typeof pointsRoutes.reward>;
export type Goods = CallOutput<typeof mallRoutes.goods>['goods'];
export type Ladder = CallOutput<typeof vipRoutes.ladder>;

const REFRESH_MILLISECONDS = 60_000;

/** Points arrive by themselves while somebody plays. */
export const pointsBalanceQuery = {
  ...callQuery('points.balance'),
  staleTime: 0,
  refetchInterval: REFRESH_MILLISECONDS,
};
export const pointsRewardQuery = {
  ...callQuery('points.reward'),
  staleTime: 0,
  refetchInterval: REFRESH_MILLISECONDS,
};
export const pointsConfigQuery = { ...callQuery('points.config'), staleTime: 0 };
export const goodsQuery = { ...callQuery('mall.goods'), staleTime: 0 };
export const addressesQuery = { ...callQuery('mall.addresses'), staleTime: 0 };
export const ladderQuery = callQuery('vip.ladder');
export const badgesQuery = { ...callQuery('vip.badges'), staleTime: 0 };

/** Everything that spending points changes. */
export const SPENT_KEYS = [
  pointsBalanceQuery.queryKey,
  pointsConfigQuery.queryKey,
  goodsQuery.queryKey,
  badgesQuery.queryKey,
  ['mall.redeems'],
  ['points.transactions'],
  ['records.funds'],
] as const;
