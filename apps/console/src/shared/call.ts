import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { Client } from '@croupier/contract/client.ts';
import type { PublicKeySet } from '@croupier/contract/encryption.ts';
import { createBrowserClient } from '@croupier/web/client/browser-client.ts';

let bootKeys: PublicKeySet | undefined;

/** Takes the server's public keys from the boot data. They are requested again only when one was retired. */
export const startCalls = (keys: PublicKeySet): void => {
  bootKeys = keys;
};

/** Calls the console's server: `call('today.get')`. @throws ApiError */
export const call: Client<ConsoleApi> = createBrowserClient<ConsoleApi>({
  loadApi: () => import('./api-schemas.ts'),
  keys: async (refresh) => {
    if (!bootKeys || refresh) bootKeys = await call('console.keys');
    return bootKeys;
  },
});
