import { z } from 'zod';
import { readAccountKey, readAddress } from './addresses.rules.ts';

const url = z.url({ protocol: /^https?$/ });

const accountKey = z.string().superRefine((text, context) => {
  try {
    readAccountKey(text);
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: error instanceof Error ? error.message : 'is no public key',
    });
  }
});

/** Members pay to addresses derived from `xpub`; payouts leave from `wallet`, whose key only the signer has. */
export const evmConfig = z
  .strictObject({
    /** How addresses are written. */
    format: z.enum(['evm', 'tron']),
    /** Shown to members next to the address. */
    chain: z.string().trim().min(1).max(40),
    rpcUrl: url,
    asset: z.string().regex(/^[A-Z]{3,5}$/),
    contract: z.string().max(64),
    /** Of the token; compared with what the contract itself says. */
    decimals: z.int().min(0).max(30),
    /** Without it, the node's own `finalized` decides. */
    depth: z.int().min(1).max(1_000).optional(),
    /** The most blocks that the node searches at once. */
    maxBlocks: z.int().min(10).max(100_000).default(2_000),
    xpub: accountKey,
    wallet: z.string().max(64).optional(),
    signerUrl: url.optional(),
    /** One unit of the asset in the account's currency: a fixed price, or where to read it. */
    rate: z.union([z.strictObject({ fixed: z.string().max(20) }), z.strictObject({ url })]),
  })
  .superRefine((config, context) => {
    for (const path of ['contract', 'wallet'] as const) {
      const text = config[path];
      if (text !== undefined && !readAddress(text, config.format))
        context.addIssue({ code: 'custom', path: [path], message: 'is no address of this chain' });
    }
    if ((config.wallet === undefined) !== (config.signerUrl === undefined))
      context.addIssue({ code: 'custom', path: ['signerUrl'], message: 'goes together with the wallet' });
  });
export type EvmConfig = z.output<typeof evmConfig>;

export const evmSecrets = z.strictObject({
  /** Sent to the node as a bearer token, if it wants one. */
  rpcToken: z.string().min(1).max(500).optional(),
  /** Signs calls to the signer. */
  signerSecret: z.string().min(16).max(200).optional(),
});
export type EvmSecrets = z.output<typeof evmSecrets>;
