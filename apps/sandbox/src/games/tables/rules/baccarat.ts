import type { NumberSource } from '@croupier/fairplay/random.ts';
import { LOST, paysTo1, phasesOf, STAKE_BACK, type TableRules } from '../table.types.ts';
import { dealFrom, rankOf } from './cards.ts';

const ACE = 12;
const EIGHT = 6;

/** Tens and court cards count zero, an ace one. */
export function pointsOf(card: number): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank >= EIGHT + 2 ? 0 : rank + 2;
}
export const totalOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

const NATURAL = 8;
const PLAYER_DRAWS_TO = 5;

/** Whether the banker takes a third card; `third` is the points of the player's, undefined if it stood. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= PLAYER_DRAWS_TO;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && third >= 6 && third <= 7;
}

export type BaccaratHand = { player: number[]; banker: number[]; winner: 'player' | 'banker' | 'tie' };

const winnerOf = (player: number, banker: number): BaccaratHand['winner'] => {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
};

/** Plays a hand with the cards that `next` deals. */
export function playHand(next: () => number): BaccaratHand {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()];
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  if (totalOf(player) < NATURAL && totalOf(banker) < NATURAL) {
    const third = totalOf(player) <= PLAYER_DRAWS_TO ? next() : undefined;
    const bankerTotal = totalOf(banker);
    if (third !== undefined) player.push(third);
    if (bankerDraws(bankerTotal, third === undefined ? undefined : pointsOf(third))) banker.push(next());
  }
  return { player, banker, winner: winnerOf(totalOf(player), totalOf(banker)) };
}

const SPOTS: ReadonlySet<string> = new Set(['player', 'banker', 'tie']);
const TIE_PAYS = 8;

export const baccarat: TableRules = {
  id: 'baccarat',
  theme: 'baccarat',
  phases: phasesOf(15, 2, 6, 2),
  debits: 'per-spot',
  isSpot: (spot) => SPOTS.has(spot),
  draw: (numbers: NumberSource) => playHand(dealFrom(numbers)),
  returned: (spot, { winner }) => {
    if (winner === 'tie') return spot === 'tie' ? paysTo1(TIE_PAYS) : STAKE_BACK;
    if (spot !== winner) return LOST;
    return spot === 'banker' ? [195n, 100n] : paysTo1(1);
  },
  outcome: ({ winner }) => winner as string,
};
