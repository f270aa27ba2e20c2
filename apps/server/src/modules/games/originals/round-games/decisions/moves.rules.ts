import type { RoundState } from '@croupier/fairplay/games/round-game.ts';
import { roundGameOf } from '@croupier/fairplay/games/round-games.ts';
import { derivedId } from '../../../../../platform/ids.ts';
import type { Progress } from '../progress.rules.ts';
import type { MoveCommand, RoundGameOutcome, RoundGameRefusal } from '../round-games.types.ts';
import { costOf, isSameMove, playOf, viewOf, viewOfRecord } from '../views.rules.ts';
import {
  keep,
  playerOf,
  refusalOfStake,
  shown,
  takeStake,
  type Context,
  type Player,
} from './context.rules.ts';

const refused = (code: RoundGameRefusal): RoundGameOutcome => ({ status: 'refused', code });

/** A move of a round that is over: the end, if it was made then. */
function moveOfFinished(context: Context, command: MoveCommand): RoundGameOutcome {
  const { memberId, gameId, roundId, step, move } = command;
  const round = context.state.rounds.find(roundId);
  const view = round?.memberId === memberId && round.gameId === gameId ? viewOfRecord(round) : undefined;
  if (!view) return refused('round_not_found');
  const game = roundGameOf(view.rulesVersion);
  if (!game || !isSameMove(game, view.moves[step], move)) return refused('move_mismatch');
  return shown(context, command, { round: view, changed: false });
}

/** The round with a further move, or undefined if the rules do not allow it at its place. */
function playNext(play: () => RoundState<unknown>): RoundState<unknown> | undefined {
  try {
    return play();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Next = { progress: Progress; player: Player; move: unknown; extraMinor: bigint };

/** Takes what the move costs and makes it. */
function makeMove(context: Context, command: MoveCommand, next: Next): RoundGameOutcome {
  const { player, extraMinor, move, progress: before } = next;
  const play = (moves: readonly unknown[]) => playOf(before, moves, player);
  const moves = [...before.moves, move];
  const played = playNext(() => play(moves));
  if (!played) return refused('move_not_allowed');
  if (extraMinor > 0n) {
    const { merchantId, roundId, step } = command;
    const id = derivedId('further stake', merchantId, roundId, String(step));
    const { rulesVersion } = before;
    const short = takeStake(context, { ...command, id, amountMinor: extraMinor, rulesVersion });
    if (short) return short;
  }
  const stakedMinor = before.stakedMinor + extraMinor;
  const progress = { ...before, moves, stakedMinor, movedAt: context.ledger.at };
  return keep(context, command, { progress, player, play, played });
}

/**
 * A step that was made before is answered with the present state, so a repeated call changes nothing; another move at
 * that step is refused. What a move costs is asked for before its numbers are computed: without it the round stands.
 */
export function decideMove(context: Context, command: MoveCommand): RoundGameOutcome {
  const progress = context.state.games.find(command);
  if (progress?.roundId !== command.roundId) return moveOfFinished(context, command);
  const { game, bet, moves, stakeMinor } = progress;
  const { step } = command;
  const player = playerOf(context, progress);
  if (step < moves.length) {
    if (!isSameMove(game, moves[step], command.move)) return refused('move_mismatch');
    const round = viewOf(progress, playOf(progress, moves, player));
    return shown(context, command, { round, changed: false });
  }
  if (step > moves.length) return refused('move_mismatch');
  const move = game.parseMove(command.move);
  if (move === undefined) return refused('move_not_allowed');
  const extra = game.extraStake?.(bet, move);
  const extraMinor = extra ? costOf(stakeMinor, extra) : 0n;
  const short = extraMinor > 0n ? refusalOfStake(context, command, extraMinor) : undefined;
  return short ?? makeMove(context, command, { progress, player, move, extraMinor });
}
