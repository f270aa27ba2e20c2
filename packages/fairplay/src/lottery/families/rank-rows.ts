import { range } from '../combinatorics.ts';
import { SIGNS, asBag, duelFeature, rankSigns, ranksOf, singles } from '../features.ts';
import { each } from '../laws/each.ts';
import { subset } from '../laws/subset.ts';
import { tuple } from '../laws/tuple.ts';
import type { Play, PrizeClass, Zone } from '../types.ts';
import { type Feature, type Space, inPlaces, withoutRepetition } from '../views.ts';
import {
  type PlayData,
  type Position,
  oddsOf,
  oneOf,
  playAt,
  readPlaces,
  typedSet,
  typedTuple,
  zone,
} from './build.ts';

/** Rows of plays on numbers that are drawn without repetition, for a family with so many numbers. */
export type Ranks = { alphabet: readonly string[]; space: (count: number) => Space };

export const ranksUpTo = (size: number): Ranks => ({
  alphabet: ranksOf(size),
  space: withoutRepetition(size),
});

export const rankPlay = (ranks: Ranks, at: Position, feature: Feature, data: PlayData): Play =>
  playAt(data, readPlaces(ranks.alphabet, at.places), ranks.space(at.places.length), feature);

export const rankZones = ({ places }: Position, alphabet: readonly string[], min = 1): Zone[] =>
  places.map((place) => zone(`d${place + 1}`, alphabet, min));

/** Results in which so many places are in order. */
const ordersOf = (ranks: Ranks, count: number): number => ranks.space(count).size;

export const rankDirect = (ranks: Ranks, at: Position, code: string, tab: string): Play => {
  const { alphabet } = ranks;
  const places = at.places.length;
  return rankPlay(ranks, at, inPlaces, {
    code,
    tab,
    row: 'direct',
    zones: rankZones(at, alphabet),
    ...(places > 1 && { text: typedTuple(places, alphabet, true) }),
    law: tuple({ alphabet, places, isDistinct: true }),
    classes: oneOf(1, ordersOf(ranks, places)),
  });
};

/** Banker and drag of plays on k numbers in any order. */
export const bankerZones = (k: number, alphabet: readonly string[]): Zone[] => [
  zone('banker', alphabet, 0, k - 1),
  zone('drag', alphabet),
];

export const rankSame = (ranks: Ranks, at: Position, code: string, tab: string, outcomes: number): Play => {
  const { alphabet } = ranks;
  const k = at.places.length;
  return rankPlay(ranks, at, asBag, {
    code,
    tab,
    row: 'group',
    zones: bankerZones(k, alphabet),
    text: typedSet(k, alphabet),
    law: subset({ alphabet, k, wins: 'same', drawn: k, hasBanker: true }),
    classes: oneOf(1, outcomes),
  });
};

const alone = ({ alphabet }: Ranks) => ({ kind: 'ranks', image: singles(alphabet) }) as const;

export const rankAtPlace = (ranks: Ranks, at: Position): Play =>
  rankPlay(ranks, at, inPlaces, {
    code: 'pos',
    tab: 'pos',
    row: 'position',
    zones: rankZones(at, ranks.alphabet, 0),
    law: each({ alphabet: ranks.alphabet, places: at.places.length, together: alone(ranks) }),
    classes: oneOf(1, ranks.alphabet.length),
  });

/** Big and small, odd and even for each place. */
export const rankPlaceSigns = (
  ranks: Ranks,
  at: Position,
  classes: readonly PrizeClass[],
  classOfSign: readonly number[],
): Play =>
  rankPlay(ranks, at, rankSigns, {
    code: 'psign',
    tab: 'sign',
    row: 'both',
    zones: rankZones(at, SIGNS, 0),
    law: each({
      alphabet: SIGNS,
      places: at.places.length,
      together: {
        kind: 'ranks',
        image: range(ranks.alphabet.length).map((rank) => rankSigns([rank])[0] ?? []),
      },
      classes: classOfSign,
      odds: oddsOf(classes),
    }),
    classes,
  });

const SIDES = ['dragon', 'tiger'] as const;

/** Dragon if the first number is higher, tiger if the second; they are never equal. */
export const rankDuel = (ranks: Ranks, first: number, second: number, code: string): Play =>
  rankPlay(ranks, { code, places: [first, second] }, duelFeature, {
    code,
    tab: 'duel',
    row: 'duel',
    zones: [zone('duel', SIDES)],
    law: each({ alphabet: SIDES, places: 1, together: { kind: 'apart', image: singles(SIDES) } }),
    classes: oneOf(1, 2),
  });
