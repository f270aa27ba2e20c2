import type { Fraction } from '../../money.ts';
import { countDistinct, range } from '../combinatorics.ts';
import { SIGNS, SIGN_IMAGE, rankSigns, singles, sumFeature, sumSigns } from '../features.ts';
import { each } from '../laws/each.ts';
import type { Family, Pick, Play } from '../types.ts';
import type { Feature } from '../views.ts';
import { type Position, classesOf, oddsOf, oneOf, zone } from './build.ts';
import {
  rankAtPlace,
  rankDirect,
  rankDuel,
  rankPlaceSigns,
  rankPlay,
  rankSame,
  ranksUpTo,
} from './rank-rows.ts';

const TEN = ranksUpTo(10);
const first = (count: number): Position => ({ code: `f${count}`, places: range(count) });
const ALL = first(10);
const TWO = first(2);
const SUMS = range(17, 3).map(String);
const SUM_CLASSES = classesOf(SUMS, [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2], 90);
const SIGN_CLASSES = classesOf(SIGNS, [40, 50, 50, 40], 90);
const FACTORIAL_10 = 3_628_800;

/** Numbers 1 and 2 have the lowest sum, 3. */
const sumOfTwo: Feature = (symbols) => [[(sumFeature(symbols)[0]?.[0] ?? 1) - 1]];

/** The ranks that win nothing at a place, by what was picked there. */
const losing = (
  picks: readonly Pick[],
  place: number,
  seenAt: (rank: number) => readonly number[],
): number[] =>
  range(10).filter(
    (rank) => !picks.some((pick) => seenAt(rank).some((symbol) => pick.zones[place]?.includes(symbol))),
  );

/** Ten places have 3.6 million orders; those that lose at every place are counted instead. */
const byPlaces = (play: Play, seenAt: (rank: number) => readonly number[]): Play => {
  const { views: _, ...rest } = play;
  const chance = (picks: readonly Pick[]): Fraction => {
    const lost = countDistinct(range(10).map((place) => losing(picks, place, seenAt)));
    return { numerator: BigInt(FACTORIAL_10 - lost), denominator: BigInt(FACTORIAL_10) };
  };
  return { ...rest, chance };
};

/** A race of ten numbers: their order. */
export const pk10: Family = {
  catalogue: 'pk10/1',
  code: 'pk10',
  shape: [{ code: 'rank', count: 10, form: { kind: 'symbols', alphabet: TEN.alphabet }, isDistinct: true }],
  mapping: { kind: 'ranks', size: 10, count: 10 },
  baseMinor: 20_000n,
  plays: [
    ...range(5, 1).map((count) => rankDirect(TEN, first(count), `f${count}.d`, `f${count}`)),
    byPlaces(rankAtPlace(TEN, ALL), (rank) => [rank]),
    rankSame(TEN, TWO, 'g2', 'f2', 45),
    rankSame(TEN, first(3), 'g3', 'f3', 120),
    rankPlay(TEN, TWO, sumOfTwo, {
      code: 'sum',
      tab: 'sum',
      row: 'sum',
      zones: [zone('sum', SUMS)],
      law: each({
        alphabet: SUMS,
        places: 1,
        together: { kind: 'apart', image: singles(SUMS) },
        classes: range(SUMS.length),
        odds: oddsOf(SUM_CLASSES),
      }),
      classes: SUM_CLASSES,
    }),
    rankPlay(TEN, TWO, sumSigns(12, 1), {
      code: 'ssign',
      tab: 'sum',
      row: 'both',
      zones: [zone('sum', SIGNS)],
      law: each({
        alphabet: SIGNS,
        places: 1,
        together: { kind: 'apart', image: SIGN_IMAGE },
        classes: range(SIGNS.length),
        odds: oddsOf(SIGN_CLASSES),
      }),
      classes: SIGN_CLASSES,
    }),
    byPlaces(rankPlaceSigns(TEN, ALL, oneOf(1, 2), [0, 0, 0, 0]), (rank) => rankSigns([rank])[0] ?? []),
    ...range(5).map((place) => rankDuel(TEN, place, 9 - place, `duel.${place + 1}`)),
  ],
};
