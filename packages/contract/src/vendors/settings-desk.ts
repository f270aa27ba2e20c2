import { z } from 'zod';
import { requestReason, requestResult, settingsVersion } from '../access/approvals.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { vendorSettings } from './vendor-settings.ts';

const PATH = '/console/merchants/:merchantCode/settings/vendors';

/** How a merchant deals with vendors, which a second person changes. */
export const vendorRulesRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: PATH,
    summary: 'The rules about vendors of a merchant, with earlier versions.',
    access: 'operator',
    permission: 'games.view',
    params: merchantParams,
    response: z.object({ settings: vendorSettings, versions: z.array(settingsVersion) }),
    errors: ['merchants.not_found'],
  },
  change: {
    method: 'POST',
    path: PATH,
    summary: 'Requests other rules about vendors, which a second person decides.',
    access: 'operator',
    permission: 'vendors.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({ settings: vendorSettings, reason: requestReason }),
    response: requestResult,
    errors: ['merchants.not_found', 'approvals.already_asked'],
  },
});
