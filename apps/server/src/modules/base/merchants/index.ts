import { SYSTEM_STATUS, type Permission } from '@croupier/contract/merchants/system.ts';
import type { PublicKeySet } from '@croupier/contract/encryption.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { DEMO_MERCHANTS, demoIntegrations, type SandboxAddresses } from './merchants.demo.ts';
import { createDirectory } from './directory.usecases.ts';
import { merchantErrors } from './merchants.errors.ts';
import {
  insertMerchant,
  lockSettings,
  MERCHANTS_CHANNEL,
  notifyChanged,
  updateIntegrations,
  updateSettings,
} from './merchants.queries.ts';
import type { Whereabouts } from './regions.rules.ts';
import { noticeOf, permissionOf, statusFor, type Merchant } from './merchants.rules.ts';
import { merchantsRoutes } from './merchants.routes.ts';
import { sitesConsole } from './sites.console.ts';
import { createSiteUsecases, type SettingsHook } from './sites.usecases.ts';
import { readSettings, writeSettings, type MerchantSettings } from './merchants.settings.ts';

export type { Integrations } from './integrations.settings.ts';
export type { SandboxAddresses } from './merchants.demo.ts';
export type { Merchant } from './merchants.rules.ts';
export type { FieldSetting, MerchantSettings } from './merchants.settings.ts';
export type { Whereabouts } from './regions.rules.ts';
export { languageFor, whitelabelOf } from './merchants.rules.ts';

/** `sequence` grows with every change of a merchant. */
export type MerchantChange = { merchantId: string; sequence: string };
export type SettingsChange = { before: MerchantSettings; after: MerchantSettings };

export type Merchants = {
  /** `settingsChanged`: called in the transaction of a change that an operator makes. */
  hooks: { settingsChanged: SettingsHook[] };
  /** @throws `request.unknown_host` */
  byHost: (host: string) => Promise<Merchant>;
  /** @throws `merchants.not_found` */
  byId: (merchantId: string) => Promise<Merchant>;
  list: () => Promise<Merchant[]>;
  /** The permission response, also injected into the page. */
  permission: (merchant: Merchant, caller: Whereabouts & { language: string }) => Promise<Permission>;
  /** @throws `system.maintenance` in the merchant's words, `system.region_restricted` where its site is closed for a caller */
  admit: (merchant: Merchant, caller: Whereabouts & { language: string }) => void;
  /**
   * Changes settings one after another; the caller writes what it gets back into the audit log. Call `refresh` after
   * the commit.
   *
   * @throws `merchants.not_found`, ZodError for settings that make no sense
   */
  changeSettings: (
    tx: Tx,
    merchantId: string,
    change: (settings: MerchantSettings) => MerchantSettings,
  ) => Promise<SettingsChange>;
  /** Forgets what this process has in memory; other processes follow within seconds. */
  refresh: () => void;
  /** Calls back for every change of settings in any process; this one has forgotten the old ones then. */
  listen: (
    database: Pick<Database, 'listen'>,
    onChange: (change: MerchantChange) => void,
  ) => Promise<() => Promise<void>>;
  /** Writes the two demo merchants where they are missing, and where the outside world is for them now. */
  seedDemo: (sandbox?: SandboxAddresses) => Promise<void>;
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
};

export function createMerchants(deps: {
  db: Db;
  clock: Clock;
  publicKeys: () => Promise<PublicKeySet>;
}): Merchants {
  const { db, clock } = deps;
  const directory = createDirectory(deps);

  const publicKeys = async (): Promise<Permission['keys']> => ({ keys: [...(await deps.publicKeys()).keys] });

  const byId = async (merchantId: string): Promise<Merchant> => {
    const merchant = await directory.findById(merchantId);
    if (!merchant) throw appError(merchantErrors.notFound);
    return merchant;
  };

  const changeSettings: Merchants['changeSettings'] = async (tx, merchantId, change) => {
    const stored = await lockSettings(tx, merchantId);
    if (stored === undefined) throw appError(merchantErrors.notFound);
    const before = readSettings(stored);
    const settings = writeSettings(change(before), before);
    await updateSettings(tx, { merchantId, settings, at: clock.now() });
    await notifyChanged(tx, merchantId);
    return { before, after: readSettings(JSON.parse(settings)) };
  };
  const hooks: Merchants['hooks'] = { settingsChanged: [] };
  const { list, invalidate: refresh } = directory;
  const sites = createSiteUsecases({ db, byId, list, refresh, changeSettings, ...hooks });

  return {
    hooks,
    byId,
    byHost: async (host) => {
      const merchant = await directory.findByHost(host);
      if (!merchant) throw appError(requestErrors.unknownHost);
      return merchant;
    },
    list,
    permission: async (merchant, caller) => permissionOf(merchant, { ...caller, keys: await publicKeys() }),
    admit: (merchant, { language, ...caller }) => {
      const status = statusFor(merchant, caller);
      if (status === SYSTEM_STATUS.regionRestricted) throw appError(merchantErrors.regionRestricted);
      if (status === SYSTEM_STATUS.maintenance)
        throw appError(merchantErrors.maintenance, { message: noticeOf(merchant, language) || undefined });
    },
    changeSettings,
    refresh,
    listen: (database, onChange) =>
      database.listen(MERCHANTS_CHANNEL, (payload) => {
        directory.invalidate();
        onChange(JSON.parse(payload) as MerchantChange);
      }),
    seedDemo: async (sandbox) => {
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        for (const { settings, ...merchant } of DEMO_MERCHANTS) {
          await insertMerchant(tx, { ...merchant, settings: writeSettings(settings), at });
          if (!sandbox) continue;
          const integrations = JSON.stringify(demoIntegrations(merchant, sandbox));
          await updateIntegrations(tx, { merchantId: merchant.id, integrations, at });
        }
      });
      directory.invalidate();
    },
    routes: merchantsRoutes({ byId, publicKeys }),
    consoleRoutes: sitesConsole(sites),
  };
}
