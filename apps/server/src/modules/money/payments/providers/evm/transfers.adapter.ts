import type { Movement } from '../provider.types.ts';
import { readAddress } from './addresses.rules.ts';
import {
  headOf,
  movementFrom,
  TRANSFER_TOPIC,
  transferLogs,
  wordOf,
  type Block,
  type ChainHead,
  type TransferLog,
} from './logs.rules.ts';
import type { EvmAccount, Node } from './node.adapter.ts';

/** Addresses that one question names. */
const ADDRESSES_AT_ONCE = 100;
const FIRST_STEP = 64n;
/** Clocks of blocks and servers differ by less. */
const CLOCK_DIFFERENCE_MILLISECONDS = 5 * 60_000;

const hexOf = (address: string, format: 'evm' | 'tron'): Uint8Array => {
  const bytes = readAddress(address, format);
  if (!bytes) throw new Error(`${address} is no address`);
  return bytes;
};

export const contractOf = ({ config }: EvmAccount): string =>
  `0x${Buffer.from(hexOf(config.contract, config.format)).toString('hex')}`;

export const wordOfAddress = ({ config }: EvmAccount, address: string): string =>
  wordOf(hexOf(address, config.format));

function chunks<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < items.length; at += size) parts.push(items.slice(at, at + size));
  return parts;
}

async function readHead(node: Node, account: EvmAccount): Promise<ChainHead & { block: Block }> {
  const { depth } = account.config;
  const latest = await node.blockAt(account, 'latest');
  const finalized = depth === undefined ? await node.blockAt(account, 'finalized') : undefined;
  return { ...headOf({ latest, finalized, depth }), block: latest };
}

/** A block made before a time: steps back from the newest one, each step twice as long. */
async function blockBefore(node: Node, account: EvmAccount, head: Block, at: Date): Promise<bigint> {
  const seconds = BigInt(Math.floor((at.getTime() - CLOCK_DIFFERENCE_MILLISECONDS) / 1_000));
  for (let step = FIRST_STEP; ; step *= 2n) {
    if (step >= head.number) return 0n;
    const earlier = await node.blockAt(account, head.number - step);
    if (earlier.timestamp <= seconds) return earlier.number;
  }
}

async function readLogs(
  node: Node,
  account: EvmAccount,
  { from, until, addresses }: { from: bigint; until: bigint; addresses: readonly string[] },
): Promise<TransferLog[]> {
  const contract = contractOf(account);
  const span = BigInt(account.config.maxBlocks);
  const found: TransferLog[] = [];
  for (const some of chunks(addresses, ADDRESSES_AT_ONCE)) {
    const words = some.map((address) => wordOfAddress(account, address));
    for (let first = from; first <= until; first += span) {
      const last = first + span - 1n < until ? first + span - 1n : until;
      const logs = await node.logs(account, {
        from: first,
        until: last,
        contract,
        topics: [TRANSFER_TOPIC, null, words],
      });
      found.push(...transferLogs.parse(logs).filter(({ removed }) => removed !== true));
    }
  }
  return found;
}

/**
 * Token transfers to addresses since a time, final or not.
 *
 * @throws if the node does not answer properly
 */
export async function transfersTo(
  node: Node,
  account: EvmAccount,
  { addresses, since }: { addresses: readonly string[]; since: Date },
): Promise<Movement[]> {
  if (addresses.length === 0) return [];
  const { format, asset, decimals } = account.config;
  const head = await readHead(node, account);
  const from = await blockBefore(node, account, head.block, since);
  const logs = await readLogs(node, account, { from, until: head.latest, addresses });
  const times = new Map<bigint, Date>();
  const movements: Movement[] = [];
  for (const log of logs) {
    const known = times.get(log.blockNumber);
    const at = known ?? new Date(Number((await node.blockAt(account, log.blockNumber)).timestamp) * 1_000);
    times.set(log.blockNumber, at);
    movements.push(movementFrom(log, { format, asset, decimals, head, at }));
  }
  // A transfer of less than the ledger can count moves nothing here.
  return movements.filter(({ amountMinor }) => amountMinor > 0n);
}
