import { beneficiariesRoutes as routes } from '@croupier/contract/payments/withdrawals.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { addBeneficiary, dropBeneficiary, ownBeneficiaries } from './beneficiaries.usecases.ts';

export const beneficiariesRoutes = (deps: WithdrawalDeps): BoundRoutes =>
  bindRoutes(routes, {
    list: ({ merchantId, account }) => ownBeneficiaries(deps, { merchantId, memberId: account.id }),
    add: ({ merchantId, account, body, ...caller }) =>
      addBeneficiary(deps, { ...body, merchantId, memberId: account.id }, { ...caller, account }),
    remove: async ({ merchantId, account, params: { id }, ...caller }) => {
      await dropBeneficiary(deps, { merchantId, memberId: account.id, id }, { ...caller, account });
      return { removed: true as const };
    },
  });
