import { z } from 'zod';
import { defineRoutes } from './route.ts';
import { languageCode, LANGUAGES } from './system.ts';

/** What players find: the site, the maintenance page, or for everybody the page of a closed region. */
const siteStatus = z.object({
  merchantCode: z.string(),
  name: z.string(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** What the maintenance page says, by language. */
  notice: z.partialRecord(languageCode, z.string()),
  /** What visitors may choose from; the first is what those meet who have not chosen. */
  languages: z.array(languageCode),
  /** ISO codes of countries, and networks in CIDR form, whose callers are shown the page of a closed region. */
  closedCountries: z.array(z.string().length(2)),
  closedNetworks: z.array(z.string()),
});
export type SiteStatus = z.infer<typeof siteStatus>;

/** Calls of the operators' console about the merchants' sites. */
export const sitesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/sites',
    summary: 'Which sites are open, closed for maintenance, or closed for regions.',
    access: 'operator',
    response: z.array(siteStatus),
  },
  changeStatus: {
    method: 'POST',
    path: '/console/sites/:merchantCode/status',
    summary: 'Opens or closes a site; open pages follow at once. Written into the audit log.',
    access: 'operator',
    confirmed: true,
    params: z.object({ merchantCode: z.string().max(32) }),
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
    path: '/console/sites/:merchantCode/languages',
    summary:
      'Which languages a site offers, first the one for those who have not chosen. Written into the audit log.',
    access: 'operator',
    confirmed: true,
    params: z.object({ merchantCode: z.string().max(32) }),
    body: z.object({ languages: z.array(languageCode).min(1).max(LANGUAGES.length) }),
    response: siteStatus,
    errors: ['merchants.not_found'],
  },
});
