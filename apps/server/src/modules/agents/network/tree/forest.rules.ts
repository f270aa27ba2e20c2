import { HOUSE, type Uplines } from '@croupier/agreements/tree/depth-order.ts';
import { levelsOf, noAt } from './paths.rules.ts';

/** The lines of some nodes: everybody from each of them up to its root, uplines before downlines. */
export type Forest = {
  nos: number[];
  uplines: Uplines;
  /** Where each path of the input stands. */
  places: Int32Array;
};

/** Builds the lines from paths in byte order, without reading the nodes above them. */
export function forestOf(paths: readonly string[]): Forest {
  const nos: number[] = [];
  const above: number[] = [];
  const places = new Int32Array(paths.length);
  const line: number[] = [];
  let before = '';
  paths.forEach((path, index) => {
    const levels = levelsOf(path);
    let shared = 0;
    while (shared < levels && shared < line.length && noAt(path, shared) === noAt(before, shared))
      shared += 1;
    line.length = shared;
    for (let level = shared; level < levels; level += 1) {
      above.push(line.at(-1) ?? HOUSE);
      line.push(nos.length);
      nos.push(noAt(path, level));
    }
    places[index] = line.at(-1) ?? HOUSE;
    before = path;
  });
  return { nos, uplines: Int32Array.from(above), places };
}
