import { type NumberSource, pickIndex } from './random.ts';

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['♦', '♥', '♠', '♣'] as const;

export type Card = { rank: (typeof RANKS)[number]; suit: (typeof SUITS)[number] };

/** ♦2 ♥2 ♠2 ♣2 ♦3 … ♣A. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => ({ rank, suit })));

/** One card of an endless shoe: ⌊52 f⌋. Every card is equally likely each time. */
export function drawCard(source: NumberSource): Card {
  const card = DECK[pickIndex(source, DECK.length)];
  if (!card) throw new RangeError('the number is not in [0,1)');
  return card;
}
