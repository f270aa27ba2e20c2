import type { Species } from './species.rules.ts';

/** The pool has this size on every screen; a client scales it. */
export const POOL = { width: 1600, height: 900 } as const;

/** One fish of the shoal. Everybody computes the same path. */
export type Fish = {
  id: number;
  species: Species;
  bornMs: number;
  leavesMs: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
  wave: { height: number; length: number; phase: number };
};

/** Where a fish is, in pool units. */
export function placeOf(
  fish: Pick<Fish, 'bornMs' | 'leavesMs' | 'from' | 'to' | 'wave'>,
  nowMs: number,
): { x: number; y: number } {
  const share = (nowMs - fish.bornMs) / (fish.leavesMs - fish.bornMs);
  const { from, to, wave } = fish;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + wave.height * Math.sin(wave.phase + wave.length * Math.PI * share),
  };
}
