import type { Card } from '../cards.ts';

const TEN = 10;
const BUST = 21;

/** An ace is 1 here; `handTotal` counts one of them as 11 where that helps. */
export const blackjackValue = ({ rank }: Pick<Card, 'rank'>): number => {
  if (rank === 'A') return 1;
  return rank === 'J' || rank === 'Q' || rank === 'K' ? TEN : Number(rank);
};

export type Total = { total: number; isSoft: boolean };

export function handTotal(cards: readonly Pick<Card, 'rank'>[]): Total {
  const hard = cards.reduce((sum, card) => sum + blackjackValue(card), 0);
  const isSoft = cards.some(({ rank }) => rank === 'A') && hard + TEN <= BUST;
  return { total: isSoft ? hard + TEN : hard, isSoft };
}

export const isBust = (cards: readonly Pick<Card, 'rank'>[]): boolean => handTotal(cards).total > BUST;

/** Two cards with 21; not after a split. */
export const isBlackjack = (cards: readonly Pick<Card, 'rank'>[]): boolean =>
  cards.length === 2 && handTotal(cards).total === BUST;

/** The dealer stands on all 17, soft ones too. */
export const dealerDraws = (cards: readonly Pick<Card, 'rank'>[]): boolean => handTotal(cards).total < 17;
