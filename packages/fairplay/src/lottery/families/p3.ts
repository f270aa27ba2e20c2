import { range } from '../combinatorics.ts';
import type { Family, Play } from '../types.ts';
import type { Position } from './build.ts';
import {
  anywhere,
  digitAtPlace,
  direct,
  directSpan,
  directSum,
  duel,
  groupBank,
  groupMix,
  groupSame,
  groupSum,
  groupThree,
  placeSigns,
  shapes,
  signTuple,
  sumTail,
  totalSigns,
} from './digit-rows.ts';

const A3: Position = { code: 'a3', places: range(3) };
const F2: Position = { code: 'f2', places: [0, 1] };
const B2: Position = { code: 'b2', places: [1, 2] };

const anySize = (position: Position): Play[] => [
  direct(position),
  directSum(position),
  directSpan(position),
  ...(position.places.length === 3
    ? [groupThree(position), groupSame(position, 'g6', 6, true), groupMix(position)]
    : [groupSame(position, 'g2', 2, true)]),
  groupSum(position),
  groupBank(position),
];

/** Three digits: 3D, P3. */
export const p3: Family = {
  catalogue: 'p3/1',
  code: 'p3',
  shape: [{ code: 'digit', count: 3, form: { kind: 'digits', length: 1 } }],
  mapping: { kind: 'digits', count: 3 },
  baseMinor: 20_000n,
  plays: [
    ...anySize(A3),
    sumTail(A3),
    shapes(A3),
    ...[F2, B2].flatMap(anySize),
    digitAtPlace(A3),
    anywhere(A3, 1, 271),
    anywhere(A3, 2, 54),
    ...[A3, F2, B2].map(signTuple),
    placeSigns(A3),
    totalSigns(A3, 14),
    duel(0, 1),
    duel(0, 2),
    duel(1, 2),
  ],
};
