import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_ROOT } from '../merkle.ts';
import { growTree, isInRoot, ticketPath, ticketRoot } from './root.ts';

const hash = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const digests = (count: number): string[] => Array.from({ length: count }, (_, index) => digest(`t${index}`));

/** The definition of RFC 6962, word for word. */
function treeHash(leaves: readonly string[]): Buffer {
  const [only] = leaves;
  if (only === undefined) return hash();
  if (leaves.length === 1) return hash(Buffer.of(0), Buffer.from(only, 'hex'));
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return hash(Buffer.of(1), treeHash(leaves.slice(0, split)), treeHash(leaves.slice(split)));
}

describe('the root', () => {
  test('of no ticket is the hash of nothing', () => {
    expect(EMPTY_ROOT).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(ticketRoot([])).toBe(EMPTY_ROOT);
  });

  test('equals the definition for 1 to 70 tickets', () => {
    for (let count = 1; count <= 70; count += 1)
      expect(ticketRoot(digests(count))).toBe(treeHash(digests(count)).toString('hex'));
  });
});

describe('a path', () => {
  test('leads each ticket to the root, and no other ticket, place, size or root', () => {
    for (let count = 1; count <= 40; count += 1) {
      const leaves = digests(count);
      const root = ticketRoot(leaves);
      leaves.forEach((leaf, index) => {
        const path = ticketPath(leaves, index);
        expect(isInRoot(leaf, { index, size: count, path }, root)).toBe(true);
        expect(isInRoot(digest('other'), { index, size: count, path }, root)).toBe(false);
        expect(isInRoot(leaf, { index: (index + 1) % count, size: count, path }, root)).toBe(count === 1);
        expect(isInRoot(leaf, { index, size: count, path: [...path, root] }, root)).toBe(false);
        expect(isInRoot(leaf, { index, size: count, path }, digest('root'))).toBe(false);
        if (path.length > 0)
          expect(isInRoot(leaf, { index, size: count, path: path.slice(1) }, root)).toBe(false);
      });
    }
  });

  test('of malformed input leads nowhere', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), fc.double(), fc.double(), (leaf, path, index, size) => {
        expect(isInRoot(leaf, { index, size, path }, EMPTY_ROOT)).toBe(false);
      }),
    );
  });

  test('of a leaf that is not there is refused', () => {
    expect(() => ticketPath(digests(3), 3)).toThrow(RangeError);
    expect(() => ticketPath([], 0)).toThrow(RangeError);
  });
});

test('a large tree is grown with pauses, and its top is the root', () => {
  const leaves = digests(5_001);
  const growing = growTree(leaves);
  let [pauses, step] = [0, growing.next()];
  for (; !step.done; step = growing.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(3);
  expect(Buffer.from(step.value.at(-1) ?? []).toString('hex')).toBe(ticketRoot(leaves));
});
