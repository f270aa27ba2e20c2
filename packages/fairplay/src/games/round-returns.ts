import { RETURN_PERCENT, type Fraction } from '../money.ts';
import { hiloMultiplierE4 } from './hilo.ts';
import { largest, smallest, type Returns } from './one-call.ts';
import { TOWER_DIFFICULTIES, TOWER_LEVELS, towersReturn, type TowerDifficulty } from './towers.ts';

/** The exact return of a player of hilo who cashes out after these right guesses, given by their thirteenths. */
export const hiloReturn = (thirteenths: readonly number[]): Fraction => ({
  numerator: thirteenths.reduce((product, one) => product * BigInt(one), 1n) * hiloMultiplierE4(thirteenths),
  denominator: 13n ** BigInt(thirteenths.length) * 10_000n,
});

/** Cutting to four decimals costs most on low multipliers; a search over all of them found three likely guesses. */
export const HILO_RETURNS: Returns = {
  min: hiloReturn([12, 12, 12]),
  max: { numerator: RETURN_PERCENT, denominator: 100n },
};

const ALL_TOWERS = (Object.keys(TOWER_DIFFICULTIES) as TowerDifficulty[]).flatMap((difficulty) =>
  Array.from({ length: TOWER_LEVELS }, (_, level) => towersReturn(difficulty, level + 1)),
);
export const TOWERS_RETURNS: Returns = { min: smallest(ALL_TOWERS), max: largest(ALL_TOWERS) };

/** Of the first stake with the best play, to six decimals. Other play returns less. */
const BEST_BLACKJACK: Fraction = { numerator: 994_296n, denominator: 1_000_000n };
export const BLACKJACK_RETURNS: Returns = { min: BEST_BLACKJACK, max: BEST_BLACKJACK };
