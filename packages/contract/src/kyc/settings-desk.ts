import { z } from 'zod';
import { requestReason, requestResult, settingsVersion } from '../access/approvals.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { kycSettings } from './kyc-settings.ts';

const PATH = '/console/merchants/:merchantCode/settings/identity';

/** The rules of identity checks, which a second person changes. */
export const identityRulesRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: PATH,
    summary: 'The rules of identity checks of a merchant, with earlier versions.',
    access: 'operator',
    permission: 'documents.view',
    params: merchantParams,
    response: z.object({
      currency: z.string(),
      settings: kycSettings,
      versions: z.array(settingsVersion),
    }),
    errors: ['merchants.not_found'],
  },
  change: {
    method: 'POST',
    path: PATH,
    summary: 'Requests other rules of identity checks, which a second person decides.',
    access: 'operator',
    permission: 'documents.rules.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({ settings: kycSettings, reason: requestReason }),
    response: requestResult,
    errors: ['merchants.not_found', 'approvals.already_asked'],
  },
});
