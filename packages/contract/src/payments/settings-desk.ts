import { z } from 'zod';
import { requestReason, requestResult, settingsVersion } from '../access/approvals.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { paymentSettings } from './payment-settings.ts';

const PATH = '/console/merchants/:merchantCode/settings/payments';

/** The rules of payments, which a second person changes. */
export const paymentRulesRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: PATH,
    summary: 'The rules of payments of a merchant, with earlier versions.',
    access: 'operator',
    permission: 'merchants.view',
    params: merchantParams,
    response: z.object({
      currency: z.string(),
      settings: paymentSettings,
      /** From this amount on, a second person decides about a payment. It can't be changed. */
      line: money,
      versions: z.array(settingsVersion),
    }),
    errors: ['merchants.not_found'],
  },
  change: {
    method: 'POST',
    path: PATH,
    summary: 'Requests other rules of payments, which a second person decides.',
    access: 'operator',
    permission: 'payments.rules.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({ settings: paymentSettings, reason: requestReason }),
    response: requestResult,
    errors: ['merchants.not_found', 'approvals.already_asked'],
  },
});
