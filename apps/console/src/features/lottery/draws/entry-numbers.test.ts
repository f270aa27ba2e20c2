import { expect, test } from 'vitest';
import { typedNumbers } from './entry-numbers.ts';

const THAI = [
  { code: 'first', count: 1, digits: 6 },
  { code: 'back2', count: 1, digits: 2 },
  { code: 'front3', count: 2, digits: 3 },
];

test.each([
  ['each prize in its field', ['123456', ' 07 ', '012, 987'], ['123456', '07', '012', '987']],
  ['spaces between numbers', ['123456', '07', '012 987'], ['123456', '07', '012', '987']],
  ['a number too few', ['123456', '07', '012'], undefined],
  ['a figure too many', ['1234567', '07', '012 987'], undefined],
  ['a letter', ['12345a', '07', '012 987'], undefined],
  ['a field left empty', ['123456', '', '012 987'], undefined],
])('%s', (_name, texts, numbers) => {
  expect(typedNumbers(THAI, texts)).toEqual(numbers);
});

test('figures of one place may stand side by side', () => {
  const shape = [{ code: 'digits', count: 5, digits: 1 }];
  expect(typedNumbers(shape, ['13050'])).toEqual(['1', '3', '0', '5', '0']);
  expect(typedNumbers(shape, ['1 3 0 5 0'])).toEqual(['1', '3', '0', '5', '0']);
});
