/** Time of a ball from one row to the next, and of its fall onto the first. */
const ROW_MILLISECONDS = 78;
const DROP_MILLISECONDS = 130;

export const flightMilliseconds = (rows: number): number => DROP_MILLISECONDS + rows * ROW_MILLISECONDS;

/** A place on the board: 0 is the middle, 1 the distance between two pegs; rows count from the first downwards. */
export type Place = { x: number; row: number };

/** A ball bounces up a little from each peg before it falls to the next. */
const BOUNCE = 0.62;

/** Where a ball is at a time since it was dropped: a parabola from peg to peg along the turns of the result. */
export function placeOf(turns: readonly number[], milliseconds: number): Place {
  if (milliseconds < DROP_MILLISECONDS) {
    const share = Math.max(0, milliseconds) / DROP_MILLISECONDS;
    return { x: 0, row: -1.4 + 1.4 * share ** 2 };
  }
  const steps = (milliseconds - DROP_MILLISECONDS) / ROW_MILLISECONDS;
  const passed = Math.min(turns.length, Math.floor(steps));
  const x = turns.slice(0, passed).reduce((sum, turn) => sum + (turn === 1 ? 0.5 : -0.5), 0);
  if (passed === turns.length) return { x, row: turns.length };
  const share = steps - passed;
  return {
    x: x + (turns[passed] === 1 ? 0.5 : -0.5) * share,
    row: passed + (1 + BOUNCE) * share ** 2 - BOUNCE * share,
  };
}

/** The row whose peg a ball has just touched, for its glow; undefined before the first. */
export function touchedRow(turns: readonly number[], milliseconds: number): number | undefined {
  const row = Math.floor((milliseconds - DROP_MILLISECONDS) / ROW_MILLISECONDS);
  return row >= 0 && row < turns.length ? row : undefined;
}
