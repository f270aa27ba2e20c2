import type { Fraction } from '../money.ts';
import { spinRoulette } from '../roulette.ts';
import { defineOneCall, isWon, largest, smallest } from './one-call.ts';
import { POCKETS, ROULETTE_SPOTS } from './roulette-spots.ts';
import { parseSpots, unitsOf, type SpotsBet } from './spots.ts';

export type RouletteFacts = { pocket: number; winning: string[] };

/** What a spot pays for a pocket, in halves of its stake: on zero, even chances return half. */
function halvesOf(spot: string, pocket: number): bigint {
  const known = ROULETTE_SPOTS.get(spot);
  if (!known) throw new RangeError(`there is no spot ${spot}`);
  if (known.pockets.includes(pocket)) return known.multiplier * 2n;
  return known.isEvenChance && pocket === 0 ? 1n : 0n;
}

function paidFor(bet: SpotsBet, pocket: number): Fraction {
  const halves = bet.spots.reduce((sum, { spot, units }) => sum + BigInt(units) * halvesOf(spot, pocket), 0n);
  return { numerator: halves, denominator: unitsOf(bet) * 2n };
}

const allPayouts = (bet: SpotsBet): Fraction[] =>
  Array.from({ length: POCKETS }, (_, pocket) => paidFor(bet, pocket));

/** One zero; even chances get half back on it. The stake is divided over the spots by their units. */
export const roulette = defineOneCall<SpotsBet, RouletteFacts>({
  id: 'roulette',
  rulesVersion: 'roulette/1',
  parseBet: (value) => parseSpots(value, (spot) => ROULETTE_SPOTS.has(spot)),
  worst: (bet) => largest(allPayouts(bet)),
  least: (bet) => smallest(allPayouts(bet)),
  parts: ({ spots }) => spots.map(({ units }) => units),
  play: (source, bet) => {
    const pocket = spinRoulette(source);
    const paid = paidFor(bet, pocket);
    const winning = bet.spots.map(({ spot }) => spot).filter((spot) => halvesOf(spot, pocket) > 1n);
    return { paid, won: isWon(paid), facts: { pocket, winning } };
  },
  returnOf: (bet) => {
    const payouts = allPayouts(bet);
    return {
      numerator: payouts.reduce((sum, { numerator }) => sum + numerator, 0n),
      denominator: unitsOf(bet) * 2n * BigInt(POCKETS),
    };
  },
  returns: {
    min: { numerator: 36n, denominator: 37n },
    max: { numerator: 73n, denominator: 74n },
  },
});
