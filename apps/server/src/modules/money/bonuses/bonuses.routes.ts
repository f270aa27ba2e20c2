import { bonusesRoutes } from '@croupier/contract/bonuses/bonuses.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { BonusDeps } from './bonuses.types.ts';
import { activateBonus, cancelBonus } from './member.usecases.ts';
import { previewCancellation, viewBonus, viewBonuses } from './view.usecases.ts';

type Call = { merchantId: string; account: { id: string }; language: string };

const memberOf = ({ merchantId, account, language }: Call) => ({
  merchantId,
  memberId: account.id,
  language,
});
const keyOf = (call: Call & { params: { id: string } }) => ({ ...memberOf(call), bonusId: call.params.id });

export const bonusesSite = (deps: BonusDeps): BoundRoutes =>
  bindRoutes(bonusesRoutes, {
    list: async (call) => ({ items: await viewBonuses(deps, memberOf(call)) }),
    get: (call) => viewBonus(deps, keyOf(call)),
    cancellation: (call) => previewCancellation(deps, keyOf(call)),
    activate: async (call) => {
      await activateBonus(deps, keyOf(call));
      return viewBonus(deps, keyOf(call));
    },
    cancel: async (call) => {
      await cancelBonus(deps, { ...keyOf(call), token: call.query.token });
      return viewBonus(deps, keyOf(call));
    },
  });
