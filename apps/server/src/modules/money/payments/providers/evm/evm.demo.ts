import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { HDKey } from '@scure/bip32';
import { addressOf } from './addresses.rules.ts';

export const DEMO_ASSET = 'USDT';
/** What the sandbox’s chain holds for each demo shop: 100,000 tokens. */
export const DEMO_WALLET_MINOR = 1_000_000_000n;

/** Each demo shop takes USDT on another chain; their contracts count in different units. */
const CHAINS = {
  croupier: {
    format: 'evm',
    chain: 'Ethereum',
    contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    decimals: 6,
    path: "m/44'/60'/0'",
  },
  lotus: {
    format: 'tron',
    chain: 'TRON',
    contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    decimals: 6,
    path: "m/44'/195'/0'",
  },
  saobien: {
    format: 'evm',
    chain: 'BNB Smart Chain',
    contract: '0x55d398326f99059fF775485246999027B3197955',
    decimals: 18,
    path: "m/44'/60'/0'",
  },
} as const;

const bytesOf = (name: string): Uint8Array => sha256(new TextEncoder().encode(name));

/** A demo shop's account at the sandbox's chain, with its wallet at the sandbox's signer. */
export function demoChainAccess({
  merchantId,
  currency,
  sandboxUrl,
}: {
  merchantId: string;
  currency: string;
  sandboxUrl: string;
}): { config: object; secrets: object } {
  const { path, ...chain } = CHAINS[merchantId as keyof typeof CHAINS];
  const wallet = `demo-${merchantId}`;
  const base = `${sandboxUrl}/payments/chain`;
  return {
    config: {
      ...chain,
      rpcUrl: `${base}/rpc`,
      asset: DEMO_ASSET,
      // A real merchant enters its own public key, and nobody here knows the private one.
      xpub: HDKey.fromMasterSeed(bytesOf(`deposits ${wallet}`)).derive(path).publicExtendedKey,
      wallet: addressOf(secp256k1.getPublicKey(bytesOf(wallet)), chain.format),
      signerUrl: `${sandboxUrl}/payments/signer/${wallet}`,
      rate: { url: `${base}/rates?asset=USDT&currency=${currency}` },
    },
    secrets: { signerSecret: `signer-secret-${wallet}` },
  };
}
