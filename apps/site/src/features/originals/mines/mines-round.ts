import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { MinesBet, MinesView } from '@croupier/fairplay/games/mines.ts';

/** A round of mines with its bet and view also laid flat. */
export type MinesRound = RoundState & MinesBet & MinesView;

/** The form of bet and view belongs to the rules of mines, by which the server has made them. */
export const minesRoundOf = (round: RoundState): MinesRound => ({
  ...round,
  ...(round.bet as MinesBet),
  ...(round.view as MinesView),
});

export type FieldLook = 'closed' | 'opening' | 'gem' | 'bomb';

/** The look of a field: opened ones during the round, all of them at the end. */
export function fieldLook(
  round: MinesRound | undefined,
  field: number,
  opening: readonly number[],
): FieldLook {
  if (!round) return opening.includes(field) ? 'opening' : 'closed';
  const { minePositions, revealed, state } = round;
  if (minePositions) return minePositions.includes(field) ? 'bomb' : 'gem';
  if (revealed.includes(field)) return state === 'busted' && field === revealed.at(-1) ? 'bomb' : 'gem';
  return opening.includes(field) ? 'opening' : 'closed';
}

/** Answers may arrive out of order; a round never goes back. */
export function newerRound(known: MinesRound | undefined, heard: MinesRound): MinesRound {
  if (!known || known.roundId !== heard.roundId) return heard;
  if (known.state !== 'playing') return known;
  return heard.state !== 'playing' || heard.moves.length >= known.moves.length ? heard : known;
}

/** Number of safe fields opened. */
export const gemsOf = ({ revealed, state }: MinesRound): number =>
  revealed.length - (state === 'busted' ? 1 : 0);
