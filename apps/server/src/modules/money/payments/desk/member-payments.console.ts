import { memberPaymentsRoutes } from '@croupier/contract/payments/member-payments.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { endDebt } from '../debts/debts.usecases.ts';
import type { PaymentParts } from '../payments.types.ts';
import { paymentsOfMember } from './member-payments.usecases.ts';

export const memberPaymentsConsole = (parts: PaymentParts): BoundRoutes =>
  bindRoutes(memberPaymentsRoutes, {
    get: ({ params: { merchantCode: merchantId, id: memberId } }) =>
      paymentsOfMember(parts, { merchantId, memberId }),
    settleDebt: ({ params: { merchantCode: merchantId, id }, body, ...operator }) =>
      endDebt(parts, { merchantId, id, ...body, operator }),
  });
