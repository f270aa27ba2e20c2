import { expect, test } from 'vitest';
import { ordersOf, PAIR_FILLS } from './fill-entries.ts';

test('a number is reversed in every order, each once', () => {
  expect(ordersOf('12')).toEqual(['12', '21']);
  expect(ordersOf('112')).toEqual(['112', '121', '211']);
  expect(ordersOf('1234')).toHaveLength(24);
});

test('one digit fills in pairs', () => {
  expect(PAIR_FILLS.front('3')).toEqual(['30', '31', '32', '33', '34', '35', '36', '37', '38', '39']);
  expect(PAIR_FILLS.back('3')[2]).toBe('23');
  expect(PAIR_FILLS.doors('3')).toHaveLength(19);
});
