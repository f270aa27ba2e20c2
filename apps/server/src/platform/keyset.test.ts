import { expect, test } from 'vitest';
import { AppError } from './http/errors.ts';
import { keysetPage, positionOf } from './keyset.ts';

const row = (second: number) => ({
  at: new Date(Date.UTC(2026, 10, 22, 12, 0, second)),
  id: `0198c0de-0000-7000-8000-00000000000${second}`,
});

test('the cursor of a page is the position of its last row', () => {
  const { items, next } = keysetPage([row(3), row(2), row(1)], 2);
  expect(items).toEqual([row(3), row(2)]);
  expect(positionOf(next ?? '')).toEqual(row(2));
});

test('the last page has no cursor', () => {
  expect(keysetPage([row(2), row(1)], 2).next).toBeNull();
  expect(keysetPage([], 2)).toEqual({ items: [], next: null });
  expect(positionOf(undefined)).toBeUndefined();
});

test.each([
  '',
  'x',
  '2026-11-22T12:00:00.000Z',
  'never_0198c0de-0000-7000-8000-000000000001',
  "2026-11-22_' or 1=1",
])('refuses %j', (cursor) => {
  expect(() => positionOf(cursor)).toThrow(AppError);
});
