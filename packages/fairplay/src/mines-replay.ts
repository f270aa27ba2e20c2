import { type MinesState, cashOut, currentMultiplierE4, layMines, reveal, startMines } from './mines.ts';
import { minesRules } from './mines-payouts.ts';
import type { Pick } from './picks.ts';
import type { NumberSource } from './random.ts';

/** The player's actions as stored in a round's record. */
export type MinesBet = { mines: number; revealed: number[] };

export type MinesProof = {
  /** How the mines were placed, one step per number. */
  picks: Pick[];
  minePositions: number[];
  state: MinesState;
  /** The opened fields until the game was over; shorter than in the bet if the record contains too many. */
  revealed: number[];
  multiplierE4: number;
};

const isField = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < minesRules.fields;

/** Parses the bet in a record; undefined if the rules do not allow it. */
export function parseMinesBet(value: unknown): MinesBet | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('mines' in value) || !('revealed' in value)) return undefined;
  const { mines, revealed } = value;
  if (typeof mines !== 'number' || !Number.isInteger(mines)) return undefined;
  if (mines < minesRules.minMines || mines > minesRules.maxMines) return undefined;
  if (!Array.isArray(revealed) || !revealed.every(isField)) return undefined;
  if (new Set(revealed).size !== revealed.length) return undefined;
  return { mines, revealed };
}

/** Replays a finished round: opens the same fields, then cashes out if the game is not over. */
export function replayMines(source: NumberSource, bet: MinesBet): MinesProof {
  const picks = layMines(source, bet.mines);
  const minePositions = picks.map(({ field }) => field);
  const game = cashOut(bet.revealed.reduce(reveal, startMines(minePositions)));
  return {
    picks,
    minePositions,
    state: game.state,
    revealed: [...game.revealed],
    multiplierE4: Number(currentMultiplierE4(game)),
  };
}
