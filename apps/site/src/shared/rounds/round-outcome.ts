import { parseDiceBet, type DiceBet } from '@croupier/fairplay/dice.ts';
import { parseMinesRecord } from '@croupier/fairplay/mines-replay.ts';

export type DiceOutcome = { game: 'dice'; bet: DiceBet; rollHundredths: number | undefined };
export type MinesOutcome = {
  game: 'mines';
  mines: number;
  revealed: readonly number[];
  /** Undefined while the round is open. */
  minePositions: readonly number[] | undefined;
};
/** Any other in-house game, in the form of its rules. */
export type GameOutcome = {
  game: 'other';
  gameId: string;
  bet: unknown;
  moves: readonly unknown[] | undefined;
  /** Undefined while the round is open. */
  facts: unknown;
};
export type RoundOutcome = DiceOutcome | MinesOutcome | GameOutcome;

const isFieldList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((field) => Number.isInteger(field) && field >= 0 && field < 25);

type Detail = Readonly<Record<string, unknown>>;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;

/** Early records had bet and result at the top. */
function readDice(detail: Detail): DiceOutcome | undefined {
  const bet = parseDiceBet(detail['bet'] ?? detail);
  const roll = fieldOf(detail['facts'] ?? detail, 'rollHundredths');
  return bet && { game: 'dice', bet, rollHundredths: typeof roll === 'number' ? roll : undefined };
}

function readMines(detail: Detail): MinesOutcome | undefined {
  const known = parseMinesRecord({ revealed: [], moves: [], ...detail });
  const positions = fieldOf(detail['view'] ?? detail, 'minePositions');
  return (
    known && {
      game: 'mines',
      ...known,
      minePositions: isFieldList(positions) && positions.length > 0 ? positions : undefined,
    }
  );
}

/** The bet and the outcome in a round's record; undefined for games of vendors. */
export function readOutcome(gameId: string, detail: Detail): RoundOutcome | undefined {
  if (gameId === 'dice') return readDice(detail);
  if (gameId === 'mines') return readMines(detail);
  if (!('seedPairId' in detail) || !('bet' in detail)) return undefined;
  const { bet, moves, facts, view } = detail;
  return {
    game: 'other',
    gameId,
    bet,
    moves: Array.isArray(moves) ? moves : undefined,
    facts: facts ?? view,
  };
}
