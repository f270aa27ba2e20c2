import { describe, expect, test } from 'vitest';
import { lotteryFamily } from './catalogue.ts';

/** The chances as they are published: ways of each class, out of so many results. */
type Figures = Readonly<Record<string, readonly [ways: string, outcomes: string]>>;

const group3: readonly [string, string] = ['3 6', '1000'];
const threes = (at: string): Figures => ({
  [`${at}.d`]: ['1', '1000'],
  [`${at}.sum`]: ['1', '1000'],
  [`${at}.span`]: ['1', '1000'],
  [`${at}.g3`]: ['3', '1000'],
  [`${at}.g6`]: ['6', '1000'],
  [`${at}.mix`]: group3,
  [`${at}.gsum`]: group3,
  [`${at}.bank`]: group3,
  [`${at}.tail`]: ['1', '10'],
  [`${at}.shape`]: ['10 60 270 360 300', '1000'],
  [`${at}.any1`]: ['271', '1000'],
  [`${at}.any2`]: ['54', '1000'],
});
const twos = (at: string): Figures => ({
  [`${at}.d`]: ['1', '100'],
  [`${at}.sum`]: ['1', '100'],
  [`${at}.span`]: ['1', '100'],
  [`${at}.g2`]: ['2', '100'],
  [`${at}.gsum`]: ['2', '100'],
  [`${at}.bank`]: ['2', '100'],
  [`${at}.sign`]: ['1', '4'],
});
const fours = (at: string): Figures => ({
  [`${at}.d`]: ['1', '10000'],
  [`${at}.st`]: ['1 1 1 1', '10000 1000 100 10'],
  [`${at}.g24`]: ['24', '10000'],
  [`${at}.g12`]: ['12', '10000'],
  [`${at}.g6x`]: ['6', '10000'],
  [`${at}.g4`]: ['4', '10000'],
  [`${at}.any1`]: ['3439', '10000'],
  [`${at}.any2`]: ['974', '10000'],
});
const duels = (ways: string, outcomes: string, codes: string): Figures =>
  Object.fromEntries(codes.split(' ').map((code) => [`duel.${code}`, [ways, outcomes]]));
const stairs = (at: string): Figures => ({ [`${at}.st`]: ['1 1 1', '1000 100 10'] });
const PAIRS = '12 13 14 15 23 24 25 34 35 45';

const SSC: Figures = {
  'a5.d': ['1', '100000'],
  'a5.st': ['1 1 1 1 1', '100000 10000 1000 100 10'],
  'a5.g120': ['120', '100000'],
  'a5.g60': ['60', '100000'],
  'a5.g30': ['30', '100000'],
  'a5.g20': ['20', '100000'],
  'a5.g10': ['10', '100000'],
  'a5.g5': ['5', '100000'],
  ...fours('f4'),
  ...fours('b4'),
  ...threes('f3'),
  ...threes('m3'),
  ...threes('b3'),
  ...stairs('f3'),
  ...stairs('m3'),
  ...stairs('b3'),
  ...twos('f2'),
  ...twos('b2'),
  'a5.pos': ['1', '10'],
  'a5.any1': ['40951', '100000'],
  'a5.any2': ['14670', '100000'],
  'a5.any3': ['4350', '100000'],
  'a5.rep2': ['8146', '100000'],
  'a5.rep3': ['856', '100000'],
  'a5.rep4': ['46', '100000'],
  'f3.sign': ['1', '8'],
  'b3.sign': ['1', '8'],
  'a5.psign': ['1', '2'],
  'a5.tsign': ['1', '2'],
  ...duels('45 45 10', '100', PAIRS),
  'a5.bull': ['35649 6375 6505 6375 6505 6375 6505 6375 6505 6375 6456', '100000'],
  'a5.bsign': ['32216 32135 31875 32476', '100000'],
  'a5.hand': ['10 450 900 1200 7200 10800 50400 29040', '100000'],
  'r2.d': ['1', '100'],
  'r2.sum': ['1', '100'],
  'r2.g2': ['2', '100'],
  'r2.gsum': ['2', '100'],
  'r3.d': ['1', '1000'],
  'r3.sum': ['1', '1000'],
  'r3.g3': ['3', '1000'],
  'r3.g6': ['6', '1000'],
  'r3.mix': group3,
  'r3.gsum': group3,
  'r4.d': ['1', '10000'],
  'r4.g24': ['24', '10000'],
  'r4.g12': ['12', '10000'],
  'r4.g6x': ['6', '10000'],
  'r4.g4': ['4', '10000'],
};

const P3: Figures = {
  ...threes('a3'),
  'a3.sign': ['1', '8'],
  'a3.pos': ['1', '10'],
  'a3.psign': ['1', '2'],
  'a3.tsign': ['1', '2'],
  ...twos('f2'),
  ...twos('b2'),
  ...duels('45 45 10', '100', '12 13 23'),
};

const ELEVEN_FIVE: Figures = {
  ...Object.fromEntries(
    ['f3', 'm3', 'b3'].flatMap((at) => [
      [`${at}.d`, ['1', '990']],
      [`${at}.g`, ['1', '165']],
      [`${at}.any1`, ['3', '11']],
    ]),
  ),
  ...Object.fromEntries(
    ['f2', 'b2'].flatMap((at) => [
      [`${at}.d`, ['1', '110']],
      [`${at}.g`, ['1', '55']],
    ]),
  ),
  pos: ['1', '11'],
  ...Object.fromEntries(
    [210, 84, 28, 7, 1, 6, 21, 56].map((ways, at) => [`a${at + 1}`, [String(ways), '462']]),
  ),
  oe: ['6 75 200 150 30 1', '462'],
  mid: ['28 63 90 100 90 63 28', '462'],
  psign: ['6 5', '11'],
  ...duels('1', '2', PAIRS),
  tsign: ['215 215 32 236 226 232 230', '462'],
};

const K3: Figures = {
  sum: ['1 3 6 10 15 21 25 27 27 25 21 15 10 6 3 1', '216'],
  tsign: ['108', '216'],
  t1: ['1', '216'],
  tall: ['6', '216'],
  p1: ['3', '216'],
  pp: ['16', '216'],
  d3: ['6', '216'],
  d2: ['30', '216'],
  s1: ['6', '216'],
  sall: ['24', '216'],
  one: ['91', '216'],
  span: ['6 30 48 54 48 30', '216'],
};

const PK10: Figures = {
  'f1.d': ['1', '10'],
  'f2.d': ['1', '90'],
  'f3.d': ['1', '720'],
  'f4.d': ['1', '5040'],
  'f5.d': ['1', '30240'],
  pos: ['1', '10'],
  g2: ['1', '45'],
  g3: ['1', '120'],
  sum: ['2 2 4 4 6 6 8 8 10 8 8 6 6 4 4 2 2', '90'],
  ssign: ['40 50 50 40', '90'],
  psign: ['1', '2'],
  ...duels('1', '2', '1 2 3 4 5'),
};

const THAI: Figures = {
  '3top': ['1', '1000'],
  '3tod': ['6 3', '1000'],
  '2top': ['1', '100'],
  '2front': ['1', '100'],
  '2split': ['1', '100'],
  '2bot': ['1', '100'],
  '3front': ['2', '1000'],
  '3back': ['2', '1000'],
  'run.top': ['271', '1000'],
  'run.bot': ['19', '100'],
  ...Object.fromEntries(
    ['top.1', 'top.2', 'top.3', 'bot.1', 'bot.2'].map((place) => [`pin.${place}`, ['1', '10']]),
  ),
  '2float': ['54 28', '1000'],
  '4float': ['24 12 6 4 1', '1000'],
  '5float': ['60 33 18 13 7 4 1', '1000'],
  '4top': ['1', '10000'],
  '4tod': ['24 12 6 4', '10000'],
  '5top': ['1', '100000'],
  'sign.top': ['1', '2'],
  'sign.bot': ['1', '2'],
};

describe.each([
  ['ssc/1', 116, SSC],
  ['p3/1', 33, P3],
  ['11x5/1', 36, ELEVEN_FIVE],
  ['k3/1', 12, K3],
  ['pk10/1', 16, PK10],
  ['thai/1', 23, THAI],
] as const)('%s', (catalogue, plays, figures) => {
  test(`states the chances of its ${plays} plays`, () => {
    const family = lotteryFamily(catalogue);
    const stated = Object.fromEntries(
      (family?.plays ?? []).map(({ code, classes }) => [
        code,
        [
          classes.map(({ ways }) => ways).join(' '),
          [...new Set(classes.map(({ outcomes }) => outcomes))].join(' '),
        ],
      ]),
    );
    expect(stated).toEqual(figures);
    expect(Object.keys(figures)).toHaveLength(plays);
  });
});
