import { randomUUID } from 'node:crypto';
import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { BlackjackView } from '@croupier/fairplay/games/blackjack.ts';
import type { HiloView } from '@croupier/fairplay/games/hilo.ts';

type Player = { merchantId: string; memberId: string };
type Play = { bet: object; next: (round: RoundState) => unknown };

const CASH_OUT_AFTER = 3;

/** A usual bet of each game of several calls, and the next move of a round that is not over. */
const PLAYS: Readonly<Record<string, Play>> = {
  mines: {
    bet: { mines: 3 },
    next: ({ moves }) => (moves.length < CASH_OUT_AFTER ? { field: moves.length * 7 } : 'cash_out'),
  },
  towers: {
    bet: { difficulty: 'easy' },
    next: ({ moves }) => (moves.length < CASH_OUT_AFTER ? { tile: moves.length } : 'cash_out'),
  },
  hilo: {
    bet: { startCard: 24 },
    next: ({ moves, view, multiplierE4 }) =>
      moves.length >= CASH_OUT_AFTER && multiplierE4 > 0
        ? 'cash_out'
        : (view as HiloView).choices.toSorted((a, b) => b.thirteenths - a.thirteenths)[0]?.guess,
  },
  blackjack: {
    bet: {},
    next: ({ view }) => ((view as BlackjackView).insurance === 'offered' ? 'no_insurance' : 'stand'),
  },
};
export const ROUND_GAMES: readonly string[] = Object.keys(PLAYS);

type RoundGames = {
  start: (
    start: Player & { gameId: string; id: string; stakeMinor: bigint; bet: unknown },
  ) => Promise<RoundState>;
  move: (
    move: Player & { gameId: string; roundId: string; step: number; move: unknown },
  ) => Promise<RoundState>;
};

/** Makes one call for the next player: a start where no round is open, otherwise a move. */
export function createRoundPlays(games: RoundGames, nextPlayer: () => Player, stakeMinor: bigint) {
  const open = new Map<string, RoundState>();
  return async (gameId: string): Promise<void> => {
    const play = PLAYS[gameId];
    if (!play) throw new Error(`nobody plays ${gameId}`);
    const player = nextPlayer();
    const key = `${gameId}/${player.memberId}`;
    const round = open.get(key);
    const state = round
      ? await games.move({
          ...player,
          gameId,
          roundId: round.roundId,
          step: round.moves.length,
          move: play.next(round),
        })
      : await games.start({ ...player, gameId, id: randomUUID(), stakeMinor, bet: play.bet });
    if (state.isOver) open.delete(key);
    else open.set(key, state);
  };
}
