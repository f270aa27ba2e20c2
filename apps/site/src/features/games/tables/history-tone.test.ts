import { expect, test } from 'vitest';
import { beadColumns, markTone } from './history-tone.ts';

test.each([
  ['B', 'red'],
  ['p', 'blue'],
  ['T', 'green'],
  ['Bp', 'red'],
  ['0', 'green'],
  ['32', 'red'],
  ['33', 'black'],
  ['x2.5', 'plain'],
])('%s is %s', (mark, tone) => {
  expect(markTone(mark)).toBe(tone);
});

const results = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

test('a bead road runs down its columns and keeps the newest results', () => {
  const marks = (count: number, columns: number, rows = 6): string[] =>
    beadColumns(results(count), { columns, rows }).map(({ beads }) =>
      beads.map(({ mark }) => mark).join(' '),
    );
  expect(marks(0, 3)).toEqual([]);
  expect(marks(7, 3)).toEqual(['0 1 2 3 4 5', '6']);
  expect(marks(14, 12, 1)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13']);
  expect(marks(20, 2)).toEqual(['12 13 14 15 16 17', '18 19']);
});
