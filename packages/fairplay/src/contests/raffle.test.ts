import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUICKNET, roundTimeMs } from '../lottery/beacon.ts';
import { pathIn, rootOfTree } from '../merkle.ts';
import {
  announcedRound,
  decidingRound,
  drawTicket,
  drawWinners,
  formatLine,
  isLineInRoot,
  lineOf,
  raffleTag,
  raffleTree,
  readLine,
  ticketsOf,
  type RaffleLine,
} from './raffle.ts';

const listOf = (counts: readonly number[]): RaffleLine[] => {
  let next = 0;
  return counts.map((count, index) => {
    const first = next;
    next += count;
    return { first, last: next - 1, tag: `m${index}` };
  });
};
const lists = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 80 }).map(listOf);

const LIST = ['0-2:aa', '3-3:bb', '4-9:cc'].flatMap((text) => readLine(text) ?? []);
const ROOT = '51f8bbd6676aff1e34a414197424a3102bf8afef5af54dad88d0da657d257db2';
const SOURCE = { seed: 'seed', root: ROOT, randomness: '0'.repeat(64) };

test('the list, its root and the draws are as published', () => {
  expect(rootOfTree(raffleTree(LIST))).toBe(ROOT);
  const drawn = Array.from({ length: 5 }, (_, k) => drawTicket(SOURCE, k, 10).ticket);
  expect(drawn).toEqual([7, 3, 9, 7, 1]);
});

test('a member may win once, or as often as drawn', () => {
  expect(drawWinners(SOURCE, LIST, { prizes: 4, mayWinAgain: true }).map(({ tag }) => tag)).toEqual([
    'cc',
    'bb',
    'cc',
    'cc',
  ]);
  // Draws 2 and 3 are of a winner; there are three members for four prizes.
  expect(drawWinners(SOURCE, LIST, { prizes: 4, mayWinAgain: false })).toEqual([
    { prize: 0, draw: 0, ticket: 7, tag: 'cc' },
    { prize: 1, draw: 1, ticket: 3, tag: 'bb' },
    { prize: 2, draw: 4, ticket: 1, tag: 'aa' },
  ]);
});

test('a tag names the member only to who knows it', () => {
  const hash = createHash('sha256').update('raffle:member').digest('hex');
  expect(raffleTag('raffle', 'member')).toBe(hash.slice(0, 16));
});

describe('a list', () => {
  test('is read as it is written, and nothing else is', () => {
    for (const line of LIST) expect(readLine(formatLine(line))).toEqual(line);
    for (const text of ['', '0-1', '0-1:', '01-2:aa', '0-1:AA', '-1-2:aa', '0-1:aa ', '1e3-2:aa'])
      expect(readLine(text)).toBeUndefined();
  });

  test('counts its tickets, and refuses gaps and overlaps', () => {
    fc.assert(
      fc.property(lists, (lines) => {
        expect(ticketsOf(lines)).toBe((lines.at(-1)?.last ?? -1) + 1);
      }),
    );
    expect(ticketsOf([])).toBe(0);
    for (const [first, last] of [
      [1, 2],
      [4, 4],
      [3, 2],
    ] as const)
      // prettier-ignore
      expect(ticketsOf([{ first: 0, last: 2, tag: 'a' }, { first, last, tag: 'b' }])).toBeUndefined();
  });

  test('knows the owner of every ticket and proves each line', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (lines, number) => {
        const tickets = ticketsOf(lines) ?? 0;
        const ticket = number % tickets;
        const line = lineOf(lines, ticket);
        expect(line).toBe(lines.find(({ last }) => last >= ticket));
        if (!line) return;
        const tree = raffleTree(lines);
        const index = lines.indexOf(line);
        const proof = { index, size: lines.length, path: pathIn(tree, index) };
        expect(proof.path.length).toBeLessThanOrEqual(20);
        expect(isLineInRoot(line, proof, rootOfTree(tree))).toBe(true);
        expect(isLineInRoot({ ...line, last: line.last + 1 }, proof, rootOfTree(tree))).toBe(false);
      }),
      { numRuns: 40 },
    );
    expect(lineOf(LIST, 10)).toBeUndefined();
    expect(lineOf([], 0)).toBeUndefined();
  });
});

test('every ticket is equally likely', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  const draws = 20_000;
  for (let k = 0; k < draws; k += 1) {
    const { ticket } = drawTicket(SOURCE, k, 10);
    counts[ticket] = (counts[ticket] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - draws / 10) ** 2 / (draws / 10), 0);
  // 9 degrees of freedom, 99.9 %.
  expect(chiSquare).toBeLessThan(27.9);
});

test('winners differ where nobody may win again, and prizes without a member stay', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 20 }), fc.string(), (lines, prizes, seed) => {
      const wins = drawWinners({ ...SOURCE, seed }, lines, { prizes, mayWinAgain: false });
      expect(wins).toHaveLength(Math.min(prizes, lines.length));
      expect(new Set(wins.map(({ tag }) => tag)).size).toBe(wins.length);
    }),
    { numRuns: 30 },
  );
});

test('the round of the beacon is announced, unless the list is late', () => {
  const closesAtMs = Date.UTC(2026, 10, 28, 20);
  const announced = announcedRound(QUICKNET, closesAtMs);
  const at = roundTimeMs(QUICKNET, announced);
  expect(at).toBeGreaterThanOrEqual(closesAtMs + 600_000);
  expect(at).toBeLessThan(closesAtMs + 603_000);
  expect(decidingRound(QUICKNET, closesAtMs, at - 1)).toBe(announced);
  const late = decidingRound(QUICKNET, closesAtMs, at);
  expect(roundTimeMs(QUICKNET, late)).toBeGreaterThanOrEqual(at + 3_000);
});

test('without tickets nothing is drawn', () => {
  expect(drawWinners(SOURCE, [], { prizes: 3, mayWinAgain: true })).toEqual([]);
  expect(() => drawTicket(SOURCE, 0, 0)).toThrow(RangeError);
});
