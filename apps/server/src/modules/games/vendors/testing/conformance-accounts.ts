import { generateKeyPairSync } from 'node:crypto';
import type { Driver } from '@croupier/conformance/driver.types.ts';
import { evolutionDriver } from '@croupier/conformance/drivers/evolution.ts';
import { hmacDriver } from '@croupier/conformance/drivers/hmac.ts';
import { hub88Driver } from '@croupier/conformance/drivers/hub88.ts';
import type { VendorAccount, VendorProtocol } from '../vendors.types.ts';
import { vendorProtocols } from '../providers/vendor-protocols.adapter.ts';
import { testAccount } from '../providers/testing/wallet-adapter.ts';

const HMAC_KEY = 'conformance-signing-key';
const AUTH_TOKEN = 'conformance-auth-token';

export type SeamlessProtocol = VendorProtocol & { wallet: NonNullable<VendorProtocol['wallet']> };
/** An account of each seamless protocol with its keys, and the vendor's side of it. */
export type ConformanceAccount = {
  protocol: SeamlessProtocol;
  account: VendorAccount;
  keys: unknown;
  driver: (url: string) => Driver;
};

function seamless(id: string): SeamlessProtocol {
  const { wallet, ...protocol } = vendorProtocols.find((one) => one.id === id) ?? {};
  if (!wallet) throw new Error(`no seamless protocol ${id}`);
  return { ...protocol, wallet } as SeamlessProtocol;
}

export function conformanceAccounts(): ConformanceAccount[] {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const url = 'https://vendor.example/api';
  return [
    {
      protocol: seamless('hmac'),
      account: testAccount('hmac', { url, account: 'acc7' }),
      keys: { key: HMAC_KEY },
      driver: (to) => hmacDriver({ url: to, account: 'acc7', key: HMAC_KEY }),
    },
    {
      protocol: seamless('hub88'),
      account: testAccount('hub88', { url, operatorId: 7 }),
      keys: { publicKey: pem, privateKey: privatePem },
      driver: (to) => hub88Driver({ url: to, key: privatePem }),
    },
    {
      protocol: seamless('evolution'),
      account: testAccount('evolution', { url, casinoKey: 'croupier1' }),
      keys: { authToken: AUTH_TOKEN, apiToken: 'conformance-api-token' },
      driver: (to) => evolutionDriver({ url: to, key: AUTH_TOKEN }),
    },
  ];
}
