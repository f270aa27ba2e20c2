import { minesMultiplierE4, minesRules, safeFields } from './mines-payouts.ts';
import { type Pick, pickInOrder } from './picks.ts';
import type { NumberSource } from './random.ts';

export type MinesState = 'playing' | 'busted' | 'cashed_out';
type MinesEvent = 'open_mine' | 'open_safe' | 'open_last_safe' | 'cash_out';

/** Fields are numbered 0 to 24, row by row. */
export type MinesGame = {
  state: MinesState;
  minePositions: readonly number[];
  /** In opening order; in a busted game the last one is the mine. */
  revealed: readonly number[];
};

/** All state transitions; a finished game never changes. */
export const minesTransitions: Readonly<Record<MinesState, Partial<Record<MinesEvent, MinesState>>>> = {
  playing: {
    open_mine: 'busted',
    open_safe: 'playing',
    open_last_safe: 'cashed_out',
    cash_out: 'cashed_out',
  },
  busted: {},
  cashed_out: {},
};

/** Places the mines step by step. Throws RangeError if `mines` is not 1 to 24. */
export function layMines(source: NumberSource, mines: number): Pick[] {
  safeFields(mines);
  return pickInOrder(source, minesRules.fields, mines);
}

/** The positions of the mines, in the order they were drawn. Throws RangeError if `mines` is not 1 to 24. */
export const minePositions = (source: NumberSource, mines: number): number[] =>
  layMines(source, mines).map(({ field }) => field);

export const startMines = (positions: readonly number[]): MinesGame => ({
  state: 'playing',
  minePositions: positions,
  revealed: [],
});

/**
 * Opens a field. Returns the same game if nothing changes: the field is already open, or the game is over. Opening
 * the last safe field cashes out. Throws RangeError for an invalid field.
 */
export function reveal(game: MinesGame, field: number): MinesGame {
  if (!Number.isInteger(field) || field < 0 || field >= minesRules.fields)
    throw new RangeError(`there is no field ${field}`);
  const state = minesTransitions[game.state][eventOf(game, field)];
  if (!state || game.revealed.includes(field)) return game;
  return { ...game, state, revealed: [...game.revealed, field] };
}

function eventOf(game: MinesGame, field: number): MinesEvent {
  if (game.minePositions.includes(field)) return 'open_mine';
  const isLast = game.revealed.length + 1 === safeFields(game.minePositions.length);
  return isLast ? 'open_last_safe' : 'open_safe';
}

/** Requires at least one safe field, so that a stake cannot be taken back. */
export const canCashOut = (game: MinesGame): boolean => game.state === 'playing' && game.revealed.length > 0;

/** Returns the same game if it is over or nothing was opened. */
export function cashOut(game: MinesGame): MinesGame {
  const state = minesTransitions[game.state].cash_out;
  return state && canCashOut(game) ? { ...game, state } : game;
}

/** The current or final cash-out multiplier: 0 before the first safe field and after a mine. */
export const currentMultiplierE4 = (game: MinesGame): bigint =>
  game.state === 'busted' ? 0n : minesMultiplierE4(game.minePositions.length, game.revealed.length);

/** The multiplier after one more safe field; undefined once the game is over. */
export const nextMultiplierE4 = (game: MinesGame): bigint | undefined =>
  game.state === 'playing'
    ? minesMultiplierE4(game.minePositions.length, game.revealed.length + 1)
    : undefined;
