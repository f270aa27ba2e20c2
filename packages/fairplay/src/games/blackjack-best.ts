import type { BlackjackMove, BlackjackView } from './blackjack.ts';
import type { BestPlay } from './blackjack-returns.ts';

const valueOf = (rank: string | undefined): number =>
  rank === 'A' ? 1 : rank === 'J' || rank === 'Q' || rank === 'K' ? 10 : Number(rank ?? 0);

/** The offered move that gains most; insurance never does. */
export function bestMove(view: BlackjackView, best: BestPlay): BlackjackMove {
  if (view.insurance === 'offered') return 'no_insurance';
  const hand = view.hands[view.active ?? 0];
  const [first] = hand?.cards ?? [];
  const up = valueOf(view.dealer[0]?.rank);
  const hard = (hand?.cards ?? []).reduce((sum, { rank }) => sum + valueOf(rank), 0);
  const hasAce = (hand?.cards ?? []).some(({ rank }) => rank === 'A');
  const gains = best.gains({ hard, hasAce, isPairOfCards: view.moves.includes('double') }, up);
  const options: [BlackjackMove, number][] = [
    ['stand', gains.stand],
    ['hit', gains.hit],
    ...(gains.double === null ? [] : ([['double', gains.double]] as [BlackjackMove, number][])),
    ...(view.moves.includes('split')
      ? ([['split', best.split(valueOf(first?.rank), up)]] as [BlackjackMove, number][])
      : []),
  ];
  return options.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'stand';
}
