import { combinations, range, sorted, sumOf } from '../combinatorics.ts';
import { asBag, singles } from '../features.ts';
import { each } from '../laws/each.ts';
import { subset } from '../laws/subset.ts';
import type { Family, Play } from '../types.ts';
import type { Feature } from '../views.ts';
import { type Position, classesOf, oddsOf, oneOf, zone } from './build.ts';
import {
  bankerZones,
  rankAtPlace,
  rankDirect,
  rankDuel,
  rankPlaceSigns,
  rankPlay,
  rankSame,
  ranksUpTo,
} from './rank-rows.ts';

const ELEVEN = ranksUpTo(11);
const { alphabet } = ELEVEN;
const at = (code: string, from: number, count: number): Position => ({ code, places: range(count, from) });
const A5 = at('a5', 0, 5);
const F3 = at('f3', 0, 3);
const M3 = at('m3', 1, 3);
const B3 = at('b3', 2, 3);
const F2 = at('f2', 0, 2);
const B2 = at('b2', 3, 2);

const rows = (position: Position): Play[] => [
  rankDirect(ELEVEN, position, `${position.code}.d`, position.code),
  rankSame(ELEVEN, position, `${position.code}.g`, position.code, position.places.length === 3 ? 165 : 55),
];

const anywhere = (position: Position): Play =>
  rankPlay(ELEVEN, position, asBag, {
    code: `${position.code}.any1`,
    tab: 'any',
    row: 'any1',
    zones: [zone('numbers', alphabet)],
    law: subset({ alphabet, k: 1, wins: 'inside', drawn: 3 }),
    classes: oneOf(3, 11),
  });

const ANY_WAYS = [210, 84, 28, 7, 1, 6, 21, 56];

/** k numbers that lie within the five drawn or, from six on, cover them. */
const anyOf = (k: number): Play =>
  rankPlay(ELEVEN, A5, asBag, {
    code: `a${k}`,
    tab: 'rx',
    row: `a${k}`,
    zones: k === 1 ? [zone('numbers', alphabet)] : bankerZones(k, alphabet),
    law: subset({ alphabet, k, wins: k > 5 ? 'covers' : 'inside', drawn: 5, hasBanker: k > 1 }),
    classes: oneOf(ANY_WAYS[k - 1] ?? 0, 462),
  });

/** A play on one symbol that a feature of the five numbers shows. */
const oneSymbol = (
  code: string,
  symbols: readonly string[],
  ways: readonly number[],
  feature: Feature,
): Play => {
  const classes = classesOf(symbols, ways, 462);
  return rankPlay(ELEVEN, A5, feature, {
    code,
    tab: 'fun',
    row: code,
    zones: [zone(code, symbols)],
    law: each({
      alphabet: symbols,
      places: 1,
      together: { kind: 'apart', image: singles(symbols) },
      classes: range(symbols.length),
      odds: oddsOf(classes),
    }),
    classes,
  });
};

/** Number 1 is symbol 0, so that odd numbers are even symbols. */
const oddCount: Feature = (symbols) => [[5 - symbols.filter((symbol) => symbol % 2 === 0).length]];
const middle: Feature = (symbols) => [[(sorted(symbols)[2] ?? 2) - 2]];

const TOTALS = ['big', 'small', 'equal', 'odd', 'even', 'hightail', 'lowtail'];
const totals: Feature = (symbols) => {
  const sum = sumOf(symbols) + 5;
  return [[sum > 30 ? 0 : sum < 30 ? 1 : 2, sum % 2 === 1 ? 3 : 4, sum % 10 >= 5 ? 5 : 6]];
};
const TOTAL_CLASSES = classesOf(TOTALS, [215, 215, 32, 236, 226, 232, 230], 462);
const totalImage = [
  ...new Map(
    [...combinations(range(11), 5)].map((five) => totals(five)[0] ?? []).map((seen) => [seen.join(), seen]),
  ).values(),
];

/** Big, odd: 6 of 11 numbers; small, even: 5. */
const SIGN_CLASSES = classesOf(['six', 'five'], [6, 5], 11);

/** Five of eleven numbers, in order. */
export const elevenFive: Family = {
  catalogue: '11x5/1',
  code: '11x5',
  shape: [{ code: 'ball', count: 5, form: { kind: 'symbols', alphabet }, isDistinct: true }],
  mapping: { kind: 'ranks', size: 11, count: 5 },
  baseMinor: 20_000n,
  plays: [
    ...[F3, M3, B3, F2, B2].flatMap(rows),
    rankAtPlace(ELEVEN, A5),
    ...[F3, M3, B3].map(anywhere),
    ...range(8, 1).map(anyOf),
    oneSymbol('oe', ['5', '4', '3', '2', '1', '0'], [6, 75, 200, 150, 30, 1], oddCount),
    oneSymbol('mid', ['03', '04', '05', '06', '07', '08', '09'], [28, 63, 90, 100, 90, 63, 28], middle),
    rankPlaceSigns(ELEVEN, A5, SIGN_CLASSES, [0, 1, 0, 1]),
    ...[...combinations(range(5), 2)].map(([first = 0, second = 0]) =>
      rankDuel(ELEVEN, first, second, `duel.${first + 1}${second + 1}`),
    ),
    rankPlay(ELEVEN, A5, totals, {
      code: 'tsign',
      tab: 'sign',
      row: 'both',
      zones: [zone('sum', TOTALS)],
      law: each({
        alphabet: TOTALS,
        places: 1,
        together: { kind: 'apart', image: totalImage },
        classes: range(TOTALS.length),
        odds: oddsOf(TOTAL_CLASSES),
      }),
      classes: TOTAL_CLASSES,
    }),
  ],
};
