import { expect, test } from 'vitest';
import { amountOf, amountText, isSame, linesOf, moved } from './settings-form.ts';

test('lists are read as people write them', () => {
  expect(linesOf(' a.example,\nb.example;  c.example ')).toEqual(['a.example', 'b.example', 'c.example']);
});

test('amounts have the decimals of the currency', () => {
  expect(amountText(20_000_000n, 'VND')).toBe('2000');
  expect(amountText(1_000n, 'EUR')).toBe('0.10');
  expect(amountOf('2,000', 'VND')).toBe(20_000_000n);
  expect(amountOf('0.5', 'VND')).toBe(-1n);
  expect(amountOf('', 'EUR')).toBe(-1n);
});

test('entries move within their list', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});

test('forms are compared by what they send', () => {
  expect(isSame({ a: 1n, b: ['x'] }, { a: 1n, b: ['x'] })).toBe(true);
  expect(isSame({ a: 1n }, { a: 2n })).toBe(false);
});
