import { paymentRulesRoutes } from '@croupier/contract/payments/settings-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { PaymentParts } from '../payments.types.ts';
import { PAYMENT_RULES, readPaymentRules } from './settings.usecases.ts';

export const settingsConsole = (parts: PaymentParts): BoundRoutes =>
  bindRoutes(paymentRulesRoutes, {
    get: ({ params: { merchantCode } }) => readPaymentRules(parts, merchantCode),
    change: async ({
      params: { merchantCode: merchantId },
      body: { settings: payload, reason },
      ...operator
    }) => {
      await parts.merchants.byId(merchantId);
      const { kind, part: subject } = PAYMENT_RULES;
      return parts.approvals.ask({ merchantId, kind, subject, payload, reason, operator });
    },
  });
