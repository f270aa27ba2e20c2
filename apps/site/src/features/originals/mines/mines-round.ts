import type { MinesRound } from '@croupier/contract/games/originals.ts';

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
  return heard.state !== 'playing' || heard.revealed.length >= known.revealed.length ? heard : known;
}

/** Number of safe fields opened. */
export const gemsOf = ({ revealed, state }: MinesRound): number =>
  revealed.length - (state === 'busted' ? 1 : 0);
