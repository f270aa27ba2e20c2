import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beadRoad, bigRoad, ROAD_ROWS, roadRound, type RoadRound, type Winner } from './roads.ts';

const LETTERS: Record<string, Winner> = { P: 'player', B: 'banker', T: 'tie' };
const rounds = (letters: string): RoadRound[] =>
  letters.split('').map((letter) => ({
    winner: LETTERS[letter] ?? 'tie',
    playerPair: false,
    bankerPair: false,
    total: 8,
  }));
const places = (letters: string): string =>
  bigRoad(rounds(letters))
    .map(({ column, row, ties }) => `${column}${row}${'t'.repeat(ties)}`)
    .join(' ');

test('the bead road fills columns of six', () => {
  expect(beadRoad(rounds('PBTPBTP')).map(({ column, row }) => `${column}${row}`)).toEqual([
    '00',
    '01',
    '02',
    '03',
    '04',
    '05',
    '10',
  ]);
});

describe('the big road', () => {
  test.each([
    ['a column for each series', 'PPBPP', '00 01 10 20 21'],
    ['ties on the mark before', 'PTTBT', '00tt 10t'],
    ['ties before the first mark', 'TTP', '00tt'],
    ['a long series turns right', 'BBBBBBBB', '00 01 02 03 04 05 15 25'],
    ['the next series starts beside it', 'BBBBBBBP', '00 01 02 03 04 05 15 10'],
    ['a series turns where a tail lies', 'BBBBBBBPPPPPPP', '00 01 02 03 04 05 15 10 11 12 13 14 24 34'],
  ])('%s', (_, letters, expected) => {
    expect(places(letters)).toBe(expected);
  });

  test('never puts two marks on one place, and only the top of a column changes the side', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('P', 'B', 'T'), { maxLength: 120 }), (letters) => {
        const marks = bigRoad(rounds(letters.join('')));
        expect(new Set(marks.map(({ column, row }) => `${column}/${row}`)).size).toBe(marks.length);
        for (const [index, mark] of marks.entries()) {
          expect(mark.row).toBeLessThan(ROAD_ROWS);
          if (index > 0 && marks[index - 1]?.winner !== mark.winner) expect(mark.row).toBe(0);
        }
      }),
    );
  });
});

test('a round says who won, with which total and whether the first two were pairs', () => {
  expect(
    roadRound({
      player: [
        { rank: '4', suit: '♠' },
        { rank: '4', suit: '♥' },
      ],
      banker: [
        { rank: 'K', suit: '♠' },
        { rank: '7', suit: '♣' },
      ],
      playerTotal: 8,
      bankerTotal: 7,
    }),
  ).toEqual({ winner: 'player', playerPair: true, bankerPair: false, total: 8 });
});
