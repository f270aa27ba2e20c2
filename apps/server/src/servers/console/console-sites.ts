import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { SiteStatus } from '@croupier/contract/sites.ts';
import type { Modules } from '../../modules.ts';
import type { Call, Handlers } from '../../platform/http/call.ts';
import {
  isNetwork,
  merchantErrors,
  type Merchant,
  type MerchantSettings,
} from '../../modules/base/merchants/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { appError } from '../../platform/http/errors.ts';

const siteOf = ({ id, name, settings }: Pick<Merchant, 'id' | 'name' | 'settings'>): SiteStatus => ({
  merchantCode: id,
  name,
  status: settings.status,
  notice: settings.notice,
  languages: [...new Set([settings.brand.defaultLanguage, ...settings.brand.languages])],
  ...settings.regions,
});

/** What of the settings an operator changes here, and what the audit log keeps. */
const changedOf = ({ status, notice, regions }: MerchantSettings) => ({ status, notice, regions });

type Change = {
  action: string;
  to: (settings: MerchantSettings) => MerchantSettings;
  /** What of the settings the audit log keeps. */
  kept: (settings: MerchantSettings) => object;
};

const languagesOf = ({ brand }: MerchantSettings) => ({
  languages: brand.languages,
  defaultLanguage: brand.defaultLanguage,
});

/** What operators change of the merchants' sites: whether they are open, and for whom, and what they speak. */
export function consoleSitesOf(
  { merchants, audit }: Pick<Modules, 'merchants' | 'audit'>,
  db: Db,
): Handlers<ConsoleApi['sites']> {
  /** Changes the settings and says so in the audit log, both or none. @throws `merchants.not_found` */
  async function change(
    merchantCode: string,
    {
      account,
      ip,
      requestId,
    }: Pick<Call<ConsoleApi['sites']['changeStatus']>, 'account' | 'ip' | 'requestId'>,
    { action, to, kept }: Change,
  ): Promise<SiteStatus> {
    await db.transaction().execute(async (tx) => {
      const { before, after } = await merchants.changeSettings(tx, merchantCode, to);
      await audit.record(tx, {
        merchantId: merchantCode,
        actor: { kind: account.kind, id: account.id },
        action,
        subject: `merchant:${merchantCode}`,
        before: kept(before),
        after: kept(after),
        ip,
        requestId,
      });
    });
    merchants.refresh();
    return siteOf(await merchants.byId(merchantCode));
  }
  return {
    list: async () => (await merchants.list()).map(siteOf),
    changeStatus: async ({ params, body, ...caller }) => {
      const { status, notice, closedCountries, closedNetworks } = body;
      if (!closedNetworks.every(isNetwork)) throw appError(merchantErrors.networkInvalid);
      const regions = {
        closedCountries: [...new Set(closedCountries)],
        closedNetworks: [...new Set(closedNetworks)],
      };
      return change(params.merchantCode, caller, {
        action: 'site.status_changed',
        to: (settings) => ({ ...settings, status, notice: { ...settings.notice, ...notice }, regions }),
        kept: changedOf,
      });
    },
    changeLanguages: async ({ params, body, ...caller }) => {
      const languages = [...new Set(body.languages)];
      return change(params.merchantCode, caller, {
        action: 'site.languages_changed',
        to: ({ brand, ...settings }) => ({
          ...settings,
          brand: { ...brand, languages, defaultLanguage: languages[0] ?? brand.defaultLanguage },
        }),
        kept: languagesOf,
      });
    },
  };
}
