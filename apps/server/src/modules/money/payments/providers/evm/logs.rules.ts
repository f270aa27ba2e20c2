import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import type { Movement } from '../provider.types.ts';
import { addressText, type AddressFormat } from './addresses.rules.ts';

/** What nodes answer, and how a token transfer in a log becomes a movement. */

/** keccak-256 of `Transfer(address,address,uint256)`. */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** Selector of `decimals()`. */
export const DECIMALS_CALL = '0x313ce567';
const BALANCE_SELECTOR = '0x70a08231';
const LEDGER_SCALE = 4;
const WORD_DIGITS = 64;

const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .transform(BigInt);

export const block = z.object({ number: quantity, timestamp: quantity });
export type Block = z.infer<typeof block>;

const word = z.string().regex(/^0x[0-9a-f]{64}$/i);
const transferLog = z.object({
  topics: z.tuple([z.literal(TRANSFER_TOPIC), word, word]),
  data: word.transform(BigInt),
  blockNumber: quantity,
  transactionHash: z.string().regex(/^(?:0x)?[0-9a-f]{64}$/i),
  logIndex: quantity,
  removed: z.boolean().optional(),
});
export const transferLogs = z.array(transferLog);
export type TransferLog = z.infer<typeof transferLog>;

/** An address as a topic or argument: 32 bytes. */
export const wordOf = (address: Uint8Array): string => `0x${bytesToHex(address).padStart(WORD_DIGITS, '0')}`;

export const balanceCall = (owner: Uint8Array): string => BALANCE_SELECTOR + wordOf(owner).slice(2);

const addressIn = (topic: string, format: AddressFormat): string =>
  addressText(hexToBytes(topic.slice(-40)), format);

/** The token's own units in the ledger's scale, rounded down: a fraction that small stays with the house. */
export const ledgerAmount = (units: bigint, decimals: number): bigint =>
  decimals >= LEDGER_SCALE
    ? units / 10n ** BigInt(decimals - LEDGER_SCALE)
    : units * 10n ** BigInt(LEDGER_SCALE - decimals);

/** Which blocks are final: up to a number. */
export type ChainHead = { latest: bigint; final: bigint };

/** A block is final once the node says so, or once it is buried under enough others. */
export const headOf = ({
  latest,
  finalized,
  depth,
}: {
  latest: Block;
  finalized: Block | undefined;
  depth: number | undefined;
}): ChainHead => ({
  latest: latest.number,
  final: finalized?.number ?? latest.number - BigInt((depth ?? 1) - 1),
});

/** A transfer to one of our addresses. */
export function movementFrom(
  log: TransferLog,
  of: {
    format: AddressFormat;
    asset: string;
    decimals: number;
    head: ChainHead;
    at: Date;
  },
): Movement {
  const [, from, to] = log.topics;
  return {
    theirId: `${log.transactionHash}:${log.logIndex}`,
    direction: 'in',
    amountMinor: ledgerAmount(log.data, of.decimals),
    asset: of.asset,
    payer: '',
    payerAccount: addressIn(from, of.format),
    text: log.transactionHash,
    address: addressIn(to, of.format),
    at: of.at,
    isFinal: log.blockNumber <= of.head.final,
    confirmations: {
      seen: Number(of.head.latest - log.blockNumber) + 1,
      needed: Number(of.head.latest - of.head.final) + 1,
    },
  };
}
