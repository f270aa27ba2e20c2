import { pickIndex, type NumberSource } from '@croupier/fairplay/random.ts';
import { dicePay, diceTotal, isFaceSpot, isSicBoSpot } from '../dice.rules.ts';
import { LOST, paysTo1, phasesOf, type TableRules } from '../table.types.ts';

const throwDice = (numbers: NumberSource): { dice: number[] } => ({
  dice: [1, 2, 3].map(() => pickIndex(numbers, 6) + 1),
});
const diceOf = ({ dice }: { readonly [key: string]: unknown }): number[] => dice as number[];

const diceGame = (
  id: string,
  isSpot: (spot: string) => boolean,
  outcome: (dice: readonly number[]) => string,
): TableRules => ({
  id,
  theme: id,
  phases: phasesOf(15, 2, 5, 3),
  debits: 'one',
  isSpot,
  draw: throwDice,
  returned: (spot, result) => {
    const pays = dicePay(spot, diceOf(result));
    return pays === 0 ? LOST : paysTo1(pays);
  },
  outcome: (result) => outcome(diceOf(result)),
});

export const sicBo = diceGame('sic-bo', isSicBoSpot, (dice) => String(diceTotal(dice)));
/** The same dice with fish, prawn, crab, gourd, coin and rooster on their faces. */
export const fishPrawnCrab = diceGame('fish-prawn-crab', isFaceSpot, (dice) => dice.join(''));
