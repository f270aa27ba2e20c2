import { createFloats, pickIndex, type NumberSource } from '@croupier/fairplay/random.ts';

/** Rank 1 (ace) to 13 (king). */
export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';
export type Card = { rank: number; suit: Suit };

const SUITS: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades'];
const RANKS = 13;
const MAX_POINTS = 10;

/** Games of equal chances for every seat: who has the most points takes the pot. */
export type GameCode = 'nine' | 'three-nine' | 'high-card';

export const GAMES: Readonly<Record<GameCode, { cards: number; points: (hand: readonly Card[]) => number }>> =
  {
    nine: { cards: 2, points: sumOf },
    'three-nine': { cards: 3, points: sumOf },
    /** An ace is the highest card. */
    'high-card': {
      cards: 1,
      points: (hand) => Math.max(0, ...hand.map(({ rank }) => (rank === 1 ? RANKS + 1 : rank))),
    },
  };

/** The last digit of the sum; ten and court cards count nothing. */
export function sumOf(hand: readonly Card[]): number {
  return hand.reduce((sum, { rank }) => sum + (rank >= MAX_POINTS ? 0 : rank), 0) % MAX_POINTS;
}

export const newDeck = (): Card[] =>
  SUITS.flatMap((suit) => Array.from({ length: RANKS }, (_, rank): Card => ({ rank: rank + 1, suit })));

/** Takes one card out of the deck. */
function take(deck: Card[], source: NumberSource): Card {
  const [card] = deck.splice(pickIndex(source, deck.length), 1);
  if (!card) throw new RangeError('the deck is empty');
  return card;
}

/** The hands of a round in the order of the seats, from its seed alone, and the source for drawing lots. */
export function dealHands(
  seed: string,
  handId: string,
  { seats, cards }: { seats: number; cards: number },
): { hands: Card[][]; lots: NumberSource } {
  const source = createFloats(seed, handId, 0);
  const deck = newDeck();
  const hands = Array.from({ length: seats }, () => Array.from({ length: cards }, () => take(deck, source)));
  return { hands, lots: source };
}
