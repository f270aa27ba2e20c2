import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { SiteStatus } from '@croupier/contract/sites.ts';
import type { Modules } from '../modules.ts';
import type { Handlers } from '../platform/http/call.ts';
import {
  isNetwork,
  merchantErrors,
  type Merchant,
  type MerchantSettings,
} from '../modules/merchants/index.ts';
import type { Db } from '../platform/db/database.ts';
import { appError } from '../platform/http/errors.ts';

const siteOf = ({ id, name, settings }: Pick<Merchant, 'id' | 'name' | 'settings'>): SiteStatus => ({
  merchantCode: id,
  name,
  status: settings.status,
  notice: settings.notice,
  languages: settings.brand.languages,
  ...settings.regions,
});

/** What of the settings an operator changes here, and what the audit log keeps. */
const changedOf = ({ status, notice, regions }: MerchantSettings) => ({ status, notice, regions });

/** Opening and closing the merchants' sites. */
export const consoleSitesOf = (
  { merchants, audit }: Pick<Modules, 'merchants' | 'audit'>,
  db: Db,
): Handlers<ConsoleApi['sites']> => ({
  list: async () => (await merchants.list()).map(siteOf),
  changeStatus: async ({ params, body, account, ip, requestId }) => {
    const { merchantCode } = params;
    const { status, notice, closedCountries, closedNetworks } = body;
    if (!closedNetworks.every(isNetwork)) throw appError(merchantErrors.networkInvalid);
    const regions = {
      closedCountries: [...new Set(closedCountries)],
      closedNetworks: [...new Set(closedNetworks)],
    };
    await db.transaction().execute(async (tx) => {
      const { before, after } = await merchants.changeSettings(tx, merchantCode, (settings) => ({
        ...settings,
        status,
        notice: { ...settings.notice, ...notice },
        regions,
      }));
      await audit.record(tx, {
        merchantId: merchantCode,
        actor: { kind: account.kind, id: account.id },
        action: 'site.status_changed',
        subject: `merchant:${merchantCode}`,
        before: changedOf(before),
        after: changedOf(after),
        ip,
        requestId,
      });
    });
    merchants.refresh();
    return siteOf(await merchants.byId(merchantCode));
  },
});
