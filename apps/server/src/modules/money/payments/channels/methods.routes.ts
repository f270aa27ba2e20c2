import { paymentMethodsRoutes } from '@croupier/contract/payments/methods.ts';
import { bindRoutes, type BoundRoutes, type Handlers } from '../../../../platform/http/call.ts';
import type { PaymentParts } from '../payments.types.ts';
import { offeredMethods } from './methods.usecases.ts';

export const bindMethods = (
  parts: PaymentParts,
  others: {
    openWithdrawal: (of: { merchantId: string; memberId: string }) => Promise<string | null>;
    banks: Handlers<typeof paymentMethodsRoutes>['banks'];
  },
): BoundRoutes =>
  bindRoutes(paymentMethodsRoutes, {
    methods: ({ merchantId, account, language, query }) =>
      offeredMethods(parts, {
        merchantId,
        memberId: account.id,
        language,
        direction: query.direction,
        openWithdrawal: others.openWithdrawal,
      }),
    banks: others.banks,
  });
