import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

const shown = (before: string, after: string): string[] =>
  diffLines(before, after).map(({ sign, text }) => ({ same: '  ', removed: '- ', added: '+ ' })[sign] + text);

test.each([
  ['', '', []],
  ['a', 'a', ['  a']],
  ['', 'a', ['+ a']],
  ['a', '', ['- a']],
  ['a\nb\nc', 'a\nx\nc', ['  a', '- b', '+ x', '  c']],
  ['<p>a</p><p>b</p>', '<p>a</p><p>c</p><p>b</p>', ['  <p>a</p>', '+ <p>c</p>', '  <p>b</p>']],
])('%j to %j', (before, after, lines) => {
  expect(shown(before, after)).toEqual(lines);
});

test('very long texts are compared as a whole', () => {
  const text = 'line\n'.repeat(500);
  expect(new Set(diffLines(text, `${text}more`).map(({ sign }) => sign))).toEqual(
    new Set(['removed', 'added']),
  );
  expect(new Set(diffLines(text, text).map(({ sign }) => sign))).toEqual(new Set(['same']));
});
