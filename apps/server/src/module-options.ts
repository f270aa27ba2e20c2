import type { ModuleDeps } from './modules.ts';
import type { Config } from './platform/config.ts';
import { createSiteOrigin } from './platform/http/origin.ts';
import { HASHING } from './platform/password-hashing/hashing.config.ts';

/** What the configuration says about modules. */
export const moduleOptions = (
  config: Config,
): Omit<ModuleDeps, 'database' | 'clock' | 'log' | 'outbox' | 'payoutTiming'> => ({
  hashing: { ...HASHING, ...config.passwordHashing },
  secretsKey: config.secretsKey,
  filesFolder: config.filesFolder,
  filesBucket: config.filesBucket,
  siteOrigin: createSiteOrigin(config),
  registrationsPerAddress: config.registrationsPerAddress,
  isDemo: config.demo,
  privateIntegrations:
    config.privateIntegrations === 'yes' || (config.privateIntegrations === 'auto' && config.demo),
  allowsVendorTests: config.vendorTests === 'yes' || (config.vendorTests === 'auto' && config.demo),
});
