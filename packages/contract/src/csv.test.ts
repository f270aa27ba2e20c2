import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are quoted where they must be', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines'])).toBe('a,"b,c","say ""hi""","two\nlines"\r\n');
});

test('texts that look like formulas are defused, amounts stay amounts', () => {
  const texts = ['=1+1', '+1', '-1', '@cmd', '\tx', '\rx', '\nx', '＝1+1', '＠cmd', 'a=b'];
  expect(texts.map((text) => csvLine([text]))).toEqual([
    "'=1+1\r\n",
    "'+1\r\n",
    "'-1\r\n",
    "'@cmd\r\n",
    "'\tx\r\n",
    '"\'\rx"\r\n',
    '"\'\nx"\r\n',
    "'＝1+1\r\n",
    "'＠cmd\r\n",
    'a=b\r\n',
  ]);
  expect(csvLine([{ exact: '-12.5000' }])).toBe('-12.5000\r\n');
});
