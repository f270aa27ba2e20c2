import { parseDiceBet, type DiceBet } from '@croupier/fairplay/dice.ts';
import { parseMinesBet } from '@croupier/fairplay/mines-replay.ts';

export type DiceOutcome = { game: 'dice'; bet: DiceBet; rollHundredths: number | undefined };
export type MinesOutcome = {
  game: 'mines';
  mines: number;
  revealed: readonly number[];
  /** Undefined while the round is open. */
  minePositions: readonly number[] | undefined;
};
export type RoundOutcome = DiceOutcome | MinesOutcome;

const isFieldList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((field) => Number.isInteger(field) && field >= 0 && field < 25);

/** The bet and the outcome in a round's record; undefined for games that this page cannot draw. */
export function readOutcome(gameId: string, detail: Record<string, unknown>): RoundOutcome | undefined {
  if (gameId === 'dice') {
    const bet = parseDiceBet(detail);
    const roll = detail['rollHundredths'];
    return bet && { game: 'dice', bet, rollHundredths: typeof roll === 'number' ? roll : undefined };
  }
  if (gameId === 'mines') {
    const bet = parseMinesBet({ revealed: [], ...detail });
    const positions = detail['minePositions'];
    return (
      bet && {
        game: 'mines',
        ...bet,
        minePositions: isFieldList(positions) && positions.length > 0 ? positions : undefined,
      }
    );
  }
  return undefined;
}
