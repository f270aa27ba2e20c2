import { expect, test } from 'vitest';
import { csvOffset, csvTime } from './csv.ts';

test('times and their zone', () => {
  expect(csvTime(new Date(2026, 0, 2, 3, 4, 5))).toEqual({ exact: '2026-01-02 03:04:05' });
  expect([-420, 0, 210].map(csvOffset)).toEqual([
    { exact: '+07:00' },
    { exact: '+00:00' },
    { exact: '-03:30' },
  ]);
});
