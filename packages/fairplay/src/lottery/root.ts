import { hexToBytes } from '@noble/hashes/utils.js';
import {
  createMerkleRoot,
  EMPTY_ROOT,
  finish,
  growMerkleTree,
  isInTree,
  pathIn,
  type MerklePath,
  type Tree,
} from '../merkle.ts';
import { isHash } from './chain.ts';

/** The Merkle tree over ticket digests (64 hex characters, as bytes), in the order of ticket ids. */

/** One digest after the other, so that a million tickets need no list. */
export function createRoot(): { add: (digest: string) => void; root: () => string } {
  const { add, root } = createMerkleRoot();
  return { add: (digest) => add(hexToBytes(digest)), root };
}

/** The root of a draw; that of one without tickets is `EMPTY_ROOT`. */
export function ticketRoot(digests: readonly string[]): string {
  if (digests.length === 0) return EMPTY_ROOT;
  const tree = createRoot();
  for (const digest of digests) tree.add(digest);
  return tree.root();
}

/** The whole tree, with pauses. */
export const growTree = (digests: readonly string[]): Generator<undefined, Tree> =>
  growMerkleTree(digests.length, (index) => hexToBytes(digests[index] ?? ''));

export const ticketPath = (digests: readonly string[], index: number): string[] =>
  pathIn(finish(growTree(digests)), index);

export type TicketPath = MerklePath;

/** Whether the ticket with this digest stood in the tree at that index. False for malformed input. */
export const isInRoot = (digest: string, proof: TicketPath, root: string): boolean =>
  isHash(digest) && isInTree(hexToBytes(digest), proof, root);
