import { choose, range } from '../combinatorics.ts';
import { DIGITS, asBag } from '../features.ts';
import { type Shape, pattern } from '../laws/pattern.ts';
import { places } from '../laws/places.ts';
import { tuple } from '../laws/tuple.ts';
import type { Law, Play, PrizeClass, TextEntry, Zone } from '../types.ts';
import { type Feature, inPlaces } from '../views.ts';
import { oneOf, zone } from './build.ts';
import {
  digitPlay,
  groupClasses,
  groupSumLaw,
  groupSumZone,
  groupThreeLaw,
  mixLaw,
  mixText,
  patternZones,
  placeZones,
  sameLaw,
  sumLaw,
  sumZone,
} from './digit-rows.ts';

/** Plays on any two, three or four of five places. */

const FIVE = { code: 'a5', places: range(5) };
const marks = (k: number): Zone => zone('marks', range(5, 1).map(String), k);

type Inner = {
  k: number;
  play: string;
  row: string;
  zones: Zone[];
  law: Law;
  see: Feature;
  cells: number;
  classes: PrizeClass[];
  text?: TextEntry;
};

const marked = ({ k, play, row, zones, law, see, cells, classes, text }: Inner): Play =>
  digitPlay(FIVE, inPlaces, {
    code: `r${k}.${play}`,
    tab: `r${k}`,
    row,
    zones: [marks(k), ...zones],
    ...(text && { text, isTextOnly: true }),
    law: places({ inner: law, k, of: 5, by: 'marked', see, innerCells: cells }),
    classes,
  });

const anyDirect = (k: number): Play =>
  digitPlay(FIVE, inPlaces, {
    code: `r${k}.d`,
    tab: `r${k}`,
    row: 'direct',
    zones: placeZones(FIVE, DIGITS, 0),
    law: places({
      inner: tuple({ alphabet: DIGITS, places: k }),
      k,
      of: 5,
      by: 'filled',
      see: inPlaces,
      innerCells: 10 ** k,
    }),
    classes: oneOf(1, 10 ** k),
  });

const anySum = (k: number): Play =>
  marked({
    k,
    play: 'sum',
    row: 'direct',
    zones: [sumZone(k)],
    law: sumLaw(k),
    see: inPlaces,
    cells: 9 * k + 1,
    classes: oneOf(1, 10 ** k),
  });

const anyGroupSum = (k: number): Play =>
  marked({
    k,
    play: 'gsum',
    row: 'group',
    zones: [groupSumZone(k)],
    law: groupSumLaw(k),
    see: inPlaces,
    cells: (9 * k - 1) * (k - 1),
    classes: groupClasses(k),
  });

const anySame = (k: number, play: string, ways: number): Play =>
  marked({
    k,
    play,
    row: 'group',
    zones: [zone('digits', DIGITS, k)],
    law: sameLaw(k),
    see: asBag,
    cells: choose(10, k),
    classes: oneOf(ways, 10 ** k),
  });

const anyPattern = (play: string, shape: Shape, ways: number): Play =>
  marked({
    k: 4,
    play,
    row: 'group',
    zones: patternZones(shape),
    law: pattern({ alphabet: DIGITS, ...shape }),
    see: asBag,
    cells: choose(10, shape.a) * choose(10 - shape.a, shape.b),
    classes: oneOf(ways, 10_000),
  });

const anyThree: Inner = {
  k: 3,
  play: 'g3',
  row: 'group',
  zones: [zone('digits', DIGITS, 2)],
  law: groupThreeLaw(),
  see: asBag,
  cells: 90,
  classes: oneOf(3, 1000),
};
const anyMix: Inner = {
  k: 3,
  play: 'mix',
  row: 'group',
  zones: [],
  text: mixText,
  law: mixLaw(),
  see: asBag,
  cells: 210,
  classes: groupClasses(3),
};

export const anyPlaces: readonly Play[] = [
  anyDirect(2),
  anySum(2),
  anySame(2, 'g2', 2),
  anyGroupSum(2),
  anyDirect(3),
  anySum(3),
  marked(anyThree),
  anySame(3, 'g6', 6),
  marked(anyMix),
  anyGroupSum(3),
  anyDirect(4),
  anySame(4, 'g24', 24),
  anyPattern('g12', { m: 2, a: 1, n: 1, b: 2 }, 12),
  anyPattern('g6x', { m: 2, a: 2, n: 1, b: 0 }, 6),
  anyPattern('g4', { m: 3, a: 1, n: 1, b: 1 }, 4),
];
