import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { isHash } from './chain.ts';

/** The Merkle tree of RFC 6962 over ticket digests (64 hex characters, as bytes), in the order of ticket ids. */

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

const hashLeaf = (digest: string): Uint8Array => sha256(concatBytes(LEAF, hexToBytes(digest)));
const hashNode = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE, left, right));

/** The root of a draw without tickets. */
export const EMPTY_ROOT = bytesToHex(sha256(new Uint8Array()));

/** One leaf after the other, so that a million tickets need no list. */
export function createRoot(): { add: (digest: string) => void; root: () => string } {
  /** Roots of full subtrees from left to right, each smaller than the one before. */
  const full: { size: number; hash: Uint8Array }[] = [];
  const add = (digest: string): void => {
    let size = 1;
    let hash = hashLeaf(digest);
    for (let last = full.at(-1); last?.size === size; last = full.at(-1)) {
      full.pop();
      hash = hashNode(last.hash, hash);
      size *= 2;
    }
    full.push({ size, hash });
  };
  const root = (): string => {
    const last = full.at(-1);
    if (!last) return EMPTY_ROOT;
    return bytesToHex(full.slice(0, -1).reduceRight((right, left) => hashNode(left.hash, right), last.hash));
  };
  return { add, root };
}

export function ticketRoot(digests: readonly string[]): string {
  const tree = createRoot();
  for (const digest of digests) tree.add(digest);
  return tree.root();
}

/** The largest power of two below `size`. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The hashes beside the way from leaf `index` to the root, from the bottom. Throws RangeError for no such leaf. */
export function ticketPath(digests: readonly string[], index: number): string[] {
  if (!Number.isSafeInteger(index) || index < 0 || index >= digests.length)
    throw new RangeError(`there is no leaf ${index}`);
  let level = digests.map(hashLeaf);
  let at = index;
  const path: string[] = [];
  while (level.length > 1) {
    const sibling = level[at % 2 === 0 ? at + 1 : at - 1];
    if (sibling) path.push(bytesToHex(sibling));
    const above: Uint8Array[] = [];
    for (let left = 0; left < level.length; left += 2) {
      const [one, other] = [level[left], level[left + 1]];
      if (one) above.push(other ? hashNode(one, other) : one);
    }
    level = above;
    at = Math.floor(at / 2);
  }
  return path;
}

export type TicketPath = { index: number; size: number; path: readonly string[] };

/** The root that a path leads to; undefined if its length does not fit the tree. */
function rootOfPath(digest: string, { index, size, path }: TicketPath): Uint8Array | undefined {
  const left = [...path];
  const climb = (at: number, leaves: number): Uint8Array | undefined => {
    if (leaves === 1) return hashLeaf(digest);
    const split = splitOf(leaves);
    const sibling = left.pop();
    if (sibling === undefined) return undefined;
    const below = at < split ? climb(at, split) : climb(at - split, leaves - split);
    if (!below) return undefined;
    return at < split ? hashNode(below, hexToBytes(sibling)) : hashNode(hexToBytes(sibling), below);
  };
  const root = climb(index, size);
  return left.length === 0 ? root : undefined;
}

/** Whether the ticket with this digest stood in the tree at that index. False for malformed input. */
export function isInRoot(digest: string, proof: TicketPath, root: string): boolean {
  const { index, size, path } = proof;
  const isWhole = Number.isSafeInteger(index) && Number.isSafeInteger(size) && index >= 0 && index < size;
  if (!isWhole || ![digest, root, ...path].every(isHash)) return false;
  const reached = rootOfPath(digest, proof);
  return reached !== undefined && bytesToHex(reached) === root;
}
