import { type MinesState, cashOut, currentMultiplierE4, layMines, reveal, startMines } from './mines.ts';
import { minesRtpRange, minesRules } from './mines-payouts.ts';
import type { Pick } from './picks.ts';
import { defineFairGame, paidParts } from './verification.ts';

/** The bet and the opened fields in a round's record. */
export type MinesRecord = { mines: number; revealed: number[] };

export type MinesProof = {
  /** How the mines were placed, one step per number. */
  picks: Pick[];
  minePositions: number[];
  state: MinesState;
  /** The opened fields until the game was over; shorter than in the record if it contains too many. */
  revealed: number[];
};

const isField = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < minesRules.fields;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;

/** The fields of moves such as `{ field: 3 }`; cashing out opens none. */
const openedBy = (moves: unknown): unknown[] =>
  Array.isArray(moves)
    ? moves.filter((move) => move !== 'cash_out').map((move) => fieldOf(move, 'field'))
    : [];

/** Undefined if the rules do not allow the record. Early records had the opened fields instead of moves. */
export function parseMinesRecord(record: unknown): MinesRecord | undefined {
  const isEarly = fieldOf(record, 'bet') === undefined;
  const mines = fieldOf(isEarly ? record : fieldOf(record, 'bet'), 'mines');
  const revealed = isEarly ? fieldOf(record, 'revealed') : openedBy(fieldOf(record, 'moves'));
  if (typeof mines !== 'number' || !Number.isInteger(mines)) return undefined;
  if (mines < minesRules.minMines || mines > minesRules.maxMines) return undefined;
  if (!Array.isArray(revealed) || !revealed.every(isField)) return undefined;
  if (new Set(revealed).size !== revealed.length) return undefined;
  return { mines, revealed };
}

/** Opens the same fields, then cashes out if the game is not over, so that the positions of the mines are known. */
export const fairMines = defineFairGame({
  gameId: 'mines',
  rulesVersion: minesRules.version,
  rtp: minesRtpRange,
  playRecord: (numbers, record) => {
    const known = parseMinesRecord(record);
    if (!known) return undefined;
    const { mines } = known;
    const picks = layMines(numbers(), mines);
    const minePositions = picks.map(({ field }) => field);
    const game = cashOut(known.revealed.reduce(reveal, startMines(minePositions)));
    const { state } = game;
    const revealed = [...game.revealed];
    const paid = { numerator: currentMultiplierE4(game), denominator: 10_000n };
    const moves = [
      ...revealed.map((field) => ({ field })),
      ...(state === 'cashed_out' ? (['cash_out'] as const) : []),
    ];
    const facts: MinesProof = { picks, minePositions, state, revealed };
    return { bet: { mines }, moves, isOver: state !== 'playing', ...paidParts(paid), facts };
  },
});
