import { mallRoutes } from '@croupier/contract/loyalty/mall.ts';
import { pointsRoutes } from '@croupier/contract/loyalty/points.ts';
import { vipRoutes } from '@croupier/contract/loyalty/vip.ts';
import { POINTS } from '@croupier/contract/money/points.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { statementView } from '../../money/wallet/index.ts';
import { convertPoints } from './exchange/convert.usecases.ts';
import type { LoyaltyDeps } from './loyalty.types.ts';
import { addAddress, dropAddress, listOwnAddresses } from './mall/addresses.usecases.ts';
import { redeem, sendTo } from './mall/redeeming.usecases.ts';
import { readGoods, readRedemptions, redemptionView } from './mall/views.usecases.ts';
import { readBalance, readConfig, readReward } from './points/views.usecases.ts';
import { readBadges, readLadder } from './vip/ladder.usecases.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });
const readerOf = ({ account, language }: { account: Account; language: string }) => ({
  ...keyOf(account),
  language,
});

const pointsCalls = (deps: LoyaltyDeps): BoundRoutes =>
  bindRoutes(pointsRoutes, {
    balance: (call) => readBalance(deps, readerOf(call)),
    reward: ({ account }) => readReward(deps, keyOf(account)),
    config: (call) => readConfig(deps, readerOf(call)),
    transactions: async ({ account, query: { code, from, until, ...paging } }) =>
      statementView(
        await deps.wallet.statement({
          ...keyOf(account),
          currency: POINTS,
          kind: 'points',
          ...paging,
          ...(code && { code }),
          ...(from && { from }),
          ...(until && { until }),
        }),
      ),
    convert: async (call) => {
      const { id, pointsMinor, amountMinor } = await convertPoints(deps, keyOf(call.account), call.body);
      const [balance, { leftToday }] = await Promise.all([
        readBalance(deps, readerOf(call)),
        readConfig(deps, readerOf(call)),
      ]);
      return { id, points: pointsMinor, amount: amountMinor, pointsLeft: balance.points, leftToday };
    },
  });

const mallCalls = (deps: LoyaltyDeps): BoundRoutes =>
  bindRoutes(mallRoutes, {
    goods: async ({ merchantId, language }) => ({ goods: await readGoods(deps, { merchantId, language }) }),
    redeems: (call) => readRedemptions(deps, readerOf(call), call.query),
    redeem: async (call) =>
      redemptionView(deps, readerOf(call), await redeem(deps, keyOf(call.account), call.body)),
    sendTo: async (call) => {
      const to = { id: call.params.redemptionId, ...call.body };
      return redemptionView(deps, readerOf(call), await sendTo(deps, keyOf(call.account), to));
    },
    addresses: async ({ account }) => ({ addresses: await listOwnAddresses(deps, keyOf(account)) }),
    addAddress: ({ account, body }) => addAddress(deps, keyOf(account), body),
    removeAddress: ({ account, params }) => dropAddress(deps, keyOf(account), params.addressId),
  });

/** The calls of the site about points, goods and levels. */
export const loyaltyRoutes = (deps: LoyaltyDeps): BoundRoutes[] => [
  pointsCalls(deps),
  mallCalls(deps),
  bindRoutes(vipRoutes, {
    ladder: ({ merchantId, language }) => readLadder(deps, { merchantId, language }),
    badges: ({ account }) => readBadges(deps, keyOf(account)),
  }),
];
