import { expect, test } from 'vitest';
import { fold, piecesOf, wordsOf } from './folding.rules.ts';

test.each([
  ['Dragon’s Café', 'dragons cafe'],
  ['ＧＯＬＤ', 'gold'],
  ['Đá gà', 'da ga'],
  ['Xổ số điện tử', 'xo so dien tu'],
  ['Phoenix', 'foenix'],
  ['บาคาร่า', 'บาคารา'],
  ['สล็อต', 'สลอต'],
  ['ไฟร์', 'ไฟร'],
  ['ปีเตอร์', 'ปิเตอร'],
  ['เเดง', 'แดง'],
  ['รอบ ๑๒', 'รอบ 12'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['GOLD  rush-2', ['gold', 'rush', '2']],
  ['Casino Hold’em A12', ['casino', 'holdem', 'a12']],
  ['บาคาร่าVIP 888', ['บาคารา', 'vip', '888']],
  ['  ', []],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a run of Thai is split into words, not into syllables', () => {
  expect(piecesOf('มังกรทอง')).toEqual(['มังกร', 'ทอง']);
  expect(piecesOf('บาคาร่า').every((piece) => piece.length > 2)).toBe(true);
});
