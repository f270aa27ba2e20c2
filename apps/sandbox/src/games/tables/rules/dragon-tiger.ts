import { LOST, paysTo1, phasesOf, type Share, type TableRules } from '../table.types.ts';
import { dealFrom, rankOf } from './cards.ts';

const ACE = 12;
const SPOTS: ReadonlySet<string> = new Set(['dragon', 'tiger', 'tie']);
const TIE_PAYS = 8;
/** A tie takes half of a stake on a side. */
const HALF: Share = [1n, 2n];
/** An ace is the lowest card. */
const heightOf = (card: number): number => (rankOf(card) === ACE ? -1 : rankOf(card));

const winnerOf = (dragon: number, tiger: number): 'dragon' | 'tiger' | 'tie' => {
  if (heightOf(dragon) === heightOf(tiger)) return 'tie';
  return heightOf(dragon) > heightOf(tiger) ? 'dragon' : 'tiger';
};

export const dragonTiger: TableRules = {
  id: 'dragon-tiger',
  theme: 'dragon-tiger',
  phases: phasesOf(15, 2, 4, 3),
  debits: 'per-spot',
  isSpot: (spot) => SPOTS.has(spot),
  draw: (numbers) => {
    const next = dealFrom(numbers);
    const [dragon, tiger] = [next(), next()];
    return { dragon, tiger, winner: winnerOf(dragon, tiger) };
  },
  returned: (spot, { winner }) => {
    if (spot === winner) return paysTo1(spot === 'tie' ? TIE_PAYS : 1);
    return winner === 'tie' ? HALF : LOST;
  },
  outcome: ({ winner }) => winner as string,
};
