import type { sitesRoutes, SiteStatus } from '@croupier/contract/merchants/sites.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import type { Rights } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import { merchantErrors } from './merchants.errors.ts';
import type { Merchant } from './merchants.rules.ts';
import type { MerchantUsecases } from './merchants.usecases.ts';
import { isNetwork } from './regions.rules.ts';
import {
  changeRecorded,
  type Change,
  type ChangeDeps,
  type Operator,
} from './settings/recorded-change.usecases.ts';

type SiteDeps = ChangeDeps & Pick<MerchantUsecases, 'list'>;

type StatusInput = CallInput<typeof sitesRoutes.changeStatus>;
type LanguagesInput = CallInput<typeof sitesRoutes.changeLanguages>;

const siteOf = ({ id, name, settings }: Pick<Merchant, 'id' | 'name' | 'settings'>): SiteStatus => ({
  merchantCode: id,
  name,
  status: settings.status,
  notice: settings.notice,
  languages: [...new Set([settings.brand.defaultLanguage, ...settings.brand.languages])],
  ...settings.regions,
});

const changeSite = async (
  deps: SiteDeps,
  merchantId: string,
  operator: Operator,
  change: Change,
): Promise<SiteStatus> => siteOf(await changeRecorded(deps, merchantId, operator, change));

/** What operators can change about a site: its status, closed regions and languages. */
export const createSiteUsecases = (deps: SiteDeps) => ({
  listSites: async (rights: Rights): Promise<SiteStatus[]> =>
    (await deps.list()).filter(({ id }) => rights.may('sites.view', id)).map(siteOf),

  /** @throws `merchants.not_found`, `merchants.network_invalid` */
  changeStatus: async (
    { merchantCode, ...input }: StatusInput['params'] & StatusInput['body'],
    operator: Operator,
  ): Promise<SiteStatus> => {
    const { status, notice, closedCountries, closedNetworks } = input;
    if (!closedNetworks.every(isNetwork)) throw appError(merchantErrors.networkInvalid);
    const regions = {
      closedCountries: [...new Set(closedCountries)],
      closedNetworks: [...new Set(closedNetworks)],
    };
    return changeSite(deps, merchantCode, operator, {
      action: 'site.status_changed',
      to: (settings) => ({ ...settings, status, notice: { ...settings.notice, ...notice }, regions }),
      recorded: ({ status, notice, regions }) => ({ status, notice, regions }),
    });
  },

  /** The first language is the default one. @throws `merchants.not_found` */
  changeLanguages: async (
    input: LanguagesInput['params'] & LanguagesInput['body'],
    operator: Operator,
  ): Promise<SiteStatus> => {
    const languages = [...new Set(input.languages)];
    return changeSite(deps, input.merchantCode, operator, {
      action: 'site.languages_changed',
      to: ({ brand, ...settings }) => ({
        ...settings,
        brand: { ...brand, languages, defaultLanguage: languages[0] ?? brand.defaultLanguage },
      }),
      recorded: ({ brand: { languages, defaultLanguage } }) => ({ languages, defaultLanguage }),
    });
  },
});

export type SiteUsecases = ReturnType<typeof createSiteUsecases>;
