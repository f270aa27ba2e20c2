import { blackjackValue } from './blackjack-hands.ts';
import type { BestPlay } from './blackjack-returns.ts';
import type { BlackjackMove, BlackjackView } from './blackjack.ts';

/** The possible move that gains most, if there is one to make. Insurance never gains. */
export function bestMove(view: BlackjackView, best: BestPlay): BlackjackMove | undefined {
  if (view.insurance === 'offered') return 'no_insurance';
  const hand = view.active === null ? undefined : view.hands[view.active];
  const [up] = view.dealer;
  const [first] = hand?.cards ?? [];
  if (!hand || !up || !first) return undefined;
  const dealer = blackjackValue(up);
  const { cards } = hand;
  const gains = best.gains(
    {
      hard: cards.reduce((sum, card) => sum + blackjackValue(card), 0),
      hasAce: cards.some(({ rank }) => rank === 'A'),
      isPairOfCards: cards.length === 2,
    },
    dealer,
  );
  const all: readonly (readonly [BlackjackMove, number | null])[] = [
    ['stand', gains.stand],
    ['hit', gains.hit],
    ['double', gains.double],
    ['split', view.moves.includes('split') ? best.split(blackjackValue(first), dealer) : null],
  ];
  let most: { move: BlackjackMove; gain: number } | undefined;
  for (const [move, gain] of all)
    if (gain !== null && view.moves.includes(move) && (!most || gain > most.gain)) most = { move, gain };
  return most?.move;
}
