import { PATTERN_IDS, type PatternId } from '@croupier/contract/access/identity.ts';
import { expect, test } from 'vitest';
import { lengthText, matchesPattern, PATTERNS, WILDCARD } from './patterns.rules.ts';

const CASES: Record<PatternId, { good: string[]; bad: string[] }> = {
  any: { good: ['', 'x', '任意 ☃ 12'], bad: [] },
  letterFirst: { good: ['a', 'Alex9'], bad: ['9alex', 'al_ex', 'al ex', 'é1', ''] },
  chineseAndNumbers: { good: ['张三', '张三88', '88'], bad: ['张 三', 'Zhang', '张三!'] },
  email: {
    good: ['a@b.co', 'first.last+tag@sub.example.com', 'x_1%y@ex-ample.org'],
    bad: ['a@b', '@b.co', 'a@.co', 'a..b@c.de', '.a@b.co', 'a@b..co', 'a b@c.de', 'a@-b.co', 'a@b.co\n'],
  },
  alphanumeric: { good: ['abc', '123', 'a1B2'], bad: ['a-b', 'a b', 'ä', ''] },
  lettersAndNumbers: { good: ['a1', '1a', 'Abc123'], bad: ['abc', '123', 'a1!', 'a 1'] },
  numbers: { good: ['0', '0123456789'], bad: ['1.5', '-1', '١٢', 'a', ''] },
  alphanumericUppercase: { good: ['A', 'aB1', '1Z'], bad: ['ab1', 'A!', '1', 'A b'] },
  englishAndSpaces: { good: ['Ann', 'Ann Lee'], bad: ['Ann1', '   ', 'Änn', "O'Neil"] },
  noSpaces: { good: ['a', 'ไทย', 'a!b'], bad: ['a b', 'a\tb', 'a\u00a0b', ''] },
  chineseAndPunctuation: { good: ['阿凡·提', '你好，世界！'], bad: ['你好 世界', 'hello', '，！', '张3'] },
  date: {
    good: ['2000-02-29', '1999-12-31', '12-31-1999', '04-30-2001'],
    bad: ['2000-13-01', '2000-04-31', '31-12-1999', '2000/01/01', '2000-1-1', '02-30-2000', '99-01-01'],
  },
  lettersAndSpaces: { good: ['Ann Lee', 'Łukasz', 'สมชาย ใจดี', '张三'], bad: ['Ann1', '  ', 'Ann-Lee'] },
  korean: { good: ['김철수', 'ㄱㅏ'], bad: ['김 철수', 'Kim', '김1'] },
  thai: { good: ['สมชาย', 'น้ำ'], bad: ['สม ชาย', 'Somchai', '泰'] },
  thaiOrEnglish: { good: ['สมชาย', 'Somchai', 'สมชาย Jaidee'], bad: ['สมชาย1!', '   ', '张三'] },
  uppercaseAndSpaces: { good: ['A', 'ANN LEE'], bad: ['Ann', '  ', 'A1'] },
  lettersNumbersSymbols: { good: ['abcABC123', 'a!"#$%~1', '{}'], bad: ['a b', 'ä', '密码', 'a\u007f', ''] },
};

const table = (kind: 'good' | 'bad') =>
  PATTERN_IDS.flatMap((patternId) => CASES[patternId][kind].map((text) => [patternId, text] as const));

test('each of the 18 patterns has examples of both kinds; only the wildcard accepts everything', () => {
  expect(PATTERN_IDS).toHaveLength(18);
  expect(PATTERN_IDS.filter((patternId) => CASES[patternId].good.length === 0)).toEqual([]);
  expect(PATTERN_IDS.filter((patternId) => CASES[patternId].bad.length === 0)).toEqual(['any']);
});
test.each(table('good'))('%s accepts %j', (patternId, text) => {
  expect(matchesPattern(patternId, text)).toBe(true);
});
test.each(table('bad'))('%s refuses %j', (patternId, text) => {
  expect(matchesPattern(patternId, text)).toBe(false);
});

test('no pattern backtracks catastrophically', () => {
  // A pattern with catastrophic backtracking would make the test time out.
  const nasty = ['a'.repeat(256), 'a.'.repeat(128), `${'a-'.repeat(120)}@`, `a@${'a.'.repeat(126)}1`, '-'];
  for (const patternId of PATTERN_IDS)
    for (const text of nasty) expect(typeof matchesPattern(patternId, `${text}\u0000`)).toBe('boolean');
});

test('browsers can compile the transmitted patterns', () => {
  expect(PATTERNS.any).toBe(WILDCARD);
  for (const source of Object.values(PATTERNS).filter((pattern) => pattern !== WILDCARD))
    expect(new RegExp(source, 'u').source).toBe(source);
});

test('equal bounds are shown as one number', () => {
  expect(lengthText(4, 16)).toBe('4–16');
  expect(lengthText(6, 6)).toBe('6');
});
