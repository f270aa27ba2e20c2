import { adjustmentsRoutes } from '@croupier/contract/money/adjustments.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { AdjustmentDeps } from './adjustments.types.ts';
import { adjust, adjustmentTerms } from './adjustments.usecases.ts';

export const adjustmentsConsole = (deps: AdjustmentDeps): BoundRoutes =>
  bindRoutes(adjustmentsRoutes, {
    terms: ({ params, account }) =>
      adjustmentTerms(deps, {
        merchantId: params.merchantCode,
        memberId: params.id,
        operatorId: account.id,
      }),
    adjust: ({ params, body: { key, amount, ...body }, account, ip, requestId }) =>
      adjust(deps, {
        adjustment: {
          ...body,
          merchantId: params.merchantCode,
          memberId: params.id,
          id: key,
          amountMinor: amount,
        },
        operator: { account, ip, requestId },
      }),
  });
