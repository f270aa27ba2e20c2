import { combinations, range } from '../combinatorics.ts';
import {
  BULLS,
  HANDS,
  SIGNS,
  SIGN_IMAGE,
  bullFeature,
  bullSigns,
  handFeature,
  singles,
} from '../features.ts';
import { each } from '../laws/each.ts';
import type { Family, Play } from '../types.ts';
import { type Position, classesOf, oddsOf, zone } from './build.ts';
import {
  anywhere,
  digitAtPlace,
  digitPlay,
  direct,
  directSpan,
  directSum,
  duel,
  groupBank,
  groupMix,
  groupPattern,
  groupSame,
  groupSum,
  groupThree,
  placeSigns,
  repeated,
  shapes,
  signTuple,
  staircase,
  sumTail,
  totalSigns,
} from './digit-rows.ts';
import { anyPlaces } from './ssc-any-places.ts';

const at = (code: string, from: number, count: number): Position => ({ code, places: range(count, from) });
const A5 = at('a5', 0, 5);
const F4 = at('f4', 0, 4);
const B4 = at('b4', 1, 4);
const F3 = at('f3', 0, 3);
const M3 = at('m3', 1, 3);
const B3 = at('b3', 2, 3);
const F2 = at('f2', 0, 2);
const B2 = at('b2', 3, 2);

const five: Play[] = [
  direct(A5),
  staircase(A5),
  groupSame(A5, 'g120', 120, false),
  groupPattern(A5, 'g60', { m: 2, a: 1, n: 1, b: 3 }, 60),
  groupPattern(A5, 'g30', { m: 2, a: 2, n: 1, b: 1 }, 30),
  groupPattern(A5, 'g20', { m: 3, a: 1, n: 1, b: 2 }, 20),
  groupPattern(A5, 'g10', { m: 3, a: 1, n: 2, b: 1 }, 10),
  groupPattern(A5, 'g5', { m: 4, a: 1, n: 1, b: 1 }, 5),
];

const four = (position: Position): Play[] => [
  direct(position),
  staircase(position),
  groupSame(position, 'g24', 24, false),
  groupPattern(position, 'g12', { m: 2, a: 1, n: 1, b: 2 }, 12),
  groupPattern(position, 'g6x', { m: 2, a: 2, n: 1, b: 0 }, 6),
  groupPattern(position, 'g4', { m: 3, a: 1, n: 1, b: 1 }, 4),
];

const three = (position: Position): Play[] => [
  direct(position),
  staircase(position),
  directSum(position),
  directSpan(position),
  groupThree(position),
  groupSame(position, 'g6', 6, true),
  groupMix(position),
  groupSum(position),
  groupBank(position),
  sumTail(position),
  shapes(position),
];

const two = (position: Position): Play[] => [
  direct(position),
  directSum(position),
  directSpan(position),
  groupSame(position, 'g2', 2, true),
  groupSum(position),
  groupBank(position),
];

const anywhereRows: Play[] = [
  ...[F3, M3, B3].flatMap((position) => [anywhere(position, 1, 271), anywhere(position, 2, 54)]),
  ...[F4, B4].flatMap((position) => [anywhere(position, 1, 3439), anywhere(position, 2, 974)]),
  anywhere(A5, 1, 40_951),
  anywhere(A5, 2, 14_670),
  anywhere(A5, 3, 4350),
  repeated(A5, 2, 8146),
  repeated(A5, 3, 856),
  repeated(A5, 4, 46),
];

const BULL_CLASSES = classesOf(
  BULLS,
  [35_649, 6375, 6505, 6375, 6505, 6375, 6505, 6375, 6505, 6375, 6456],
  100_000,
);
const HAND_CLASSES = classesOf(HANDS, [10, 450, 900, 1200, 7200, 10_800, 50_400, 29_040], 100_000);
const BULL_SIGN_CLASSES = classesOf(SIGNS, [32_216, 32_135, 31_875, 32_476], 100_000);

const bulls: Play[] = [
  digitPlay(A5, bullFeature, {
    code: 'a5.bull',
    tab: 'bull',
    row: 'bull',
    zones: [zone('bull', BULLS)],
    law: each({
      alphabet: BULLS,
      places: 1,
      together: { kind: 'apart', image: singles(BULLS) },
      classes: range(BULLS.length),
      odds: oddsOf(BULL_CLASSES),
    }),
    classes: BULL_CLASSES,
  }),
  digitPlay(A5, bullSigns, {
    code: 'a5.bsign',
    tab: 'bull',
    row: 'bull',
    zones: [zone('bull', SIGNS)],
    law: each({
      alphabet: SIGNS,
      places: 1,
      together: { kind: 'apart', image: SIGN_IMAGE },
      classes: range(SIGNS.length),
      odds: oddsOf(BULL_SIGN_CLASSES),
    }),
    classes: BULL_SIGN_CLASSES,
  }),
  digitPlay(A5, handFeature, {
    code: 'a5.hand',
    tab: 'bull',
    row: 'hand',
    zones: [zone('hand', HANDS)],
    law: each({
      alphabet: HANDS,
      places: 1,
      together: { kind: 'apart', image: singles(HANDS) },
      classes: range(HANDS.length),
      odds: oddsOf(HAND_CLASSES),
    }),
    classes: HAND_CLASSES,
  }),
];

/** Five digits. */
export const ssc: Family = {
  catalogue: 'ssc/1',
  code: 'ssc',
  shape: [{ code: 'digit', count: 5, form: { kind: 'digits', length: 1 } }],
  mapping: { kind: 'digits', count: 5 },
  baseMinor: 20_000n,
  plays: [
    ...five,
    ...[F4, B4].flatMap(four),
    ...[F3, M3, B3].flatMap(three),
    ...[F2, B2].flatMap(two),
    digitAtPlace(A5),
    ...anywhereRows,
    ...[F2, B2, F3, B3].map(signTuple),
    placeSigns(A5),
    totalSigns(A5, 23),
    ...[...combinations(range(5), 2)].map(([first = 0, second = 0]) => duel(first, second)),
    ...bulls,
    ...anyPlaces,
  ],
};
