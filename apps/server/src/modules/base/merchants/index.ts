import type { Permission } from '@croupier/contract/merchants/system.ts';
import type { PublicKeySet } from '@croupier/contract/encryption.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import { createDirectory } from './directory.usecases.ts';
import type { SandboxAddresses } from './merchants.demo.ts';
import { MERCHANTS_CHANNEL } from './merchants.queries.ts';
import type { Merchant } from './merchants.rules.ts';
import { merchantsRoutes } from './merchants.routes.ts';
import { createMerchantUsecases, type MerchantUsecases } from './merchants.usecases.ts';
import { seedCreatedBrands } from './creation/seed-created.demo.ts';
import { connectSandbox, seedMerchants } from './seed.demo.ts';
import { sitesConsole } from './sites.console.ts';
import { createSiteUsecases } from './sites.usecases.ts';
import { createIntegrationsChange, type AskHook } from './integrations/integrations.usecases.ts';
import { merchantsConsole } from './merchants.console.ts';
import { createGuardedChange } from './settings/guarded.usecases.ts';
import type { SettingsHook } from './settings/recorded-change.usecases.ts';
import { createSettingsUsecases } from './settings/settings.usecases.ts';
import { openPreview, type Preview } from './theme/preview.usecases.ts';
import { createThemeUsecases } from './theme/theme.usecases.ts';

export type { Integrations } from './integrations.settings.ts';
export { privateFields, sameServers } from './integrations/config-addresses.rules.ts';
export { isPrivateAddress } from './integrations/public-address.rules.ts';
export type { SandboxAddresses } from './merchants.demo.ts';
export type { Merchant, Texts } from './merchants.rules.ts';
export type { FieldSetting, MerchantSettings } from './merchants.settings.ts';
export type { Preview } from './theme/preview.usecases.ts';
export { openForPreview } from './theme/preview.usecases.ts';
export {
  PREVIEW_FRAME_PATH,
  PREVIEW_MILLISECONDS,
  previewFramePath,
} from './theme/preview-token.usecases.ts';
export type { Whereabouts } from './regions.rules.ts';
export { languageFor, textIn, whitelabelOf } from './merchants.rules.ts';

/** `sequence` increases with every change of a merchant. */
export type MerchantChange = { merchantId: string; sequence: string };

export type Merchants = MerchantUsecases & {
  /**
   * `settingsChanged`: called in the transaction of a change that an operator makes. `ask`: stores requests that need a
   * second person.
   */
  hooks: { settingsChanged: SettingsHook[]; ask: AskHook[] };
  /** Changes of integrations, which a second owner decides. */
  integrationsChange: ReturnType<typeof createIntegrationsChange>;
  /** Changes of settings that one operator can't make alone. */
  guardedChange: ReturnType<typeof createGuardedChange>;
  /** The site with the draft of its theme. @throws `identity.forbidden` */
  openPreview: (merchant: Merchant, token: string) => Promise<Preview>;
  /** Calls back for every change of settings in any process, after clearing this process's cache. */
  listen: (
    database: Pick<Database, 'listen'>,
    onChange: (change: MerchantChange) => void,
  ) => Promise<() => Promise<void>>;
  /** Inserts missing demo merchants, and points their integrations at the sandbox if one is running. */
  seedDemo: (sandbox?: SandboxAddresses) => Promise<void>;
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes[];
};

export function createMerchants(deps: {
  db: Db;
  clock: Clock;
  publicKeys: () => Promise<PublicKeySet>;
  /** Whether integrations may name hosts that are not on the internet, like the demo’s sandbox. */
  privateIntegrations?: boolean;
}): Merchants {
  const directory = createDirectory(deps);
  const publicKeys = async (): Promise<Permission['keys']> => ({ keys: [...(await deps.publicKeys()).keys] });
  const usecases = createMerchantUsecases({ clock: deps.clock, directory, publicKeys });
  const hooks: Merchants['hooks'] = { settingsChanged: [], ask: [] };
  const { db, clock, privateIntegrations = false } = deps;
  const parts = { db, clock, privateIntegrations, ...usecases, ...hooks };
  const sites = createSiteUsecases(parts);
  const settings = createSettingsUsecases(parts);
  const theme = createThemeUsecases(parts);

  return {
    ...usecases,
    hooks,
    listen: (database, onChange) =>
      database.listen(MERCHANTS_CHANNEL, (payload) => {
        directory.invalidate();
        onChange(JSON.parse(payload) as MerchantChange);
      }),
    seedDemo: async (sandbox) => {
      await seedMerchants(deps);
      await seedCreatedBrands({ ...parts, settings, theme, sites });
      if (sandbox) await connectSandbox(deps, sandbox);
      directory.invalidate();
    },
    routes: merchantsRoutes({ byId: usecases.byId, publicKeys }),
    integrationsChange: createIntegrationsChange(parts),
    guardedChange: createGuardedChange(parts),
    openPreview: (merchant, token) => openPreview(deps, merchant, token),
    consoleRoutes: [sitesConsole(sites), merchantsConsole({ ...parts, settings, theme })],
  };
}
