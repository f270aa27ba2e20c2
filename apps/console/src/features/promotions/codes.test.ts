import { expect, test } from 'vitest';
import { codesOf, codesProblem, MAX_CODES, newCode } from './codes.ts';

test('a new code is easy to type and hard to guess', () => {
  const codes = Array.from({ length: 200 }, newCode);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(?:-[A-HJKMNP-Z2-9]{4}){2}$/);
});

test('reads each code of a text once', () => {
  expect(codesOf(' SPRING-26\nsummer-26, SPRING-26;\n\n')).toEqual(['SPRING-26', 'summer-26']);
  expect(codesOf('  \n ')).toEqual([]);
});

test.each([
  [[], 'none'],
  [['SHORT'], 'length'],
  [['A'.repeat(33)], 'length'],
  [['SIXSIX', 'A'.repeat(32)], undefined],
  [Array.from({ length: MAX_CODES + 1 }, (_, index) => `CODE-${index}`), 'many'],
] as const)('%# says why codes cannot be issued', (codes, problem) => {
  expect(codesProblem(codes)).toBe(problem);
});
