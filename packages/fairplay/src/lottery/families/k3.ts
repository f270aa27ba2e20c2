import { range, sorted, tally } from '../combinatorics.ts';
import { SIGNS, SIGN_IMAGE, asBag, asSet, singles, spanFeature, sumFeature, sumSigns } from '../features.ts';
import { each } from '../laws/each.ts';
import { pattern } from '../laws/pattern.ts';
import { subset } from '../laws/subset.ts';
import type { Family, Law, Play, PrizeClass } from '../types.ts';
import { type Feature, independent } from '../views.ts';
import { type PlayData, classesOf, oddsOf, oneOf, playAt, readPlaces, zone } from './build.ts';
import { bankerZones } from './rank-rows.ts';

const FACES = range(6, 1).map(String);
const SUMS = range(16, 3).map(String);
const SPANS = range(6).map(String);
const DOUBLES = FACES.map((face) => `${face}${face}`);
const RUNS = ['123', '234', '345', '456'];
const ANY = ['any'];
const SUM_WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

const dice = independent(6)(3);
const dicePlay = (feature: Feature, data: PlayData): Play =>
  playAt(data, readPlaces(FACES, range(3)), dice, feature);

/** Any one of the symbols that a feature shows, each with a chance of its own. */
const oneLaw = (
  alphabet: readonly string[],
  classes: readonly PrizeClass[],
  image = singles(alphabet),
): Law =>
  each({
    alphabet,
    places: 1,
    together: { kind: 'apart', image },
    classes: range(alphabet.length).map((symbol) => Math.min(symbol, classes.length - 1)),
    odds: oddsOf(classes),
  });

/** A play on one symbol. */
const oneSymbol = (
  code: string,
  tab: string,
  symbols: readonly string[],
  feature: Feature,
  classes: PrizeClass[],
): Play =>
  dicePlay(feature, {
    code,
    tab,
    row: code,
    zones: [zone(code, symbols)],
    law: oneLaw(symbols, classes),
    classes,
  });

const facesWith = (times: number, symbols: readonly number[]): number[] =>
  [...tally(symbols)].filter(([, count]) => count >= times).map(([face]) => face);
const runOf = (symbols: readonly number[]): number[] => {
  const [first = 0, second = 0, third = 0] = sorted(symbols);
  return second === first + 1 && third === second + 1 ? [first] : [];
};
const whether = (found: readonly number[]): number[] => (found.length > 0 ? [0] : []);

const tripleFeature: Feature = (symbols) => [facesWith(3, symbols)];
const anyTripleFeature: Feature = (symbols) => [whether(facesWith(3, symbols))];
const pairFeature: Feature = (symbols) => [facesWith(2, symbols)];
const runFeature: Feature = (symbols) => [runOf(symbols)];
const anyRunFeature: Feature = (symbols) => [whether(runOf(symbols))];

/** Three dice. */
export const k3: Family = {
  catalogue: 'k3/1',
  code: 'k3',
  shape: [{ code: 'die', count: 3, form: { kind: 'symbols', alphabet: FACES } }],
  mapping: { kind: 'dice', count: 3 },
  baseMinor: 20_000n,
  plays: [
    oneSymbol('sum', 'sum', SUMS, sumFeature, classesOf(SUMS, SUM_WAYS, 216)),
    dicePlay(sumSigns(11, 1), {
      code: 'tsign',
      tab: 'sum',
      row: 'both',
      zones: [zone('sum', SIGNS)],
      law: oneLaw(
        SIGNS,
        oneOf(108, 216),
        SIGN_IMAGE.map((seen) => [...seen]),
      ),
      classes: oneOf(108, 216),
    }),
    oneSymbol(
      't1',
      'triple',
      FACES.map((face) => face.repeat(3)),
      tripleFeature,
      oneOf(1, 216),
    ),
    oneSymbol('tall', 'triple', ANY, anyTripleFeature, oneOf(6, 216)),
    dicePlay(asBag, {
      code: 'p1',
      tab: 'pair',
      row: 'p1',
      zones: [zone('double', FACES), zone('single', FACES)],
      law: pattern({ alphabet: FACES, m: 2, a: 1, n: 1, b: 1 }),
      classes: oneOf(3, 216),
    }),
    oneSymbol('pp', 'pair', DOUBLES, pairFeature, oneOf(16, 216)),
    dicePlay(asBag, {
      code: 'd3',
      tab: 'different',
      row: 'd3',
      zones: bankerZones(3, FACES),
      law: subset({ alphabet: FACES, k: 3, wins: 'same', drawn: 3, hasBanker: true }),
      classes: oneOf(6, 216),
    }),
    dicePlay(asSet, {
      code: 'd2',
      tab: 'different',
      row: 'd2',
      zones: bankerZones(2, FACES),
      law: subset({ alphabet: FACES, k: 2, wins: 'inside', drawn: 3, hasBanker: true }),
      classes: oneOf(30, 216),
    }),
    oneSymbol('s1', 'run', RUNS, runFeature, oneOf(6, 216)),
    oneSymbol('sall', 'run', ANY, anyRunFeature, oneOf(24, 216)),
    dicePlay(asSet, {
      code: 'one',
      tab: 'one',
      row: 'one',
      zones: [zone('faces', FACES)],
      law: subset({ alphabet: FACES, k: 1, wins: 'inside', drawn: 3 }),
      classes: oneOf(91, 216),
    }),
    oneSymbol('span', 'span', SPANS, spanFeature, classesOf(SPANS, [6, 30, 48, 54, 48, 30], 216)),
  ],
};
