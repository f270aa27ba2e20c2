import { combinations, range, sumOf } from '../combinatorics.ts';
import {
  DIGITS,
  DUELS,
  SHAPES,
  SIGNS,
  SIGN_IMAGE,
  asBag,
  asSet,
  atLeast,
  digitSigns,
  duelFeature,
  shapeFeature,
  singles,
  spanOf,
  sumSigns,
  tailFeature,
} from '../features.ts';
import { bag } from '../laws/bag.ts';
import { each } from '../laws/each.ts';
import { fill } from '../laws/fill.ts';
import { type Shape, pattern } from '../laws/pattern.ts';
import { stairs } from '../laws/stairs.ts';
import { subset } from '../laws/subset.ts';
import { tuple } from '../laws/tuple.ts';
import type { Law, Play, PrizeClass, Zone } from '../types.ts';
import { type Feature, inPlaces, independent } from '../views.ts';
import {
  type PlayData,
  type Position,
  classesOf,
  oddsOf,
  oneOf,
  playAt,
  readPlaces,
  typedBag,
  typedSet,
  typedTuple,
  zone,
} from './build.ts';

/** Rows of plays on drawn digits, for any family of digits. */

const digitSpace = independent(10);
export const digitPlay = (position: Position, feature: Feature, data: PlayData): Play =>
  playAt(data, readPlaces(DIGITS, position.places), digitSpace(position.places.length), feature);

export const placeZones = (
  { places }: Pick<Position, 'places'>,
  alphabet: readonly string[],
  min = 1,
): Zone[] => places.map((place) => zone(`d${place + 1}`, alphabet, min));

const inTab = ({ code }: Position, play: string, row: string) => ({
  code: `${code}.${play}`,
  tab: code,
  row,
});
const isLeopard = (entry: readonly number[]): boolean => new Set(entry).size === 1;

export const direct = (at: Position): Play => {
  const places = at.places.length;
  return digitPlay(at, inPlaces, {
    ...inTab(at, 'd', 'direct'),
    zones: placeZones(at, DIGITS),
    text: typedTuple(places, DIGITS),
    law: tuple({ alphabet: DIGITS, places }),
    classes: oneOf(1, 10 ** places),
  });
};

export const staircase = (at: Position): Play => {
  const places = at.places.length;
  return digitPlay(at, inPlaces, {
    ...inTab(at, 'st', 'direct'),
    zones: placeZones(at, DIGITS),
    law: stairs({ places }),
    classes: range(places).map((skipped) => ({
      code: `last${places - skipped}`,
      ways: 1n,
      outcomes: 10n ** BigInt(places - skipped),
    })),
  });
};

export const sumZone = (size: number): Zone => zone('sum', range(9 * size + 1).map(String));
export const sumLaw = (size: number): Law =>
  fill({
    alphabet: sumZone(size).alphabet,
    symbols: 10,
    size,
    inner: 'tuple',
    values: (line) => [sumOf(line)],
  });
export const directSum = (at: Position): Play => {
  const size = at.places.length;
  return digitPlay(at, inPlaces, {
    ...inTab(at, 'sum', 'direct'),
    zones: [sumZone(size)],
    law: sumLaw(size),
    classes: oneOf(1, 10 ** size),
  });
};

export const directSpan = (at: Position): Play => {
  const size = at.places.length;
  return digitPlay(at, inPlaces, {
    ...inTab(at, 'span', 'direct'),
    zones: [zone('span', DIGITS)],
    law: fill({
      alphabet: DIGITS,
      symbols: 10,
      size,
      inner: 'tuple',
      values: (line) => [spanOf(line)],
    }),
    classes: oneOf(1, 10 ** size),
  });
};

/** Groups of two digits have one class; groups of three are pairs or triples. */
export const groupClasses = (size: number): PrizeClass[] =>
  size === 2 ? oneOf(2, 100) : classesOf(['pair', 'triple'], [3, 6], 1000);
const classOfOrders = (orders: number): number => (orders === 6 ? 1 : 0);

/** Without the lowest and highest sum, which only leopards have. */
export const groupSumZone = (size: number): Zone => zone('sum', range(9 * size - 1, 1).map(String));
export const groupSumLaw = (size: number): Law =>
  fill({
    alphabet: groupSumZone(size).alphabet,
    symbols: 10,
    size,
    inner: 'bag',
    values: (line) => [sumOf(line) - 1],
    classOfOrders,
    odds: oddsOf(groupClasses(size)),
  });
export const groupSum = (at: Position): Play => {
  const size = at.places.length;
  return digitPlay(at, inPlaces, {
    ...inTab(at, 'gsum', 'group'),
    zones: [groupSumZone(size)],
    law: groupSumLaw(size),
    classes: groupClasses(size),
  });
};

export const groupBank = (at: Position): Play => {
  const size = at.places.length;
  return digitPlay(at, inPlaces, {
    ...inTab(at, 'bank', 'group'),
    zones: [zone('bank', DIGITS, 1, 1)],
    law: fill({
      alphabet: DIGITS,
      symbols: 10,
      size,
      inner: 'bag',
      values: (line) => [...new Set(line)],
      classOfOrders,
      odds: oddsOf(groupClasses(size)),
    }),
    classes: groupClasses(size),
  });
};

/** k different digits in any order. */
export const sameLaw = (k: number): Law => subset({ alphabet: DIGITS, k, wins: 'same', drawn: k });
export const groupSame = (at: Position, play: string, ways: number, isTyped: boolean): Play => {
  const size = at.places.length;
  return digitPlay(at, asBag, {
    ...inTab(at, play, 'group'),
    zones: [zone('digits', DIGITS, size)],
    ...(isTyped && { text: typedSet(size, DIGITS) }),
    law: sameLaw(size),
    classes: oneOf(ways, 10 ** size),
  });
};

const TIMES = ['', 'single', 'double', 'triple', 'quad'];
export const patternZones = ({ m, a, n, b }: Shape): Zone[] => [
  zone(TIMES[m] ?? '', DIGITS, a),
  ...(b > 0 ? [zone(TIMES[n] ?? '', DIGITS, b)] : []),
];
export const groupPattern = (at: Position, play: string, shape: Shape, ways: number): Play =>
  digitPlay(at, asBag, {
    ...inTab(at, play, 'group'),
    zones: patternZones(shape),
    law: pattern({ alphabet: DIGITS, ...shape }),
    classes: oneOf(ways, 10 ** at.places.length),
  });

/** A pair and a single digit, both from one row. */
export const groupThreeLaw = (): Law =>
  pattern({ alphabet: DIGITS, m: 2, a: 1, n: 1, b: 1, isOneZone: true });
export const groupThree = (at: Position): Play =>
  digitPlay(at, asBag, {
    ...inTab(at, 'g3', 'group'),
    zones: [zone('digits', DIGITS, 2)],
    law: groupThreeLaw(),
    classes: oneOf(3, 1000),
  });

export const mixText = typedBag(3, DIGITS, isLeopard);
export const mixLaw = (): Law =>
  bag({
    alphabet: DIGITS,
    size: 3,
    drawn: 3,
    classOf: (entry) => (new Set(entry).size === 3 ? 1 : 0),
    odds: oddsOf(groupClasses(3)),
  });
export const groupMix = (at: Position): Play =>
  digitPlay(at, asBag, {
    ...inTab(at, 'mix', 'group'),
    zones: [],
    text: mixText,
    isTextOnly: true,
    law: mixLaw(),
    classes: groupClasses(3),
  });

export const sumTail = (at: Position): Play =>
  digitPlay(at, tailFeature, {
    ...inTab(at, 'tail', 'other'),
    zones: [zone('tail', DIGITS)],
    law: each({ alphabet: DIGITS, places: 1, together: { kind: 'apart', image: singles(DIGITS) } }),
    classes: oneOf(1, 10),
  });

export const shapes = (at: Position): Play => {
  const classes = classesOf(SHAPES, [10, 60, 270, 360, 300], 1000);
  return digitPlay(at, shapeFeature, {
    ...inTab(at, 'shape', 'other'),
    zones: [zone('shape', SHAPES)],
    law: each({
      alphabet: SHAPES,
      places: 1,
      together: { kind: 'apart', image: singles(SHAPES) },
      classes: range(SHAPES.length),
      odds: oddsOf(classes),
    }),
    classes,
  });
};

export const digitAtPlace = (at: Position): Play =>
  digitPlay(at, inPlaces, {
    ...inTab(at, 'pos', 'position'),
    tab: 'pos',
    zones: placeZones(at, DIGITS, 0),
    law: each({
      alphabet: DIGITS,
      places: at.places.length,
      together: { kind: 'apart', image: singles(DIGITS) },
    }),
    classes: oneOf(1, 10),
  });

/** k digits that occur anywhere. */
export const anywhere = (at: Position, k: number, ways: number): Play =>
  digitPlay(at, asSet, {
    ...inTab(at, `any${k}`, `any${k}`),
    tab: 'any',
    zones: [zone('digits', DIGITS, k)],
    law: subset({ alphabet: DIGITS, k, wins: 'inside', drawn: at.places.length }),
    classes: oneOf(ways, 10 ** at.places.length),
  });

const repeatFeatures: readonly Feature[] = range(5).map(atLeast);
export const repeated = (at: Position, times: number, ways: number): Play =>
  digitPlay(at, repeatFeatures[times] ?? asSet, {
    ...inTab(at, `rep${times}`, 'repeated'),
    tab: 'any',
    zones: [zone('digits', DIGITS)],
    law: each({
      alphabet: DIGITS,
      places: 1,
      together: {
        kind: 'apart',
        image: [...combinations(range(10), Math.floor(at.places.length / times))],
      },
    }),
    classes: oneOf(ways, 10 ** at.places.length),
  });

/** A sign for each of two or three places. */
export const signTuple = (at: Position): Play => {
  const places = at.places.length;
  return digitPlay(at, digitSigns, {
    ...inTab(at, 'sign', 'sign'),
    tab: 'sign',
    zones: placeZones(at, SIGNS),
    law: tuple({ alphabet: SIGNS, places, image: SIGN_IMAGE }),
    classes: oneOf(1, 2 ** places),
  });
};

const signLaw = (places: number): Law =>
  each({ alphabet: SIGNS, places, together: { kind: 'apart', image: SIGN_IMAGE } });
export const placeSigns = (at: Position): Play =>
  digitPlay(at, digitSigns, {
    ...inTab(at, 'psign', 'both'),
    tab: 'sign',
    zones: placeZones(at, SIGNS, 0),
    law: signLaw(at.places.length),
    classes: oneOf(1, 2),
  });

export const totalSigns = (at: Position, big: number): Play =>
  digitPlay(at, sumSigns(big), {
    ...inTab(at, 'tsign', 'both'),
    tab: 'sign',
    zones: [zone('sum', SIGNS)],
    law: signLaw(1),
    classes: oneOf(1, 2),
  });

/** Dragon if the first digit is higher, tiger if the second. */
export const duel = (first: number, second: number): Play => {
  const classes = classesOf(DUELS, [45, 45, 10], 100);
  return digitPlay({ code: 'duel', places: [first, second] }, duelFeature, {
    code: `duel.${first + 1}${second + 1}`,
    tab: 'duel',
    row: 'duel',
    zones: [zone('duel', DUELS)],
    law: each({
      alphabet: DUELS,
      places: 1,
      together: { kind: 'apart', image: singles(DUELS) },
      classes: [0, 1, 2],
      odds: oddsOf(classes),
    }),
    classes,
  });
};
