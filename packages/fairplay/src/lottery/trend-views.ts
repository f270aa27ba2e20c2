import { range, sorted, sumOf } from './combinatorics.ts';
import { findPlay } from './catalogue.ts';
import { SHAPES, shapeFeature } from './features.ts';
import { partReader } from './families/vn-rows.ts';
import { trendsOf, type Trend } from './trends.ts';
import type { Family, Result } from './types.ts';

/** A way to look at past results: one place, the sum, the shape, or all numbers of a board. */
export type TrendView = {
  /** `d1` … for places; else the key of its name. */
  code: string;
  kind: 'place' | 'sum' | 'shape' | 'board';
  alphabet: readonly string[];
  /** What came, as indices of the alphabet. */
  see: (result: Result) => readonly number[];
};

const oneOf = (index: number): number[] => (index < 0 ? [] : [index]);

/** A place whose symbols are the texts of the result. */
const textPlace = (alphabet: readonly string[], at: number): TrendView => ({
  code: `d${at + 1}`,
  kind: 'place',
  alphabet,
  see: (result) => oneOf(alphabet.indexOf(result[at] ?? '')),
});

const sumView = (code: string, from: number, to: number, read: (result: Result) => number): TrendView => ({
  code,
  kind: 'sum',
  alphabet: range(to - from + 1, from).map(String),
  see: (result) => [read(result) - from],
});

const digitsIn = (text: string): number[] => Array.from(text, Number);

/** The shape of three digits. */
const shapeView = (code: string, read: (result: Result) => readonly number[]): TrendView => ({
  code,
  kind: 'shape',
  alphabet: SHAPES,
  see: (result) => shapeFeature(read(result))[0] ?? [],
});

/** The only zone of a play. */
function playView(
  family: Family,
  play: string,
  { code, kind }: Pick<TrendView, 'code' | 'kind'>,
): TrendView[] {
  const found = findPlay(family, play);
  const [zone] = found?.zones ?? [];
  return found && zone
    ? [{ code, kind, alphabet: zone.alphabet, see: (result) => found.see(result)[0] ?? [] }]
    : [];
}

const numbers = (result: Result): number[] => result.map(Number);

const placesOf = ({ shape }: Family): TrendView[] =>
  shape.flatMap(({ form, count }) => {
    const alphabet = form.kind === 'symbols' ? form.alphabet : range(10).map(String);
    return range(count).map((at) => textPlace(alphabet, at));
  });

function ofFive(family: Family): TrendView[] {
  const shapes = ['f3', 'm3', 'b3'].map((code, from) =>
    shapeView(code, (result) => numbers(result).slice(from, from + 3)),
  );
  return [...placesOf(family), sumView('sum', 0, 45, (result) => sumOf(numbers(result))), ...shapes];
}

const ofThree = (family: Family): TrendView[] => [
  ...placesOf(family),
  sumView('sum', 0, 27, (result) => sumOf(numbers(result))),
  shapeView('a3', numbers),
];

const ofElevenFive = (family: Family): TrendView[] => [
  ...placesOf(family),
  sumView('sum', 15, 45, (result) => sumOf(numbers(result))),
  ...playView(family, 'oe', { code: 'oe', kind: 'shape' }),
];

const DICE_SHAPES = ['triple', 'run', 'pair', 'mixed'] as const;
function diceShape(result: Result): number[] {
  const [low = 0, middle = 0, high = 0] = sorted(numbers(result));
  if (low === high) return [0];
  if (middle === low + 1 && high === middle + 1) return [1];
  return [low === middle || middle === high ? 2 : 3];
}

const ofDice = (family: Family): TrendView[] => [
  ...playView(family, 'one', { code: 'faces', kind: 'board' }),
  sumView('sum', 3, 18, (result) => sumOf(numbers(result))),
  { code: 'dice', kind: 'shape', alphabet: DICE_SHAPES, see: diceShape },
];

const ofRace = (family: Family): TrendView[] => [
  ...placesOf(family),
  sumView('sum2', 3, 19, (result) => sumOf(numbers(result).slice(0, 2))),
];

/** Top and bottom of the lotteries of Southeast Asia, by their plays on one digit. */
function ofTops(family: Family): TrendView[] {
  const place = (play: string, code: string) => playView(family, play, { code, kind: 'place' });
  const top = (result: Result): number[] =>
    range(3, 1).flatMap((at) => findPlay(family, `pin.top.${at}`)?.see(result)[0]?.slice(0, 1) ?? []);
  return [
    ...range(3, 1).flatMap((at) => place(`pin.top.${at}`, `top${at}`)),
    ...range(2, 1).flatMap((at) => place(`pin.bot.${at}`, `bot${at}`)),
    sumView('top', 0, 27, (result) => sumOf(top(result))),
    shapeView('top', top),
  ];
}

/** The last two digits of the special prize, their sum, and of all prizes. */
function ofVietnam(family: Family): TrendView[] {
  const read = partReader(family.shape);
  const special = (result: Result): number[] => digitsIn((read(result, ['db'])[0] ?? '').slice(-2));
  return [
    ...playView(family, 't10', { code: 't10', kind: 'place' }),
    ...playView(family, 't1', { code: 't1', kind: 'place' }),
    ...playView(family, 'lo2', { code: 'lo2', kind: 'board' }),
    sumView('db', 0, 18, (result) => sumOf(special(result))),
  ];
}

const VIEWS: Readonly<Record<string, (family: Family) => TrendView[]>> = {
  ssc: ofFive,
  p3: ofThree,
  '11x5': ofElevenFive,
  k3: ofDice,
  pk10: ofRace,
  thai: ofTops,
  lao: ofTops,
  hanoi: ofTops,
  stock: ofTops,
  'vn-n': ofVietnam,
  'vn-s': ofVietnam,
};

/** The views of a family, in the order of the screen. */
export const trendViews = (family: Family): TrendView[] => VIEWS[family.code]?.(family) ?? [];

/** The trends of a view. @param results the oldest first */
export const viewTrends = ({ alphabet, see }: TrendView, results: readonly Result[]): Trend[] =>
  trendsOf(alphabet, results.map(see));
