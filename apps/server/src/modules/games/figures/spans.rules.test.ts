import { expect, test } from 'vitest';
import { alignedTo, nextSpans, partitionsOf, periodOf, startOf } from './spans.rules.ts';

test('a period covers five minutes', () => {
  expect(periodOf(new Date('1970-01-01T00:04:59.999Z'))).toBe(0);
  expect(periodOf(new Date('1970-01-01T00:05:00Z'))).toBe(1);
  expect(startOf(288)).toEqual(new Date('1970-01-02T00:00:00Z'));
  expect(alignedTo(12, 25)).toBe(24);
});

const at = (merchantId: string, from: number, until: number) => ({ merchantId, from, until });

test.each([
  ['nothing is behind', [at('a', 5, 5)], { size: 1, max: 10 }, []],
  [
    'merchants at the same place go together',
    [at('a', 5, 7), at('b', 6, 7), at('c', 5, 7)],
    { size: 1, max: 10 },
    [
      { merchantIds: ['a', 'c'], from: 5, until: 7 },
      { merchantIds: ['b'], from: 6, until: 7 },
    ],
  ],
  [
    'a long span is cut',
    [at('a', 5, 100)],
    { size: 1, max: 10 },
    [{ merchantIds: ['a'], from: 5, until: 15 }],
  ],
  ['an unfinished hour waits', [at('a', 12, 23)], { size: 12, max: 288 }, []],
  [
    'finished hours go together',
    [at('a', 12, 37)],
    { size: 12, max: 288 },
    [{ merchantIds: ['a'], from: 12, until: 36 }],
  ],
])('%s', (_, progress, bounds, spans) => {
  expect(nextSpans(progress, bounds)).toEqual(spans);
});

test('a span lies in the partitions of its days', () => {
  expect(partitionsOf(['slots'], { from: 287, until: 289 })).toEqual([
    { table: 'slots', name: 'slots_1970_01_01', from: 0, until: 288 },
    { table: 'slots', name: 'slots_1970_01_02', from: 288, until: 576 },
  ]);
  expect(partitionsOf(['a', 'b'], { from: 0, until: 288 })).toHaveLength(2);
});
