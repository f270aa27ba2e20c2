import { type MinesState, cashOut, currentMultiplierE4, layMines, reveal, startMines } from './mines.ts';
import { minesRules } from './mines-payouts.ts';
import type { Pick } from './picks.ts';
import type { NumberSource } from './random.ts';

/** What the player did, as a round's record keeps it. */
export type MinesBet = { mines: number; revealed: number[] };

export type MinesProof = {
  /** How the mines fell, one step per number used. */
  picks: Pick[];
  minePositions: number[];
  state: MinesState;
  /** What was opened until the game was over: shorter than the bet's list when the record claims too much. */
  revealed: number[];
  multiplierE4: number;
};

const isField = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < minesRules.fields;

/** Reads a bet out of what a record holds; undefined when it is none that the rules allow. */
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

/** Plays a finished round again: opens the same fields, then cashes out if that did not end it. */
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
