import { range } from '../combinatorics.ts';
import { DIGITS, SIGNS, SIGN_IMAGE, asBag, asSet, singles } from '../features.ts';
import { bag } from '../laws/bag.ts';
import { each } from '../laws/each.ts';
import { subset } from '../laws/subset.ts';
import { tuple } from '../laws/tuple.ts';
import { chanceAnyComes } from '../tails.ts';
import type { Family, Play, PrizeClass, Result, ShapePart } from '../types.ts';
import { type Feature, inPlaces, independent } from '../views.ts';
import {
  NUMBERS_3,
  type PlayData,
  classesOf,
  oddsOf,
  oneOf,
  playAt,
  typedBag,
  typedNumbers,
  typedTuple,
  zone,
} from './build.ts';

/** Where a lottery's numbers stand in its result. */
type Source = {
  top: (result: Result) => string;
  bottom: (result: Result) => string;
  /** The last four and five digits of the first prize, if it has as many. */
  firstDigits: number;
};

const digitSpace = independent(10);
const digitsOf = (text: string): number[] => Array.from(text, Number);

/** A play on digits of one number. */
const onDigits = (read: (result: Result) => string, count: number, feature: Feature, data: PlayData): Play =>
  playAt(data, (result) => digitsOf(read(result)), digitSpace(count), feature);

const names = (code: string, tab: string) => ({ code, tab, row: code });

const straight = (code: string, tab: string, count: number, read: (result: Result) => string): Play =>
  onDigits(read, count, inPlaces, {
    ...names(code, tab),
    zones: range(count, 1).map((place) => zone(`p${place}`, DIGITS)),
    text: typedTuple(count, DIGITS),
    law: tuple({ alphabet: DIGITS, places: count }),
    classes: oneOf(1, 10 ** count),
  });

/** How often the digits of an entry repeat, such as `211`: its prize class. */
const partition = (entry: readonly number[]): string =>
  range(10)
    .map((digit) => entry.filter((one) => one === digit).length)
    .filter((times) => times > 0)
    .sort((a, b) => b - a)
    .join('');

type BagData = {
  code: string;
  tab: string;
  size: number;
  drawn: number;
  /** The classes by how often digits repeat; entries of other kinds are refused. */
  classes: readonly PrizeClass[];
};
const bagPlay = ({ code, tab, size, drawn, classes }: BagData, read: (result: Result) => string): Play => {
  const codes = classes.map((one) => one.code);
  return onDigits(read, drawn, asBag, {
    ...names(code, tab),
    zones: [],
    text: typedBag(size, DIGITS, (entry) => !codes.includes(partition(entry))),
    isTextOnly: true,
    law: bag({
      alphabet: DIGITS,
      size,
      drawn,
      classOf: (entry) => codes.indexOf(partition(entry)),
      odds: oddsOf(classes),
    }),
    classes,
  });
};

const running = (code: string, count: number, ways: number, read: (result: Result) => string): Play =>
  onDigits(read, count, asSet, {
    ...names(code, 'run'),
    zones: [zone('digits', DIGITS)],
    law: subset({ alphabet: DIGITS, k: 1, wins: 'inside', drawn: count }),
    classes: oneOf(ways, 10 ** count),
  });

const pinned = (side: string, place: number, read: (result: Result) => string): Play =>
  onDigits((result) => read(result).charAt(place), 1, inPlaces, {
    code: `pin.${side}.${place + 1}`,
    tab: 'pin',
    row: `pin.${side}`,
    zones: [zone(`p${place + 1}`, DIGITS)],
    law: each({ alphabet: DIGITS, places: 1, together: { kind: 'apart', image: singles(DIGITS) } }),
    classes: oneOf(1, 10),
  });

/** Big is the upper half, by the first digit; odd and even go by the last. */
const signsOf: Feature = (digits) => [
  [(digits[0] ?? 0) >= 5 ? 0 : 1, (digits.at(-1) ?? 0) % 2 === 1 ? 2 : 3],
];
const signs = (side: string, count: number, read: (result: Result) => string): Play =>
  onDigits(read, count, signsOf, {
    ...names(`sign.${side}`, 'sign'),
    zones: [zone('sign', SIGNS)],
    law: each({ alphabet: SIGNS, places: 1, together: { kind: 'apart', image: SIGN_IMAGE } }),
    classes: oneOf(1, 2),
  });

/** Either of two drawn numbers of three digits; each hit pays. */
const ofTwo = (code: string, from: number): Play => {
  const asDrawn: Feature = (symbols) => [symbols];
  return {
    ...names(code, '3'),
    zones: [zone('numbers', NUMBERS_3)],
    text: typedNumbers(NUMBERS_3),
    isTextOnly: false,
    law: each({ alphabet: NUMBERS_3, places: 1, together: { kind: 'repeated', times: 2 } }),
    classes: oneOf(2, 1000),
    see: (result) => asDrawn(result.slice(from, from + 2).map(Number)),
    units: 1,
    draws: 1,
    chance: chanceAnyComes({ size: 1000, draws: 2 }),
  };
};

const TOD_3 = classesOf(['111', '21'], [6, 3], 1000);
const TOD_4 = classesOf(['1111', '211', '22', '31'], [24, 12, 6, 4], 10_000);
const FLOAT_2 = classesOf(['11', '2'], [54, 28], 1000);
const FLOAT_4 = classesOf(['1111', '211', '22', '31', '4'], [24, 12, 6, 4, 1], 1000);
const FLOAT_5 = classesOf(['11111', '2111', '221', '311', '32', '41', '5'], [60, 33, 18, 13, 7, 4, 1], 1000);

const ofFirst =
  (digits: number) =>
  (result: Result): string =>
    (result[0] ?? '').slice(-digits);

function playsOf({ top, bottom, firstDigits }: Source, hasThrees: boolean): Play[] {
  const split = (result: Result): string => top(result).charAt(0) + top(result).charAt(2);
  return [
    straight('3top', '3', 3, top),
    bagPlay({ code: '3tod', tab: '3', size: 3, drawn: 3, classes: TOD_3 }, top),
    ...(hasThrees ? [ofTwo('3front', 2), ofTwo('3back', 4)] : []),
    straight('2top', '2', 2, (result) => top(result).slice(1)),
    straight('2bot', '2', 2, bottom),
    straight('2front', '2', 2, (result) => top(result).slice(0, 2)),
    straight('2split', '2', 2, split),
    bagPlay({ code: '2float', tab: '2', size: 2, drawn: 3, classes: FLOAT_2 }, top),
    running('run.top', 3, 271, top),
    running('run.bot', 2, 19, bottom),
    ...range(3).map((place) => pinned('top', place, top)),
    ...range(2).map((place) => pinned('bot', place, bottom)),
    bagPlay({ code: '4float', tab: 'float', size: 4, drawn: 3, classes: FLOAT_4 }, top),
    bagPlay({ code: '5float', tab: 'float', size: 5, drawn: 3, classes: FLOAT_5 }, top),
    ...(firstDigits >= 4
      ? [
          straight('4top', '4', 4, ofFirst(4)),
          bagPlay({ code: '4tod', tab: '4', size: 4, drawn: 4, classes: TOD_4 }, ofFirst(4)),
        ]
      : []),
    ...(firstDigits >= 5 ? [straight('5top', '5', 5, ofFirst(5))] : []),
    signs('top', 3, top),
    signs('bot', 2, bottom),
  ];
}

const part = (code: string, count: number, length: number): ShapePart => ({
  code,
  count,
  form: { kind: 'digits', length },
});
const familyOf = (code: string, shape: ShapePart[], plays: Play[]): Family => ({
  catalogue: `${code}/1`,
  code,
  shape,
  baseMinor: 10_000n,
  plays,
});

const textAt =
  (index: number) =>
  (result: Result): string =>
    result[index] ?? '';

/** The Thai government lottery: first prize, two digits, and two numbers of three digits in front and at the back. */
export const thai = familyOf(
  'thai',
  [part('first', 1, 6), part('back2', 1, 2), part('front3', 2, 3), part('back3', 2, 3)],
  playsOf({ top: ofFirst(3), bottom: textAt(1), firstDigits: 6 }, true),
);

/** Four digits; the bottom are the first two. */
export const lao = familyOf(
  'lao',
  [part('first', 1, 4)],
  playsOf({ top: ofFirst(3), bottom: (result) => textAt(0)(result).slice(0, 2), firstDigits: 4 }, false),
);

/** Special prize and first prize of Vietnam's north; the bottom are the last two of the first prize. */
export const hanoi = familyOf(
  'hanoi',
  [part('first', 1, 5), part('g1', 1, 5)],
  playsOf({ top: ofFirst(3), bottom: (result) => textAt(1)(result).slice(-2), firstDigits: 5 }, false),
);

/** A stock index: three digits of the top and two of the bottom. */
export const stock = familyOf(
  'stock',
  [part('top', 1, 3), part('bottom', 1, 2)],
  playsOf({ top: textAt(0), bottom: textAt(1), firstDigits: 3 }, false),
);
