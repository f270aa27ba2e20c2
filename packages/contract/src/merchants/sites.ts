import { z } from 'zod';
import { merchantParams } from './merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { languageCode, LANGUAGES } from './system.ts';

/** 0 open, 1 maintenance, 2 closed for every region. */
const siteStatus = z.object({
  merchantCode: z.string(),
  name: z.string(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Text of the maintenance page by language. */
  notice: z.partialRecord(languageCode, z.string()),
  /** Offered languages; the first is the default. */
  languages: z.array(languageCode),
  /** Blocked countries (ISO codes) and networks (CIDR). */
  closedCountries: z.array(z.string().length(2)),
  closedNetworks: z.array(z.string()),
});
export type SiteStatus = z.infer<typeof siteStatus>;

/** Console calls for the merchants' sites. */
export const sitesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/sites',
    summary: 'Status of the sites of the granted merchants.',
    access: 'operator',
    permission: 'sites.view',
    response: z.array(siteStatus),
  },
  changeStatus: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/site/status',
    summary: 'Opens or closes a site; open pages follow at once. Recorded in the audit log.',
    access: 'operator',
    permission: 'sites.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({
      status: siteStatus.shape.status,
      notice: z.partialRecord(languageCode, z.string().trim().max(2_000)),
      closedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
      closedNetworks: z.array(z.string().max(50)).max(500),
    }),
    response: siteStatus,
    errors: ['merchants.not_found', 'merchants.network_invalid'],
  },
  changeLanguages: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/site/languages',
    summary:
      'Which languages a site offers, first the one for those who have not chosen. Written into the audit log.',
    access: 'operator',
    permission: 'sites.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({ languages: z.array(languageCode).min(1).max(LANGUAGES.length) }),
    response: siteStatus,
    errors: ['merchants.not_found'],
  },
});
