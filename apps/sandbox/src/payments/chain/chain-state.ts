import { randomBytes } from 'node:crypto';
import type { PaymentWorld } from '../payment-world.ts';
import { addressOfName } from './addresses.ts';

export type Token = { name: string; contract: string; decimals: number };

/** The contracts of USDT on Ethereum, TRON and BNB Smart Chain; the last one counts in 18 decimals. */
export const TOKENS: readonly Token[] = [
  { name: 'USDT (Ethereum)', contract: 'dac17f958d2ee523a2206206994597c13d831ec7', decimals: 6 },
  { name: 'USDT (TRON)', contract: 'a614f803b6fd780986a42c78ec9c7f77e6ded13c', decimals: 6 },
  { name: 'USDT (BNB Smart Chain)', contract: '55d398326f99059ff775485246999027b3197955', decimals: 18 },
];

export type ChainTransfer = { hash: string; contract: string; from: string; to: string; units: bigint };
export type ChainBlock = { number: number; hash: string; timestamp: number; transfers: ChainTransfer[] };

const FIRST_BLOCK = 1_000_000;
const BLOCK_SECONDS = 12;
/** A transfer is final with so many blocks, its own included. */
export const FINAL_BLOCKS = 12;
const FORK_BLOCKS = 2;

/** Wallets of the demo shops at the signer, filled from the start. */
const DEMO_WALLETS = ['demo-croupier', 'demo-lotus', 'demo-saobien'];
const DEMO_UNITS = 100_000n;

const firstTransfers = (): ChainTransfer[] =>
  DEMO_WALLETS.flatMap((name) =>
    TOKENS.map(({ contract, decimals }) => ({
      hash: newHash(),
      contract,
      from: addressOfName('payer'),
      to: addressOfName(name),
      units: DEMO_UNITS * 10n ** BigInt(decimals),
    })),
  );

const newHash = (): string => `0x${randomBytes(32).toString('hex')}`;
const secondsNow = (): number => Math.floor(Date.now() / 1_000);

/** A chain that mines when it is told to, or by itself while transfers are not final. */
export function createChain({ world }: { world: PaymentWorld }) {
  const stored = world.store.table<ChainBlock>('chain-blocks');
  if (stored.size === 0)
    stored.set(String(FIRST_BLOCK), {
      number: FIRST_BLOCK,
      hash: newHash(),
      timestamp: secondsNow() - BLOCK_SECONDS,
      transfers: firstTransfers(),
    });
  const blocks: ChainBlock[] = [...stored.values()];
  const first = blocks[0] as ChainBlock;
  let waiting: ChainTransfer[] = [];
  let timer: NodeJS.Timeout | undefined;
  let paceMilliseconds = 0;

  const head = (): ChainBlock => blocks.at(-1) ?? first;
  const finalNumber = (): number => head().number - FINAL_BLOCKS + 1;
  const isQuiet = (): boolean =>
    waiting.length === 0 &&
    blocks
      .slice(-FINAL_BLOCKS)
      .every(({ number, transfers }) => !transfers.length || number <= finalNumber());

  function mineOne(): void {
    const block: ChainBlock = {
      number: head().number + 1,
      hash: newHash(),
      timestamp: Math.max(secondsNow(), head().timestamp),
      transfers: waiting,
    };
    waiting = [];
    blocks.push(block);
    stored.set(String(block.number), block);
    world.store.changed();
  }

  /** Drops blocks that are not final. Their transfers wait to be mined again, unless they are lost for good. */
  function fork(count: number, keeps: 'transfers' | 'nothing'): number {
    const dropped = blocks.splice(Math.max(1, blocks.length - Math.min(count, FINAL_BLOCKS - 1)));
    for (const { number } of dropped) stored.delete(String(number));
    if (keeps === 'transfers') waiting = [...dropped.flatMap(({ transfers }) => transfers), ...waiting];
    // The other branch is longer: nobody sees the chain shrink.
    const carried = waiting;
    waiting = [];
    for (let index = 0; index <= dropped.length; index += 1) {
      if (index === dropped.length) waiting = carried;
      mineOne();
    }
    return dropped.length;
  }

  function mine(count: number): void {
    for (let index = 0; index < count; index += 1) {
      mineOne();
      if (head().transfers.length && world.faults.take('chain', 'fork')) fork(FORK_BLOCKS, 'transfers');
    }
  }

  function schedule(): void {
    if (paceMilliseconds <= 0 || timer || isQuiet()) return;
    timer = setTimeout(() => {
      timer = undefined;
      mine(1);
      schedule();
    }, paceMilliseconds);
    timer.unref();
  }

  return {
    head,
    finalNumber,
    firstNumber: first.number,
    /** Blocks from before the sandbox are empty, in even steps. */
    blockAt: (number: number): ChainBlock | undefined => {
      if (number > head().number || number < 0) return undefined;
      return (
        blocks[number - first.number] ?? {
          number,
          hash: `0x${number.toString(16).padStart(64, '0')}`,
          timestamp: first.timestamp - (first.number - number) * BLOCK_SECONDS,
          transfers: [],
        }
      );
    },
    /** Blocks that hold transfers, oldest first. */
    blocks: (): readonly ChainBlock[] => blocks,
    waiting: (): readonly ChainTransfer[] => waiting,
    send: (transfer: Omit<ChainTransfer, 'hash'>): ChainTransfer => {
      const sent = { ...transfer, hash: newHash() };
      waiting.push(sent);
      schedule();
      return sent;
    },
    mine,
    fork,
    /** Milliseconds between blocks while something is not final; 0 mines only on request. */
    setPace: (milliseconds: number): void => {
      paceMilliseconds = milliseconds;
      clearTimeout(timer);
      timer = undefined;
      schedule();
    },
    unitsOf: (contract: string, address: string): bigint => {
      let units = 0n;
      for (const { transfers } of blocks)
        for (const transfer of transfers) {
          if (transfer.contract !== contract) continue;
          if (transfer.to === address) units += transfer.units;
          if (transfer.from === address) units -= transfer.units;
        }
      return units;
    },
    /** How many blocks hold a transfer, its own included; 0 while it waits, undefined if it is on no branch. */
    confirmations: (hash: string): number | undefined => {
      if (waiting.some((transfer) => transfer.hash === hash)) return 0;
      const block = blocks.find(({ transfers }) => transfers.some((transfer) => transfer.hash === hash));
      return block && head().number - block.number + 1;
    },
    close: (): void => clearTimeout(timer),
  };
}
export type Chain = ReturnType<typeof createChain>;
