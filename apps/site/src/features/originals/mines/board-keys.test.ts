import { expect, test } from 'vitest';
import { FIELDS, fieldAfterKey, pickClosed } from './board-keys.ts';

test('arrow keys move and stop at the border', () => {
  expect(fieldAfterKey(12, 'ArrowLeft')).toBe(11);
  expect(fieldAfterKey(12, 'ArrowRight')).toBe(13);
  expect(fieldAfterKey(12, 'ArrowUp')).toBe(7);
  expect(fieldAfterKey(12, 'ArrowDown')).toBe(17);
  expect(fieldAfterKey(5, 'ArrowLeft')).toBe(5);
  expect(fieldAfterKey(9, 'ArrowRight')).toBe(9);
  expect(fieldAfterKey(3, 'ArrowUp')).toBe(3);
  expect(fieldAfterKey(21, 'ArrowDown')).toBe(21);
  expect([fieldAfterKey(12, 'Home'), fieldAfterKey(12, 'End')]).toEqual([10, 14]);
  expect([fieldAfterKey(12, 'Home', true), fieldAfterKey(12, 'End', true)]).toEqual([0, 24]);
  expect(fieldAfterKey(12, 'a')).toBeUndefined();
});

test('a random field is always a closed one', () => {
  const opened = FIELDS.filter((field) => field !== 7 && field !== 19);
  expect([pickClosed(opened, 0), pickClosed(opened, 0.99)]).toEqual([7, 19]);
  expect(pickClosed(FIELDS, 0.5)).toBeUndefined();
});
