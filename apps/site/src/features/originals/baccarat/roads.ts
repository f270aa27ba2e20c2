import type { BaccaratFacts } from '@croupier/fairplay/games/baccarat.ts';

export type Winner = 'player' | 'banker' | 'tie';
export type RoadRound = { winner: Winner; playerPair: boolean; bankerPair: boolean; total: number };

export function roadRound({ player, banker, playerTotal, bankerTotal }: BaccaratFacts): RoadRound {
  const winner = playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker';
  return {
    winner,
    playerPair: player[0]?.rank === player[1]?.rank,
    bankerPair: banker[0]?.rank === banker[1]?.rank,
    total: Math.max(playerTotal, bankerTotal),
  };
}

export const ROAD_ROWS = 6;

/** A round's place on a road, from the top left. */
export type RoadMark = RoadRound & { column: number; row: number; ties: number };

/** Every round in turn, six in a column. */
export const beadRoad = (rounds: readonly RoadRound[]): RoadMark[] =>
  rounds.map((round, index) => ({
    ...round,
    column: Math.floor(index / ROAD_ROWS),
    row: index % ROAD_ROWS,
    ties: 0,
  }));

/**
 * A column for each series of one side. A series that finds no room below turns to the right. Ties are noted on the
 * mark before them; ties before the first mark wait for it.
 */
export function bigRoad(rounds: readonly RoadRound[]): RoadMark[] {
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  let waiting = 0;
  let seriesColumn = -1;
  for (const round of rounds) {
    const last = marks.at(-1);
    if (round.winner === 'tie') {
      if (last) last.ties += 1;
      else waiting += 1;
      continue;
    }
    let [column, row] = [0, 0];
    if (last?.winner === round.winner) {
      const below = last.row + 1;
      const isFree = below < ROAD_ROWS && !taken.has(`${last.column}/${below}`) && !hasTurned(marks, last);
      [column, row] = isFree ? [last.column, below] : [last.column + 1, last.row];
    } else {
      seriesColumn += 1;
      // A tail of an earlier series may already lie in the top row.
      while (taken.has(`${seriesColumn}/0`)) seriesColumn += 1;
      column = seriesColumn;
    }
    taken.add(`${column}/${row}`);
    marks.push({ ...round, column, row, ties: waiting });
    waiting = 0;
  }
  return marks;
}

/** Whether the series of the last mark already runs to the right: then it goes on in that row. */
function hasTurned(marks: readonly RoadMark[], last: RoadMark): boolean {
  const before = marks.at(-2);
  return before?.winner === last.winner && before.row === last.row && before.column === last.column - 1;
}

export const countOf = (rounds: readonly RoadRound[], winner: Winner): number =>
  rounds.filter((round) => round.winner === winner).length;
