import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/** The Merkle tree of RFC 6962 over any bytes. */

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const HASH = /^[0-9a-f]{64}$/;

const hashLeaf = (leaf: Uint8Array): Uint8Array => sha256(concatBytes(LEAF, leaf));
const hashNode = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE, left, right));

/** The root of a tree without leaves. */
export const EMPTY_ROOT = bytesToHex(sha256(new Uint8Array()));

/** One leaf after the other, so that a million leaves need no list. */
export function createMerkleRoot(): { add: (leaf: Uint8Array) => void; root: () => string } {
  /** Roots of full subtrees from left to right, each smaller than the one before. */
  const full: { size: number; hash: Uint8Array }[] = [];
  const add = (leaf: Uint8Array): void => {
    let size = 1;
    let hash = hashLeaf(leaf);
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

/** The whole tree, with pauses: a million leaves take seconds, in which others may want to work. */
export function* growMerkleTree(
  size: number,
  leafAt: (index: number) => Uint8Array,
): Generator<undefined, Tree> {
  let level = new Uint8Array(size * HASH_BYTES);
  for (let index = 0; index < size; index += 1) {
    level.set(hashLeaf(leafAt(index)), index * HASH_BYTES);
    if (index % BLOCK_HASHES === BLOCK_HASHES - 1) yield;
  }
  const levels = [level];
  while (level.length > HASH_BYTES) {
    const width = level.length / HASH_BYTES;
    const above = new Uint8Array(Math.ceil(width / 2) * HASH_BYTES);
    for (let left = 0; left < width; left += 2) {
      const hash =
        left + 1 < width ? hashNode(hashAt(level, left), hashAt(level, left + 1)) : hashAt(level, left);
      above.set(hash, (left / 2) * HASH_BYTES);
      if (left % BLOCK_HASHES === BLOCK_HASHES - 2) yield;
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

export const rootOfTree = (tree: Tree): string => {
  const top = tree.at(-1);
  return top && top.length > 0 ? bytesToHex(top) : EMPTY_ROOT;
};

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

/** Runs a generator with pauses to its end, without any. */
export function finish<T>(steps: Generator<undefined, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export type MerklePath = { index: number; size: number; path: readonly string[] };

/** The root that a path leads to; undefined if its length does not fit the tree. */
function rootOfPath(leaf: Uint8Array, { index, size, path }: MerklePath): Uint8Array | undefined {
  const left = [...path];
  const climb = (at: number, leaves: number): Uint8Array | undefined => {
    if (leaves === 1) return hashLeaf(leaf);
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

/** Whether this leaf stood in the tree at that index. False for malformed input. */
export function isInTree(leaf: Uint8Array, proof: MerklePath, root: string): boolean {
  const { index, size, path } = proof;
  const isWhole = Number.isSafeInteger(index) && Number.isSafeInteger(size) && index >= 0 && index < size;
  if (!isWhole || ![root, ...path].every((hash) => HASH.test(hash))) return false;
  const reached = rootOfPath(leaf, proof);
  return reached !== undefined && bytesToHex(reached) === root;
}
