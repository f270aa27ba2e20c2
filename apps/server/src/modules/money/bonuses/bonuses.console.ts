import { bonusDeskRoutes } from '@croupier/contract/bonuses/bonuses.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { BonusDeps } from './bonuses.types.ts';
import { askRevocation } from './revocation.usecases.ts';
import { viewMemberBonuses } from './view.usecases.ts';

export const bonusesConsole = (deps: BonusDeps): BoundRoutes =>
  bindRoutes(bonusDeskRoutes, {
    ofMember: async ({ params, language }) => ({
      items: await viewMemberBonuses(deps, {
        merchantId: params.merchantCode,
        memberId: params.id,
        language,
      }),
    }),
    revoke: ({ params, body, account, ip, requestId }) =>
      askRevocation(deps, {
        ...body,
        merchantId: params.merchantCode,
        bonusId: params.id,
        operator: { account, ip, requestId },
      }),
  });
