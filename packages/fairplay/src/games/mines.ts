import { minesMultiplierE4, minesRules } from '../mines-payouts.ts';
import {
  canCashOut,
  cashOut,
  currentMultiplierE4,
  minePositions,
  nextMultiplierE4,
  reveal,
  startMines,
  type MinesGame,
  type MinesState,
} from '../mines.ts';
import { isWhole, objectWith, ofE4 } from './one-call.ts';
import { defineRound } from './round-game.ts';

export type MinesBet = { mines: number };
/** A field from 0 to 24, row by row, or cashing out. */
export type MinesMove = { field: number } | 'cash_out';
export type MinesView = {
  state: MinesState;
  /** In opening order; after a bust the last one is the mine. */
  revealed: number[];
  /** In the order they were drawn; null until the round is over. */
  minePositions: number[] | null;
};

function moved(game: MinesGame, move: MinesMove): MinesGame {
  if (game.state !== 'playing') throw new RangeError('the round is over');
  if (move !== 'cash_out') {
    if (game.revealed.includes(move.field)) throw new RangeError(`field ${move.field} is open`);
    return reveal(game, move.field);
  }
  if (!canCashOut(game)) throw new RangeError('nothing to cash out yet');
  return cashOut(game);
}

/** 25 fields with mines: every safe field raises the payout, a mine ends the round. */
export const mines = defineRound<MinesBet, MinesMove, MinesView>({
  id: 'mines',
  rulesVersion: minesRules.version,
  parseBet: (value) => {
    const bet = objectWith(value, ['mines']);
    return bet && isWhole(bet.mines, minesRules.minMines, minesRules.maxMines)
      ? { mines: bet.mines }
      : undefined;
  },
  parseMove: (value) => {
    if (value === 'cash_out') return value;
    const move = objectWith(value, ['field']);
    return move && isWhole(move.field, 0, minesRules.fields - 1) ? { field: move.field } : undefined;
  },
  mustFit: (bet) => ofE4(minesMultiplierE4(bet.mines, 1)),
  play: (bet, moves, numbers) => {
    const game = moves.reduce(moved, startMines(minePositions(numbers(), bet.mines)));
    const { state, revealed } = game;
    const isOver = state !== 'playing';
    const next = nextMultiplierE4(game);
    return {
      isOver,
      paid: ofE4(currentMultiplierE4(game)),
      next: next === undefined ? null : ofE4(next),
      view: {
        state,
        revealed: [...revealed],
        minePositions: isOver ? [...game.minePositions] : null,
      },
    };
  },
  afterLeaving: ({ revealed }) => (revealed.length > 0 ? { move: 'cash_out' } : 'void'),
});
