import { blackjackValue } from '@croupier/fairplay/games/blackjack-hands.ts';
import { bestPlay } from '@croupier/fairplay/games/blackjack-returns.ts';
import type { BlackjackMove, BlackjackView } from '@croupier/fairplay/games/blackjack.ts';

let play: ReturnType<typeof bestPlay> | undefined;

/** The move with the highest expected gain, of those that are possible now. Insurance never is. */
export function bestMove(view: BlackjackView): BlackjackMove | undefined {
  if (view.insurance === 'offered') return 'no_insurance';
  const hand = view.active === null ? undefined : view.hands[view.active];
  const [up] = view.dealer;
  const [first] = hand?.cards ?? [];
  if (!hand || !up || !first) return undefined;
  play ??= bestPlay();
  const dealer = blackjackValue(up);
  const isPairOfCards = hand.cards.length === 2;
  const gains = play.gains(
    {
      hard: hand.cards.reduce((sum, card) => sum + blackjackValue(card), 0),
      hasAce: hand.cards.some(({ rank }) => rank === 'A'),
      isPairOfCards,
    },
    dealer,
  );
  const all: readonly (readonly [BlackjackMove, number | null])[] = [
    ['stand', gains.stand],
    ['hit', gains.hit],
    ['double', gains.double],
    ['split', view.moves.includes('split') ? play.split(blackjackValue(first), dealer) : null],
  ];
  let best: { move: BlackjackMove; gain: number } | undefined;
  for (const [move, gain] of all)
    if (gain !== null && view.moves.includes(move) && (!best || gain > best.gain)) best = { move, gain };
  return best?.move;
}
