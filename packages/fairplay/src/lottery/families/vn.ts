import { range } from '../combinatorics.ts';
import type { Family, Play, Result, ShapePart } from '../types.ts';
import {
  type Read,
  combinationPlay,
  ends,
  firstOf,
  lastOf,
  missPlay,
  numberPlay,
  numberSigns,
  partReader,
} from './vn-rows.ts';

const part = (code: string, count: number, length: number): ShapePart => ({
  code,
  count,
  form: { kind: 'digits', length },
});

const NORTH: readonly ShapePart[] = [
  part('db', 1, 5),
  part('g1', 1, 5),
  part('g2', 2, 5),
  part('g3', 6, 5),
  part('g4', 4, 4),
  part('g5', 6, 4),
  part('g6', 3, 3),
  part('g7', 4, 2),
];
const SOUTH: readonly ShapePart[] = [
  part('db', 1, 6),
  part('g1', 1, 5),
  part('g2', 1, 5),
  part('g3', 2, 5),
  part('g4', 7, 5),
  part('g5', 1, 4),
  part('g6', 3, 4),
  part('g7', 1, 3),
  part('g8', 1, 2),
];

type Side = {
  texts: (result: Result, codes: readonly string[]) => string[];
  /** The prizes that head plays look at, of two and of three digits. */
  head2: string;
  head3: string;
  shape: readonly ShapePart[];
};
const sideOf = (shape: readonly ShapePart[], head2: string, head3: string): Side => ({
  texts: partReader(shape),
  head2,
  head3,
  shape,
});
const north = sideOf(NORTH, 'g7', 'g6');
const south = sideOf(SOUTH, 'g8', 'g7');

const countOf = ({ shape }: Side, codes: readonly string[]): number =>
  shape.filter(({ code }) => codes.includes(code)).reduce((sum, { count }) => sum + count, 0);
const codesOf = ({ shape }: Side, digits: number): string[] =>
  shape.filter(({ form }) => form.kind === 'digits' && form.length >= digits).map(({ code }) => code);

/** The last digits of all prizes of some codes. */
const tailsOf = (side: Side, codes: readonly string[], digits: number): Read => {
  const cut = ends(digits);
  return (result) => cut(side.texts(result, codes));
};
const headsOf =
  (side: Side, codes: readonly string[], digits: number): Read =>
  (result) =>
    side.texts(result, codes).map(firstOf(digits));

const tail = (side: Side, tab: string, code: string, codes: readonly string[], digits: number): Play =>
  numberPlay({ code, tab, row: code }, digits, countOf(side, codes), tailsOf(side, codes, digits));
const head = (side: Side, tab: string, code: string, codes: readonly string[]): Play =>
  numberPlay({ code, tab, row: code }, 2, countOf(side, codes), headsOf(side, codes, 2));

/** Bao lô: the last digits of every prize that is long enough. */
const everywhere = (side: Side, digits: number): Play =>
  tail(side, 'lo', `lo${digits}`, codesOf(side, digits), digits);

/** Xiên: all of the k numbers among the last two digits of every prize. */
const combination = (side: Side, k: number): Play =>
  combinationPlay(
    `xien${k}`,
    k,
    { size: 100, draws: countOf(side, codesOf(side, 2)) },
    1,
    tailsOf(side, codesOf(side, 2), 2),
  );

const special = ({ texts }: Side, result: Result): number => lastOf(2)(texts(result, ['db'])[0] ?? '');
const digitOf = (side: Side, code: string, digit: (number: number) => number): Play =>
  numberPlay({ code, tab: 'digit', row: code }, 1, 1, (result) => [digit(special(side, result))]);

const digits = (side: Side): Play[] => [
  digitOf(side, 't10', (number) => Math.floor(number / 10)),
  digitOf(side, 't1', (number) => number % 10),
  digitOf(side, 'tsum', (number) => (Math.floor(number / 10) + (number % 10)) % 10),
  numberSigns('tsign', 'digit', (result) => [special(side, result)]),
];

const heads = (side: Side): Play[] => [
  tail(side, 'de', 'head2', [side.head2], 2),
  tail(side, 'de', 'ht2', ['db', side.head2], 2),
];
const three = (side: Side): Play[] => [
  tail(side, '3cang', 'head3', [side.head3], 3),
  tail(side, '3cang', 'tail3', ['db'], 3),
  tail(side, '3cang', 'ht3', ['db', side.head3], 3),
];

const northTails = { size: 100, draws: 27 };
const allNorth = codesOf(north, 2);

/** The north: one station a day, 27 prizes. */
export const vnNorth: Family = {
  catalogue: 'vn-n/1',
  code: 'vn-n',
  shape: NORTH,
  baseMinor: 10_000n,
  plays: [
    ...[2, 3, 4].map((length) => everywhere(north, length)),
    head(north, 'lo', 'lo2f', allNorth),
    tail(north, 'lo', 'lo8', ['g7', 'g6', 'db'], 2),
    ...[2, 3, 4].map((k) => combination(north, k)),
    ...range(7, 4).map((k) => missPlay(k, northTails, tailsOf(north, allNorth, 2))),
    tail(north, 'de', 'tail2', ['db'], 2),
    head(north, 'de', 'db.f', ['db']),
    tail(north, 'de', 'g1', ['g1'], 2),
    head(north, 'de', 'g1.f', ['g1']),
    ...heads(north),
    ...three(north),
    tail(north, '3cang', 'g1.3', ['g1'], 3),
    tail(north, '4cang', 'tail4', ['db'], 4),
    ...digits(north),
  ],
};

/** Both results of a bet on two stations, one after the other. */
const bothTails: Read = (result) => {
  const read = tailsOf(south, codesOf(south, 2), 2);
  return [...read(result.slice(0, 18)), ...read(result.slice(18))];
};

/** The south and the centre: several stations a day, 18 prizes each. */
export const vnSouth: Family = {
  catalogue: 'vn-s/1',
  code: 'vn-s',
  shape: SOUTH,
  baseMinor: 10_000n,
  plays: [
    ...[2, 3, 4].map((length) => everywhere(south, length)),
    tail(south, 'lo', 'lo7', ['g8', 'g7', 'g6', 'g5', 'db'], 2),
    ...[2, 3, 4].map((k) => combination(south, k)),
    combinationPlay('dax', 2, { size: 100, draws: 36 }, 2, bothTails),
    tail(south, 'de', 'tail2', ['db'], 2),
    ...heads(south),
    ...three(south),
    tail(south, '4cang', 'tail4', ['db'], 4),
    ...digits(south),
  ],
};
