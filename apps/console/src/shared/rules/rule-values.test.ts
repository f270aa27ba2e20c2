import { expect, test } from 'vitest';
import { percentText, typedPercent, typedRuleAmount, typedWhole } from './rule-values.ts';

test.each([
  ['5', 5],
  [' 10 ', 10],
  ['4', undefined],
  ['11', undefined],
  ['7.5', undefined],
  ['', undefined],
  ['-6', undefined],
])('the whole number %j between 5 and 10 is %s', (typed, expected) => {
  expect(typedWhole(typed, { min: 5, max: 10 })).toBe(expected);
});

test.each([
  ['80', 8_000],
  ['33.35', 3_335],
  ['100.01', undefined],
  ['9.99', undefined],
  ['80.005', undefined],
  ['', undefined],
])('%j percent between 10 and 100 is %s basis points', (typed, expected) => {
  expect(typedPercent(typed, { min: 10, max: 100 })).toBe(expected);
});

test('percentages and amounts as they are typed', () => {
  expect([percentText(3_335), percentText(10_000)]).toEqual(['33.35', '100']);
  expect(typedRuleAmount('12.50', 'EUR')).toBe(125_000n);
  expect(typedRuleAmount('12.50', 'VND')).toBeUndefined();
});
