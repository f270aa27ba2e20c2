import { expect, test } from 'vitest';
import { findPlay, lotteryFamilies, lotteryFamily } from './catalogue.ts';
import { matchesOf, type Match, type Matches } from './matches.ts';
import { formatPick, parsePick } from './pick.ts';
import { randomPick, randomResult, seededRandom } from './testing/random-picks.ts';

function matches(catalogue: string, code: string, text: string, result: string): Matches {
  const family = lotteryFamily(catalogue);
  const play = family && findPlay(family, code);
  const pick = play && parsePick(play, text).pick;
  if (!pick) throw new Error(`${code} ${text} cannot be read`);
  return matchesOf(play, pick, result.split(','));
}
const no = undefined;

test.each<[string, string, string, string, Match[][]]>([
  [
    'ssc/1',
    'f2.d',
    '1,2|3,4',
    '1,4,0,0,0',
    [
      [[0], no],
      [no, [1]],
    ],
  ],
  ['ssc/1', 'b3.sum', '2,12', '9,9,5,6,1', [[no, [2, 3, 4]]]],
  ['ssc/1', 'f3.any1', '4,7', '1,7,2,4,4', [[no, [1]]]],
  [
    'ssc/1',
    'a5.tsign',
    'big,odd',
    '9,9,9,0,0',
    [
      [
        [0, 1, 2, 3, 4],
        [0, 1, 2, 3, 4],
      ],
    ],
  ],
  [
    'ssc/1',
    'r2.g2',
    '1,5|3,4',
    '3,4,0,0,4',
    [
      [no, no],
      [[0], [1]],
    ],
  ],
  ['11x5/1', 'a2', '01|02,05', '05,01,03,04,06', [[[1]], [no, [0]]]],
  ['k3/1', 'sum', '9,10', '1,2,6', [[[0, 1, 2], no]]],
  [
    'pk10/1',
    'pos',
    '|04||||||||',
    '01,04,02,03,05,06,07,08,09,10',
    [[], [[1]], [], [], [], [], [], [], [], []],
  ],
  ['thai/1', '2bot', '6|7', '820345,67,001,002,003,004', [[[1]], [[1]]]],
])('%s %s %s in %s', (catalogue, code, pick, result, zones) => {
  expect(matches(catalogue, code, pick, result).zones).toEqual(zones);
});

test('typed entries match one by one', () => {
  expect(matches('ssc/1', 'b2.d', '12,34', '0,0,0,3,4').entries).toEqual([no, [3, 4]]);
});

test('numbers that must stay away match while they do', () => {
  const north = [
    '12345',
    ...Array.from({ length: 9 }, () => '00000'),
    ...Array.from({ length: 10 }, () => '0000'),
  ];
  const result = [...north, '000', '000', '000', '07', '00', '00', '00'].join();
  expect(matches('vn-n/1', 'miss4', '07,08,09,45', result).zones).toMatchObject([
    [no, expect.any(Array), expect.any(Array), no],
  ]);
});

test('a pick that wins has a match, in every play', () => {
  const random = seededRandom(11);
  for (const family of lotteryFamilies)
    for (const play of family.plays.filter(({ draws }) => draws === 1))
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const pick = randomPick(random, play, 300);
        const result = randomResult(random, family);
        if (!play.law.wins(pick, play.see(result)).some((times) => times > 0)) continue;
        const { zones, entries } = matchesOf(play, pick, result);
        expect(
          [...zones.flat(), ...entries].some((at) => at !== undefined),
          formatPick(play, pick),
        ).toBe(true);
      }
});
