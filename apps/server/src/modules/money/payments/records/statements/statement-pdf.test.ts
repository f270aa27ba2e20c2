import PdfDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { FONT_PARTS, pdfLanguage, runsOf } from './fonts.usecases.ts';

const widthIn = (font: string, text: string): number => {
  const doc = new PdfDocument();
  return doc
    .font(FONT_PARTS.find(({ name }) => name === font)?.file(400) ?? '')
    .fontSize(100)
    .widthOfString(text);
};

test('each letter is in a font that has it; spaces stay with their word', () => {
  expect(runsOf('ฝาก 100')).toEqual([
    { font: 'thai', text: 'ฝาก ' },
    { font: 'latin', text: '100' },
  ]);
  // Letters that came as a base with combining marks are joined first.
  expect(
    runsOf('Số dư cuối kỳ'.normalize('NFD'))
      .map(({ text }) => text)
      .join(''),
  ).toBe('Số dư cuối kỳ');
  expect(new Set(runsOf('Số dư cuối kỳ').map(({ font }) => font))).toEqual(new Set(['latin', 'vietnamese']));
});

test('Thai vowels and tone marks stand above their letter and take no room', () => {
  for (const [marked, base] of [
    ['ที่', 'ท'],
    ['ปั้', 'ป'],
    ['กู้', 'ก'],
  ] as const)
    expect(widthIn('thai', marked)).toBeCloseTo(widthIn('thai', base), 5);
  // A tone mark over the round part of sara am: the width is that of the letter and the vowel.
  expect(widthIn('thai', 'น้ำ')).toBeCloseTo(widthIn('thai', 'นำ'), 5);
});

test('languages without a font are written in English', () => {
  expect(['TY', 'VI', 'EN', 'RU', 'JA'].map(pdfLanguage)).toEqual(['TY', 'VI', 'EN', 'RU', 'EN']);
});
