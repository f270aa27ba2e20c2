import type { Card } from '../cards.ts';

/** The deal in the order of the table: player and banker two cards each, then third cards. */
export type BaccaratDeal = { player: Card[]; banker: Card[] };

const VALUES: Readonly<Record<Card['rank'], number>> = {
  A: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  8: 8,
  9: 9,
  10: 0,
  J: 0,
  Q: 0,
  K: 0,
};

export const baccaratValue = ({ rank }: Pick<Card, 'rank'>): number => VALUES[rank];
export const baccaratTotal = (cards: readonly Pick<Card, 'rank'>[]): number =>
  cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10;

/** With 8 or 9 on either side nobody draws. */
export const isNatural = (player: number, banker: number): boolean => player >= 8 || banker >= 8;
export const playerDraws = (player: number): boolean => player <= 5;

/** @param third the value of the player's third card; undefined if the player stood */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

/** Deals a round, taking cards as they are needed. */
export function dealBaccarat(draw: () => Card): BaccaratDeal {
  const [p1, p2, b1, b2] = [draw(), draw(), draw(), draw()];
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  const [playerTotal, bankerTotal] = [baccaratTotal(player), baccaratTotal(banker)];
  if (isNatural(playerTotal, bankerTotal)) return { player, banker };
  const third = playerDraws(playerTotal) ? draw() : undefined;
  if (third) player.push(third);
  if (bankerDraws(bankerTotal, third && baccaratValue(third))) banker.push(draw());
  return { player, banker };
}
