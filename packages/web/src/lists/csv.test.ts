import { expect, test } from 'vitest';
import { csvLine, csvOffset, csvTime } from './csv.ts';

test('cells are quoted where they must be', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines'])).toBe('a,"b,c","say ""hi""","two\nlines"\r\n');
});

test('texts that look like formulas are defused, amounts stay amounts', () => {
  expect(csvLine(['=1+1', '@cmd', { exact: '-12.5000' }])).toBe("'=1+1,'@cmd,-12.5000\r\n");
});

test('times and their zone', () => {
  expect(csvTime(new Date(2026, 0, 2, 3, 4, 5))).toEqual({ exact: '2026-01-02 03:04:05' });
  expect([-420, 0, 210].map(csvOffset)).toEqual([
    { exact: '+07:00' },
    { exact: '+00:00' },
    { exact: '-03:30' },
  ]);
});
