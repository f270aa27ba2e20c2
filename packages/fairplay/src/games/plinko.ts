import { dropBall } from '../plinko.ts';
import type { Fraction } from '../money.ts';
import { defineOneCall, isWhole, isWon, largest, objectWith, ofE4, smallest } from './one-call.ts';

export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof PLINKO_RISKS)[number];
export const PLINKO_MIN_ROWS = 8;
export const PLINKO_MAX_ROWS = 16;

export type PlinkoBet = { rows: number; risk: PlinkoRisk };
/** 0 left, 1 right per row; their sum is the slot. */
export type PlinkoFacts = { turns: number[]; slot: number };

/** Multipliers from the edge to the middle; the other half mirrors them. */
const HALVES: Readonly<Record<PlinkoRisk, Readonly<Record<number, string>>>> = {
  low: {
    8: '5.6 2.1 1.1 1 .5',
    9: '5.6 2 1.6 1 .7',
    10: '8.9 3 1.4 1.1 1 .5',
    11: '8.4 3 1.9 1.3 1 .7',
    12: '10 3 1.6 1.4 1.1 1 .5',
    13: '8.1 4 3 1.9 1.2 .9 .7',
    14: '7.1 4 1.9 1.4 1.3 1.1 1 .5',
    15: '15 8 3 2 1.5 1.1 1 .7',
    16: '16 9 2 1.4 1.4 1.2 1.1 1 .5',
  },
  medium: {
    8: '13 3 1.3 .7 .4',
    9: '18 4 1.7 .9 .5',
    10: '22 5 2 1.4 .6 .4',
    11: '24 6 3 1.8 .7 .5',
    12: '33 11 4 2 1.1 .6 .3',
    13: '43 13 6 3 1.3 .7 .4',
    14: '58 15 7 4 1.9 1 .5 .2',
    15: '88 18 11 5 3 1.3 .5 .3',
    16: '110 41 10 5 3 1.5 1 .5 .3',
  },
  high: {
    8: '29 4 1.5 .3 .2',
    9: '43 7 2 .6 .2',
    10: '76 10 3 .9 .3 .2',
    11: '120 14 5.2 1.4 .4 .2',
    12: '170 24 8.1 2 .7 .2 .2',
    13: '260 37 11 4 1 .2 .2',
    14: '420 56 18 5 1.9 .3 .2 .2',
    15: '620 83 27 8 3 .5 .2 .2',
    16: '1000 130 26 9 4 2 .2 .2 .2',
  },
};

/** The multipliers of all slots in ten-thousandths, from the left. An odd number of rows has two middle slots. */
export function plinkoTable({ rows, risk }: PlinkoBet): readonly bigint[] {
  const half = (HALVES[risk][rows] ?? '').split(' ').map((text) => BigInt(Math.round(Number(text) * 10_000)));
  const mirrored = half.slice(0, rows + 1 - half.length).reverse();
  return [...half, ...mirrored];
}

function binomial(n: number, k: number): bigint {
  let value = 1n;
  for (let step = 1; step <= k; step += 1) value = (value * BigInt(n - k + step)) / BigInt(step);
  return value;
}

/** Of 2^rows paths, how many end in each slot. */
export const plinkoPaths = (rows: number): readonly bigint[] =>
  Array.from({ length: rows + 1 }, (_, slot) => binomial(rows, slot));

function returnOf(bet: PlinkoBet): Fraction {
  const paths = plinkoPaths(bet.rows);
  const paid = plinkoTable(bet).reduce((sum, multiplier, slot) => sum + multiplier * (paths[slot] ?? 0n), 0n);
  return { numerator: paid, denominator: 2n ** BigInt(bet.rows) * 10_000n };
}

const ALL_BETS: readonly PlinkoBet[] = PLINKO_RISKS.flatMap((risk) =>
  Array.from({ length: PLINKO_MAX_ROWS - PLINKO_MIN_ROWS + 1 }, (_, step) => ({
    rows: PLINKO_MIN_ROWS + step,
    risk,
  })),
);

const isRisk = (value: unknown): value is PlinkoRisk => PLINKO_RISKS.some((risk) => risk === value);

/** A ball turns left or right at each row and pays what the slot below says. */
export const plinko = defineOneCall<PlinkoBet, PlinkoFacts>({
  id: 'plinko',
  rulesVersion: 'plinko/1',
  parseBet: (value) => {
    const bet = objectWith(value, ['rows', 'risk']);
    return bet && isWhole(bet.rows, PLINKO_MIN_ROWS, PLINKO_MAX_ROWS) && isRisk(bet.risk)
      ? { rows: bet.rows, risk: bet.risk }
      : undefined;
  },
  worst: (bet) => largest(plinkoTable(bet).map(ofE4)),
  least: (bet) => smallest(plinkoTable(bet).map(ofE4)),
  play: (source, bet) => {
    const turns = dropBall(source, bet.rows);
    const slot = turns.reduce((sum, turn) => sum + turn, 0);
    const paid = ofE4(plinkoTable(bet)[slot] ?? 0n);
    return { paid, won: isWon(paid), facts: { turns, slot } };
  },
  returnOf,
  returns: { min: smallest(ALL_BETS.map(returnOf)), max: largest(ALL_BETS.map(returnOf)) },
});
