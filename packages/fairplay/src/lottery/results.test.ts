import { expect, test } from 'vitest';
import { lotteryFamilies, lotteryFamily } from './catalogue.ts';
import { findResultProblem, formatResult, parseResult } from './results.ts';
import { randomResult, seededRandom } from './testing/random-picks.ts';

test('every family reads its results back', () => {
  const random = seededRandom(1);
  for (const family of lotteryFamilies) {
    const result = randomResult(random, family);
    expect(parseResult(family, formatResult(result))).toEqual(result);
  }
});

test.each([
  ['ssc/1', '1,2,3,4', 'count', 4],
  ['ssc/1', '1,2,3,4,5,6', 'count', 5],
  ['ssc/1', '1,2,3,4,x', 'text', 4],
  ['ssc/1', '1,2,3,4,55', 'text', 4],
  ['11x5/1', '01,02,03,04,04', 'repeated', 4],
  ['11x5/1', '01,02,03,04,12', 'text', 4],
  ['k3/1', '1,2,7', 'text', 2],
  ['thai/1', '12345,12,111,111,333,444', 'text', 0],
])('%s %s: %s at %i', (catalogue, text, reason, index) => {
  const family = lotteryFamily(catalogue);
  expect(family && findResultProblem(family, text.split(','))).toEqual({ reason, index });
});
