import type { TrailPoint } from '@croupier/contract/access/captcha.ts';

const MAX_POINTS = 600;
const MAX_MILLISECONDS = 120_000;

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Records a point of the drag; every second point is dropped when there are too many. */
export function recordTrail(now: () => number = () => performance.now()) {
  let points: TrailPoint[] = [];
  let startedAt = 0;
  return {
    clear: (): void => {
      points = [];
    },
    add: (x: number, y: number): void => {
      if (points.length === 0) startedAt = now();
      if (points.length >= MAX_POINTS - 1) points = points.filter((_, index) => index % 2 === 0);
      const t = Math.min(MAX_MILLISECONDS, Math.round(now() - startedAt));
      points.push({ t, x: rounded(x), y: rounded(y) });
    },
    isEmpty: (): boolean => points.length === 0,
    points: (): TrailPoint[] => [...points],
  };
}
