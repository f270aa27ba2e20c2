import { z } from 'zod';
import type { OutgoingCall } from '../../../../../platform/http/outgoing-call.ts';
import type { ProviderAccount } from '../provider.types.ts';
import type { EvmConfig, EvmSecrets } from './evm.config.ts';
import { block, type Block } from './logs.rules.ts';

export type EvmAccount = ProviderAccount<EvmConfig, EvmSecrets>;

const rpcAnswer = z.union([
  z.object({ result: z.unknown(), error: z.undefined().optional() }),
  z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
]);

const hex = (value: bigint): string => `0x${value.toString(16)}`;

/** JSON-RPC to a node. Every call throws if the node does not answer properly. */
export function createNode({ call }: { call: OutgoingCall }) {
  async function rpc(account: EvmAccount, method: string, params: readonly unknown[]): Promise<unknown> {
    const { rpcToken } = account.secrets;
    const address = new URL(account.config.rpcUrl);
    const answer = await call(account.merchantId, {
      base: address.origin,
      path: address.pathname + address.search,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(rpcToken ? { authorization: `Bearer ${rpcToken}` } : {}),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    if (answer.kind === 'unanswered') throw new Error(`node: ${answer.message}`);
    if (answer.status !== 200) throw new Error(`node: HTTP ${answer.status}`);
    const read = rpcAnswer.parse(JSON.parse(answer.text));
    if (read.error) throw new Error(`node: ${method}: ${read.error.message}`);
    return read.result;
  }

  const blockAt = async (account: EvmAccount, at: bigint | 'latest' | 'finalized'): Promise<Block> =>
    block.parse(await rpc(account, 'eth_getBlockByNumber', [typeof at === 'bigint' ? hex(at) : at, false]));

  return {
    blockAt,
    logs: async (
      account: EvmAccount,
      filter: { from: bigint; until: bigint; contract: string; topics: readonly unknown[] },
    ): Promise<unknown> =>
      rpc(account, 'eth_getLogs', [
        {
          fromBlock: hex(filter.from),
          toBlock: hex(filter.until),
          address: filter.contract,
          topics: filter.topics,
        },
      ]),
    /** Calls a contract that answers one number. */
    number: async (account: EvmAccount, contract: string, data: string): Promise<bigint> =>
      z
        .string()
        .regex(/^0x[0-9a-f]{1,64}$/i)
        .transform(BigInt)
        .parse(await rpc(account, 'eth_call', [{ to: contract, data }, 'latest'])),
  };
}
export type Node = ReturnType<typeof createNode>;
