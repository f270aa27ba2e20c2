import { SYSTEM_STATUS, type Permission } from '@croupier/contract/merchants/system.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Directory } from './directory.usecases.ts';
import { merchantErrors } from './merchants.errors.ts';
import { lockSettings, notifyChanged, updateSettings } from './merchants.queries.ts';
import { noticeOf, permissionOf, statusFor, type Merchant } from './merchants.rules.ts';
import { readSettings, writeSettings, type MerchantSettings } from './merchants.settings.ts';
import type { Whereabouts } from './regions.rules.ts';

type SettingsChange = { before: MerchantSettings; after: MerchantSettings };
type Caller = Whereabouts & { language: string };

export function createMerchantUsecases(deps: {
  clock: Clock;
  directory: Directory;
  publicKeys: () => Promise<Permission['keys']>;
}) {
  const { clock, directory, publicKeys } = deps;
  return {
    /** @throws `request.unknown_host` */
    byHost: async (host: string): Promise<Merchant> => {
      const merchant = await directory.findByHost(host);
      if (!merchant) throw appError(requestErrors.unknownHost);
      return merchant;
    },

    /** @throws `merchants.not_found` */
    byId: async (merchantId: string): Promise<Merchant> => {
      const merchant = await directory.findById(merchantId);
      if (!merchant) throw appError(merchantErrors.notFound);
      return merchant;
    },

    list: directory.list,

    /** The permission response, also injected into the page. */
    permission: async (merchant: Merchant, caller: Caller): Promise<Permission> =>
      permissionOf(merchant, { ...caller, keys: await publicKeys() }),

    /** @throws `system.maintenance` with the merchant's notice, `system.region_restricted` if its site is closed for the caller */
    admit: (merchant: Merchant, { language, ...caller }: Caller): void => {
      const status = statusFor(merchant, caller);
      if (status === SYSTEM_STATUS.regionRestricted) throw appError(merchantErrors.regionRestricted);
      if (status === SYSTEM_STATUS.maintenance)
        throw appError(merchantErrors.maintenance, { message: noticeOf(merchant, language) || undefined });
    },

    /** The stored settings, which nothing else changes until the end of the transaction. @throws `merchants.not_found` */
    lockSettings: async (tx: Tx, merchantId: string): Promise<MerchantSettings> => {
      const stored = await lockSettings(tx, merchantId);
      if (stored === undefined) throw appError(merchantErrors.notFound);
      return readSettings(stored);
    },

    /**
     * Changes a merchant's settings under a lock; the caller records the returned change in the audit log and calls
     * `refresh` after the commit.
     *
     * @throws `merchants.not_found`, ZodError for invalid settings
     */
    changeSettings: async (
      tx: Tx,
      merchantId: string,
      change: (settings: MerchantSettings) => MerchantSettings,
    ): Promise<SettingsChange> => {
      const stored = await lockSettings(tx, merchantId);
      if (stored === undefined) throw appError(merchantErrors.notFound);
      const before = readSettings(stored);
      const settings = writeSettings(change(before), before);
      await updateSettings(tx, { merchantId, settings, at: clock.now() });
      await notifyChanged(tx, merchantId);
      return { before, after: readSettings(JSON.parse(settings)) };
    },

    /** Clears this process's cache; other processes follow within seconds. */
    refresh: directory.invalidate,
  };
}

export type MerchantUsecases = ReturnType<typeof createMerchantUsecases>;
