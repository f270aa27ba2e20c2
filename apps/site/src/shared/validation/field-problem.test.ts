import type { FieldRule } from '@croupier/contract/access/identity.ts';
import { expect, test } from 'vitest';
import { fieldProblem } from './field-problem.ts';

const username: FieldRule = {
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  minLength: 4,
  maxLength: 8,
  patternId: 'letterFirst',
};

test('an empty field is refused only if it is required', () => {
  expect(fieldProblem('', true, username)).toBe('required');
  expect(fieldProblem('', false, username)).toBeUndefined();
});

test.each([
  ['abcd', undefined],
  ['abc', 'pattern'],
  ['abcdefghi', 'pattern'],
  ['1bcd', 'pattern'],
])('%s by pattern and length', (text, problem) => {
  expect(fieldProblem(text, true, username)).toBe(problem);
});

test('the wildcard accepts every text of the right length', () => {
  const any: FieldRule = { acceptedPattern: '*', minLength: 2, maxLength: 3, patternId: 'any' };
  expect(fieldProblem('😀😀', true, any)).toBeUndefined();
  expect(fieldProblem('😀😀😀😀', true, any)).toBe('pattern');
});

test('an invalid pattern leaves the check to the server', () => {
  expect(fieldProblem('abcd', true, { ...username, acceptedPattern: '(' })).toBeUndefined();
});

test('a field without a rule only has to be filled in', () => {
  expect(fieldProblem('anything', true, undefined)).toBeUndefined();
});
