import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { RealtimeMessage } from '@croupier/contract/realtime.ts';
import type { QueryClient } from '@tanstack/react-query';

type Heard = Extract<RealtimeMessage, { type: 'event'; topic: 'rounds' }>['data'];

const CURRENT = 'originals.currentRound';

const isOfGame = (input: unknown, gameId: string): boolean =>
  typeof input === 'object' &&
  input !== null &&
  'params' in input &&
  (input.params as { game?: unknown }).game === gameId;

/** Whether the page shows at least as much of the round: a tab also hears of its own moves. */
function isKnown(shown: RoundState | null | undefined, { roundId, moves, isOver }: Heard): boolean {
  if (shown?.roundId !== roundId) return isOver && shown === null;
  return !isOver && shown.moves.length >= moves;
}

/** Loads the round of a game again after another tab or device has moved it. */
export const applyRoundNews = (queryClient: QueryClient, heard: Heard): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name, input], state }) =>
      name === CURRENT &&
      isOfGame(input, heard.gameId) &&
      !isKnown(state.data as RoundState | null | undefined, heard),
  });
