import { pickIndex, type NumberSource } from '@croupier/fairplay/random.ts';

const CARDS_PER_DECK = 52;
const DECKS = 8;

/** Draws from eight shuffled decks without putting cards back: 0 to 51, rank-major from the two, suits ♦ ♥ ♠ ♣. */
export function dealFrom(numbers: NumberSource): () => number {
  const moved = new Map<number, number>();
  let left = CARDS_PER_DECK * DECKS;
  return () => {
    const index = pickIndex(numbers, left);
    left -= 1;
    const drawn = moved.get(index) ?? index;
    moved.set(index, moved.get(left) ?? left);
    return drawn % CARDS_PER_DECK;
  };
}

/** 0 for a two, 12 for an ace. */
export const rankOf = (card: number): number => Math.floor(card / 4);
