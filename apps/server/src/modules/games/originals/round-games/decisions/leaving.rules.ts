import type { AfterLeaving } from '@croupier/fairplay/games/round-game.ts';
import { jackpotWonOf } from '../../../jackpot/index.ts';
import type { LeaveCommand, RoundGameOutcome } from '../round-games.types.ts';
import { playOf } from '../views.rules.ts';
import { endLeft, playerOf, type Context } from './context.rules.ts';

const KEPT: RoundGameOutcome = { status: 'kept' };

/**
 * Ends a round that its player has left, with the moves that the rules print for that. Where nothing has been decided
 * yet the stake goes back, unless the round has won the jackpot: draws are not free.
 */
export function decideLeaving(context: Context, command: LeaveCommand): RoundGameOutcome {
  const { roundId, movedBefore } = command;
  const progress = context.state.games.find(command);
  if (progress?.roundId !== roundId) return KEPT;
  if (movedBefore && progress.movedAt >= movedBefore) return KEPT;
  const player = playerOf(context, progress);
  const moves = [...progress.moves];
  let played = playOf(progress, moves, player);
  while (!played.isOver) {
    const left: AfterLeaving<unknown> = progress.game.afterLeaving(played.view);
    if (left === 'void') {
      if (jackpotWonOf(progress.jackpot) === null) return { status: 'void' };
      break;
    }
    moves.push(left.move);
    played = playOf(progress, moves, player);
  }
  return endLeft(context, command, { progress: { ...progress, moves }, played, player });
}
