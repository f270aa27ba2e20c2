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

const HASH_BYTES = 32;
/** Hashes between two pauses. */
const BLOCK_HASHES = 2_000;

/** The hashes of each level from the leaves to the root, one after the other. */
export type Tree = readonly Uint8Array[];

const hashAt = (level: Uint8Array, index: number): Uint8Array =>
  level.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);

/** The whole tree, with pauses: a million tickets take seconds, in which others may want to work. */
export function* growTree(digests: readonly string[]): Generator<undefined, Tree> {
  let level = new Uint8Array(digests.length * HASH_BYTES);
  for (const [index, digest] of digests.entries()) {
    level.set(hashLeaf(digest), index * HASH_BYTES);
    if (index % BLOCK_HASHES === BLOCK_HASHES - 1) yield;
  }
  const levels = [level];
  while (level.length > HASH_BYTES) {
    const size = level.length / HASH_BYTES;
    const above = new Uint8Array(Math.ceil(size / 2) * HASH_BYTES);
    for (let left = 0; left < size; left += 2) {
      const hash =
        left + 1 < size ? hashNode(hashAt(level, left), hashAt(level, left + 1)) : hashAt(level, left);
      above.set(hash, (left / 2) * HASH_BYTES);
      if (left % BLOCK_HASHES === BLOCK_HASHES - 2) yield;
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

/** The hashes beside the way from leaf `index` to the root, from the bottom. Throws RangeError for no such leaf. */
export function pathIn(tree: Tree, index: number): string[] {
  const [leaves = new Uint8Array()] = tree;
  if (!Number.isSafeInteger(index) || index < 0 || index >= leaves.length / HASH_BYTES)
    throw new RangeError(`there is no leaf ${index}`);
  return tree.slice(0, -1).flatMap((level, height) => {
    const at = Math.floor(index / 2 ** height);
    const sibling = hashAt(level, at % 2 === 0 ? at + 1 : at - 1);
    return sibling.length > 0 ? [bytesToHex(sibling)] : [];
  });
}

export function ticketPath(digests: readonly string[], index: number): string[] {
  const growing = growTree(digests);
  let step = growing.next();
  while (!step.done) step = growing.next();
  return pathIn(step.value, index);
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
