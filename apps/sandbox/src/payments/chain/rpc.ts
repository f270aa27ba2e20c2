import { TOKENS, type Chain, type ChainBlock, type ChainTransfer } from './chain-state.ts';

/** JSON-RPC as nodes of EVM chains and of TRON answer it. */

const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const DECIMALS_CALL = '313ce567';
const BALANCE_CALL = '70a08231';
const CHAIN_ID = '0x539';

export type RpcRequest = { id?: unknown; method?: unknown; params?: unknown };
export type RpcAnswer = {
  jsonrpc: '2.0';
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string };
};

const hex = (value: number | bigint): string => `0x${value.toString(16)}`;
const word = (digits: string): string => `0x${digits.padStart(64, '0')}`;

const blockView = ({ number, hash, timestamp, transfers }: ChainBlock) => ({
  number: hex(number),
  hash,
  timestamp: hex(timestamp),
  transactions: transfers.map((transfer) => transfer.hash),
});

function numberOf(chain: Chain, tag: unknown): number | undefined {
  if (tag === 'latest' || tag === undefined) return chain.head().number;
  if (tag === 'finalized' || tag === 'safe') return chain.finalNumber();
  if (tag === 'earliest') return 0;
  return typeof tag === 'string' && /^0x[\da-f]{1,12}$/i.test(tag) ? Number(tag) : undefined;
}

type Log = { topics: readonly string[]; address: string } & Record<string, unknown>;

const logOf = (block: ChainBlock, transfer: ChainTransfer, index: number): Log => ({
  address: `0x${transfer.contract}`,
  topics: [TRANSFER_TOPIC, word(transfer.from), word(transfer.to)],
  data: word(transfer.units.toString(16)),
  blockNumber: hex(block.number),
  blockHash: block.hash,
  transactionHash: transfer.hash,
  transactionIndex: hex(index),
  logIndex: hex(index),
  removed: false,
});

function matches({ topics }: Log, wanted: readonly unknown[]): boolean {
  return wanted.every((one, index) => {
    if (one === null || one === undefined) return true;
    const any = (Array.isArray(one) ? one : [one]) as unknown[];
    return any.some((topic) => typeof topic === 'string' && topic.toLowerCase() === topics[index]);
  });
}

type LogFilter = { fromBlock?: unknown; toBlock?: unknown; address?: unknown; topics?: unknown };

function logs(chain: Chain, filter: LogFilter): Log[] | undefined {
  const [from, until] = [numberOf(chain, filter.fromBlock), numberOf(chain, filter.toBlock)];
  if (from === undefined || until === undefined) return undefined;
  const wanted = Array.isArray(filter.topics) ? filter.topics : [];
  const contract = typeof filter.address === 'string' ? filter.address.toLowerCase() : null;
  return chain
    .blocks()
    .filter(({ number }) => number >= from && number <= until)
    .flatMap((block) => block.transfers.map((transfer, index) => logOf(block, transfer, index)))
    .filter((log) => (contract === null || log.address === contract) && matches(log, wanted));
}

function callContract(chain: Chain, { to, data }: { to?: unknown; data?: unknown }): string | undefined {
  if (typeof to !== 'string' || typeof data !== 'string') return undefined;
  const contract = to.toLowerCase().slice(2);
  const token = TOKENS.find((one) => one.contract === contract);
  const selector = data.slice(2, 10);
  if (!token) return undefined;
  if (selector === DECIMALS_CALL) return word(token.decimals.toString(16));
  if (selector !== BALANCE_CALL) return undefined;
  const units = chain.unitsOf(contract, data.slice(-40).toLowerCase());
  return word((units < 0n ? 0n : units).toString(16));
}

function result(chain: Chain, method: unknown, [first]: readonly unknown[]): unknown {
  if (method === 'eth_chainId') return CHAIN_ID;
  if (method === 'eth_blockNumber') return hex(chain.head().number);
  if (method === 'eth_getBlockByNumber') {
    const number = numberOf(chain, first);
    const block = number === undefined ? undefined : chain.blockAt(number);
    return block ? blockView(block) : null;
  }
  if (method === 'eth_getLogs') return logs(chain, first ?? {});
  if (method === 'eth_call') return callContract(chain, first ?? {});
  return undefined;
}

export function answerRpc(chain: Chain, { id = null, method, params }: RpcRequest): RpcAnswer {
  const found = result(chain, method, Array.isArray(params) ? params : []);
  return found === undefined
    ? { jsonrpc: '2.0', id, error: { code: -32_602, message: 'invalid params or unknown method' } }
    : { jsonrpc: '2.0', id, result: found };
}
