import { elevenFive } from './families/eleven-five.ts';
import { k3 } from './families/k3.ts';
import { p3 } from './families/p3.ts';
import { pk10 } from './families/pk10.ts';
import { hanoi, lao, stock, thai } from './families/sea.ts';
import { ssc } from './families/ssc.ts';
import { vnNorth, vnSouth } from './families/vn.ts';
import type { Family, Play } from './types.ts';

/** Every version of every family. A version never changes, because old bets are settled under it. */
const families: ReadonlyMap<string, Family> = new Map(
  [ssc, p3, elevenFive, k3, pk10, thai, lao, hanoi, stock, vnNorth, vnSouth].map((family) => [
    family.catalogue,
    family,
  ]),
);

export const lotteryFamilies: readonly Family[] = [...families.values()];
export const lotteryFamily = (catalogue: string): Family | undefined => families.get(catalogue);

const playMaps = new WeakMap<Family, ReadonlyMap<string, Play>>();

export function findPlay(family: Family, code: string): Play | undefined {
  const plays = playMaps.get(family) ?? new Map(family.plays.map((play) => [play.code, play]));
  playMaps.set(family, plays);
  return plays.get(code);
}
