import { isInTeam, pathBelow } from '../tree/paths.rules.ts';
import type { DoneMove } from './moves.queries.ts';

/** Says where a path of now was before some moves, of which the last one comes first. */
export function undoMoves(moves: readonly DoneMove[]): (path: string) => string {
  const undone: Array<{ path: string; before: string }> = [];
  const pathOfThen = (path: string): string =>
    undone.reduce(
      (at, move) => (isInTeam(at, move.path) ? move.before + at.slice(move.path.length) : at),
      path,
    );
  for (const { no, path, fromPath } of moves) {
    const before = pathBelow(pathOfThen(fromPath), no);
    undone.push({ path: pathOfThen(path), before });
  }
  return pathOfThen;
}
