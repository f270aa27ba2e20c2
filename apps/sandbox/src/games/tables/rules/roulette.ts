import { pickIndex } from '@croupier/fairplay/random.ts';
import { BETS, timesStake } from '../roulette.rules.ts';
import { LOST, paysTo1, phasesOf, type TableRules } from '../table.types.ts';

const NUMBERS = 37;

export const roulette: TableRules = {
  id: 'roulette',
  theme: 'roulette',
  phases: phasesOf(17, 2, 8, 3),
  debits: 'one',
  isSpot: (spot) => BETS.has(spot),
  draw: (numbers) => ({ number: pickIndex(numbers, NUMBERS) }),
  returned: (spot, { number }) =>
    BETS.get(spot)?.includes(Number(number)) ? paysTo1(timesStake(spot) - 1) : LOST,
  outcome: ({ number }) => `${number as number}`,
};
