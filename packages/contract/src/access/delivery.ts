import { z } from 'zod';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';

/** Integrations that can send a test message. */
export const TESTED_INTEGRATIONS = ['sms', 'mail'] as const;

/** Console calls that try a merchant's connections to external services. */
export const deliveryRoutes = defineRoutes({
  test: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/settings/integration/test',
    summary:
      'Sends a test message over the merchant’s own gateway or mail server. Recorded in the audit log.',
    access: 'operator',
    permission: 'integrations.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({
      integration: z.enum(TESTED_INTEGRATIONS),
      /** A mail address, or a mobile number with its dialling code. */
      to: z.string().trim().min(3).max(254),
    }),
    response: z.null(),
    errors: [
      'merchants.not_found',
      'verification.not_enabled',
      'verification.gateway_failed',
      'verification.quota_exceeded',
      'verification.phone_invalid',
    ],
  },
});
