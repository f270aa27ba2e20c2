import { drawKeno } from '../keno.ts';
import type { Fraction } from '../money.ts';
import { defineOneCall, isWhole, isWon, largest, objectWith, ofE4, smallest } from './one-call.ts';

export const KENO_RISKS = ['classic', 'low', 'medium', 'high'] as const;
export type KenoRisk = (typeof KENO_RISKS)[number];
export const KENO_FIELDS = 40;
export const KENO_MAX_PICKS = 10;
const DRAWN = 10;

/** Fields from 0, ascending. */
export type KenoBet = { risk: KenoRisk; picks: number[] };
export type KenoFacts = { drawn: number[]; hits: number };

/** By number of picks: the first number of hits that pays, and the multipliers for it and each further hit. */
const TABLES: Readonly<Record<KenoRisk, readonly string[]>> = {
  classic: [
    '1: 3.96',
    '1: 1.9 4.5',
    '1: 1 3.1 10.4',
    '1: .8 1.8 5 22.5',
    '1: .25 1.4 4.1 16.5 36',
    '2: 1 3.68 7 16.5 40',
    '2: .47 3 4.5 14 31 60',
    '3: 2.2 4 13 22 55 70',
    '3: 1.55 3 8 15 44 60 85',
    '3: 1.4 2.25 4.5 8 17 50 80 100',
  ],
  low: [
    '0: .7 1.85',
    '1: 2 3.8',
    '1: 1.1 1.38 26',
    '2: 2.2 7.9 90',
    '2: 1.5 4.2 13 300',
    '2: 1.1 2 6.2 100 700',
    '2: 1.1 1.6 3.5 15 225 700',
    '2: 1.1 1.5 2 5.5 39 100 800',
    '2: 1.1 1.3 1.7 2.5 7.5 50 250 1000',
    '2: 1.1 1.2 1.3 1.8 3.5 13 50 250 1000',
  ],
  medium: [
    '0: .4 2.75',
    '1: 1.8 5.1',
    '2: 2.8 50',
    '2: 1.7 10 100',
    '2: 1.4 4 14 390',
    '3: 3 9 180 710',
    '3: 2 7 30 400 800',
    '3: 2 4 11 67 400 900',
    '3: 2 2.5 5 15 100 500 1000',
    '3: 1.6 2 4 7 26 100 500 1000',
  ],
  high: [
    '1: 3.96',
    '2: 17.1',
    '3: 81.5',
    '3: 10 259',
    '3: 4.5 48 450',
    '4: 11 350 710',
    '4: 7 90 400 800',
    '4: 5 20 270 600 900',
    '4: 4 11 56 500 800 1000',
    '4: 3.5 8 13 63 500 800 1000',
  ],
};

/** The multipliers in ten-thousandths by number of hits, from 0 to the number of picks. */
export function kenoTable(risk: KenoRisk, picks: number): readonly bigint[] {
  const [start = '', list = ''] = (TABLES[risk][picks - 1] ?? '').split(': ');
  const paying = list.split(' ').map((text) => BigInt(Math.round(Number(text) * 10_000)));
  return Array.from({ length: picks + 1 }, (_, hits) => paying[hits - Number(start)] ?? 0n);
}

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let value = 1n;
  for (let step = 1; step <= k; step += 1) value = (value * BigInt(n - k + step)) / BigInt(step);
  return value;
}

/** Chance of exactly `hits` of `picks`: C(p, h) × C(40 − p, 10 − h) ÷ C(40, 10). */
export const kenoChance = (picks: number, hits: number): Fraction => ({
  numerator: choose(picks, hits) * choose(KENO_FIELDS - picks, DRAWN - hits),
  denominator: choose(KENO_FIELDS, DRAWN),
});

function returnOfTable(risk: KenoRisk, picks: number): Fraction {
  const paid = kenoTable(risk, picks).reduce(
    (sum, multiplier, hits) => sum + multiplier * kenoChance(picks, hits).numerator,
    0n,
  );
  return { numerator: paid, denominator: choose(KENO_FIELDS, DRAWN) * 10_000n };
}

const ALL_RETURNS = KENO_RISKS.flatMap((risk) =>
  Array.from({ length: KENO_MAX_PICKS }, (_, index) => returnOfTable(risk, index + 1)),
);

const isRisk = (value: unknown): value is KenoRisk => KENO_RISKS.some((risk) => risk === value);

function parsePicks(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > KENO_MAX_PICKS) return undefined;
  const fields: unknown[] = value;
  if (!fields.every((field) => isWhole(field, 0, KENO_FIELDS - 1))) return undefined;
  const picks = fields.toSorted((a, b) => a - b);
  return new Set(picks).size === picks.length ? picks : undefined;
}

/** Ten of forty fields are drawn; the picks among them pay by the table of the risk. */
export const keno = defineOneCall<KenoBet, KenoFacts>({
  id: 'keno',
  rulesVersion: 'keno/1',
  parseBet: (value) => {
    const bet = objectWith(value, ['risk', 'picks']);
    const picks = bet && parsePicks(bet.picks);
    return picks && isRisk(bet.risk) ? { risk: bet.risk, picks } : undefined;
  },
  worst: ({ risk, picks }) => largest(kenoTable(risk, picks.length).map(ofE4)),
  least: ({ risk, picks }) => smallest(kenoTable(risk, picks.length).map(ofE4)),
  play: (source, { risk, picks }) => {
    const drawn = drawKeno(source);
    const hits = picks.filter((field) => drawn.includes(field)).length;
    const paid = ofE4(kenoTable(risk, picks.length)[hits] ?? 0n);
    return { paid, won: isWon(paid), facts: { drawn, hits } };
  },
  returnOf: ({ risk, picks }) => returnOfTable(risk, picks.length),
  returns: { min: smallest(ALL_RETURNS), max: largest(ALL_RETURNS) },
});
