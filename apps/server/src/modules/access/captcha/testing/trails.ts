import type { TrailPoint } from '../trail.rules.ts';

const FRAME_MILLISECONDS = 16;

/** A human trail: it speeds up, slows down, trembles, overshoots a little and comes back. */
export function handTrail(x: number, milliseconds = 1200, seed = 7): TrailPoint[] {
  let state = seed + 1;
  const tremble = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
  const frames = Math.min(400, Math.max(12, Math.floor(milliseconds / FRAME_MILLISECONDS)));
  return Array.from({ length: frames + 1 }, (_, frame) => {
    const share = frame / frames;
    const smooth = share ** 3 * (10 - 15 * share + 6 * share ** 2);
    const overshoot = 4 * Math.sin(Math.PI * share) * share;
    const still = frame === 0 || frame === frames;
    return {
      t: Math.round(milliseconds * share),
      x: still ? x * share : x * smooth + overshoot + tremble(),
      y: still ? 0 : 3 * Math.sin(share * 4) + tremble(),
    };
  });
}

/** Equal steps of an arrow key, with the given gaps or those of a held key: a long one first, then short ones. */
export function keyTrail(x: number, stepPx: number, gaps: readonly number[] = [500]): TrailPoint[] {
  const steps = Math.ceil(x / stepPx);
  let t = 0;
  const moved = Array.from({ length: steps }, (_, index) => {
    t += gaps[index] ?? 33;
    return { t, x: Math.min(x, (index + 1) * stepPx), y: 0 };
  });
  return [{ t: 0, x: 0, y: 0 }, ...moved, { t: t + 350, x, y: 0 }];
}
