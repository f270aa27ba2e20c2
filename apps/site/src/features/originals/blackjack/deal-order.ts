import type { BlackjackView } from '@croupier/fairplay/games/blackjack.ts';

/** When each card of the table appears, in milliseconds from the answer; cards that lie there already have none. */
export type DealDelays = { hands: number[][]; dealer: number[]; end: number };

const STEP_MILLISECONDS = 150;
const DEALER_MILLISECONDS = 300;
const TURN_MILLISECONDS = 300;

/**
 * The first four cards come in turn: player, dealer, player, hole. Later ones come to the hands, then the dealer turns
 * the hole card over and draws.
 */
export function dealDelays(before: BlackjackView | undefined, now: BlackjackView): DealDelays {
  let clock = 0;
  const isFirst = !before;
  const hands = now.hands.map((hand, index) => {
    const had = before?.hands[index]?.cards ?? [];
    return hand.cards.map((card, place) => {
      const old = had[place];
      if (old && old.rank === card.rank && old.suit === card.suit) return 0;
      const at = clock;
      clock += isFirst ? STEP_MILLISECONDS * 2 : STEP_MILLISECONDS;
      return at;
    });
  });
  const dealerBefore = isFirst ? 0 : before.dealer.length;
  const isRevealed = now.isOver && now.dealer.length > 1;
  if (isFirst) clock = STEP_MILLISECONDS * 4;
  const dealer = now.dealer.map((_, place) => {
    if (isFirst && place < 2) return STEP_MILLISECONDS * (place * 2 + 1);
    if (place < dealerBefore) return 0;
    const at = clock;
    clock += DEALER_MILLISECONDS;
    return at;
  });
  const moves = isFirst || clock > 0 || (isRevealed && dealerBefore < now.dealer.length);
  return { hands, dealer, end: moves ? clock + TURN_MILLISECONDS : 0 };
}
