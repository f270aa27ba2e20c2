import { expect, test } from 'vitest';
import { writtenDay } from './instant.ts';

test.each([
  ['1990-12-31', '1990-12-31'],
  ['12-31-1990', '1990-12-31'],
])('%s is parsed as %s', (written, day) => {
  expect(writtenDay.parse(written)).toBe(day);
});

test.each(['31-12-1990', '02-30-1990', '12/31/1990', ''])('%j is not a date', (written) => {
  expect(writtenDay.safeParse(written).success).toBe(false);
});
