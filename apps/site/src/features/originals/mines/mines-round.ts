import type { MinesView } from '@croupier/fairplay/games/mines.ts';

export type FieldLook = 'closed' | 'opening' | 'picked' | 'gem' | 'bomb';

export type BoardState = {
  view: MinesView | undefined;
  /** Fields that were pressed and are not answered yet. */
  opening: readonly number[];
  /** The fields of autoplay. */
  pattern: readonly number[] | undefined;
};

/** The look of a field: opened ones during the round, all of them at the end. */
export function fieldLook({ view, opening, pattern }: BoardState, field: number): FieldLook {
  if (pattern) return pattern.includes(field) ? 'picked' : 'closed';
  if (view?.minePositions) return view.minePositions.includes(field) ? 'bomb' : 'gem';
  if (view?.revealed.includes(field)) return 'gem';
  return opening.includes(field) ? 'opening' : 'closed';
}

/** Number of safe fields opened. */
export const gemsOf = ({ revealed, state }: MinesView): number =>
  revealed.length - (state === 'busted' ? 1 : 0);

/** Adds a field to the pattern, or takes it away; not more than there are safe fields. */
export function withField(pattern: readonly number[], field: number, safe: number): number[] {
  if (pattern.includes(field)) return pattern.filter((one) => one !== field);
  return pattern.length < safe ? [...pattern, field] : [...pattern];
}
