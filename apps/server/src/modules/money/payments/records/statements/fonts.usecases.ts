import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Parts of Noto Sans in the order in which they are tried; each has the letters of its ranges. */
const PARTS = [
  { package: '@fontsource/noto-sans', prefix: 'noto-sans', subset: 'latin' },
  { package: '@fontsource/noto-sans-thai', prefix: 'noto-sans-thai', subset: 'thai' },
  { package: '@fontsource/noto-sans', prefix: 'noto-sans', subset: 'vietnamese' },
  { package: '@fontsource/noto-sans', prefix: 'noto-sans', subset: 'latin-ext' },
  { package: '@fontsource/noto-sans', prefix: 'noto-sans', subset: 'cyrillic' },
  { package: '@fontsource/noto-sans', prefix: 'noto-sans', subset: 'greek' },
] as const;

/** Languages whose letters these fonts do not have get their PDF files in English. */
const WITHOUT_FONT: ReadonlySet<string> = new Set('KM LO MY ZH ZHT JA KO HI BN TA TE'.split(' '));
export const pdfLanguage = (language: string): string => (WITHOUT_FONT.has(language) ? 'EN' : language);

type Range = readonly [from: number, until: number];

const rangesOf = (text: string): Range[] =>
  text.split(',').map((range) => {
    const [from = '', until = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(until, 16)];
  });

export type FontPart = { name: string; file: (weight: 400 | 700) => string; ranges: readonly Range[] };

/** The parts with their files and ranges, from the font packages. */
export const FONT_PARTS: readonly FontPart[] = PARTS.map(({ package: from, prefix, subset }) => {
  const ranges = JSON.parse(readFileSync(require.resolve(`${from}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return {
    name: subset,
    file: (weight) => require.resolve(`${from}/files/${prefix}-${subset}-${weight}-normal.woff`),
    ranges: rangesOf(ranges[subset] ?? ''),
  };
});

const partOf = (letter: string): string => {
  const point = letter.codePointAt(0) ?? 0;
  const part = FONT_PARTS.find(({ ranges }) =>
    ranges.some(([from, until]) => point >= from && point <= until),
  );
  return part?.name ?? 'latin';
};

export type Run = { font: string; text: string };

/** A text in runs of one font part each. Spaces stay with the letters before them. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const font = letter === ' ' && last ? last.font : partOf(letter);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
