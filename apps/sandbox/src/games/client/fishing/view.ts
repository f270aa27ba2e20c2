import { POOL } from '../../fishing/path.rules.ts';

/** How the pool lies on this screen. On an upright phone the fish swim from top to bottom. */
export type View = {
  width: number;
  height: number;
  isUpright: boolean;
  /** Screen units for a pool unit, for the size of creatures. */
  scale: number;
  toScreen: (place: { x: number; y: number }) => { x: number; y: number };
};

export function viewOf(width: number, height: number): View {
  const isUpright = height > width * 1.15;
  const across = isUpright ? height / POOL.width : width / POOL.width;
  const along = isUpright ? width / POOL.height : height / POOL.height;
  return {
    width,
    height,
    isUpright,
    scale: Math.max(Math.sqrt(across * along), 0.42),
    toScreen: ({ x, y }) => (isUpright ? { x: y * along, y: x * across } : { x: x * across, y: y * along }),
  };
}

/** Where the cannons stand: the own one below in the middle of its half, the others at the edges. */
export function gunPlace(view: View, place: number, own: number): { x: number; y: number; up: boolean } {
  if (place === own) return { x: view.width / 2, y: view.height - 38, up: true };
  const others = [0, 1, 2, 3].filter((one) => one !== own);
  const at = others.indexOf(place);
  return { x: view.width * (0.18 + 0.32 * at), y: 26, up: false };
}
