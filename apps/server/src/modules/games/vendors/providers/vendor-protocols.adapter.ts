import type { z } from 'zod';
import type { VendorProtocol } from '../vendors.types.ts';
import { evolutionClient } from './evolution/client.adapter.ts';
import { evolutionConfig, evolutionKeys } from './evolution/evolution.schema.ts';
import { evolutionWallet } from './evolution/wallet.adapter.ts';
import { hmacClient } from './hmac/client.adapter.ts';
import { hmacConfig, hmacKeys } from './hmac/hmac.schema.ts';
import { hmacWallet } from './hmac/wallet.adapter.ts';
import { hub88Client } from './hub88/client.adapter.ts';
import { hub88Config, hub88Keys, type Hub88Config } from './hub88/hub88.schema.ts';
import { createHub88Wallet } from './hub88/wallet.adapter.ts';
import { transferClient } from './transfer/client.adapter.ts';

/** Reads a stored account with the schemas of its protocol. */
const readWith =
  (config: z.ZodType, keys: z.ZodType): VendorProtocol['read'] =>
  (stored) => ({ config: config.parse(stored.config), keys: keys.parse(stored.secrets) });

const readHmac = readWith(hmacConfig, hmacKeys);

/** Every protocol that a merchant's account at a vendor may speak. */
export const vendorProtocols: readonly VendorProtocol[] = [
  {
    id: 'hub88',
    read: readWith(hub88Config, hub88Keys),
    wallet: createHub88Wallet(),
    ownWallet: (config) => (config as Hub88Config).transferWallet,
    paysLateWins: true,
    client: hub88Client,
  },
  {
    id: 'evolution',
    read: readWith(evolutionConfig, evolutionKeys),
    wallet: evolutionWallet,
    client: evolutionClient,
  },
  { id: 'hmac', read: readHmac, wallet: hmacWallet, client: hmacClient },
  { id: 'transfer', read: readHmac, ownWallet: () => true, client: transferClient },
];
