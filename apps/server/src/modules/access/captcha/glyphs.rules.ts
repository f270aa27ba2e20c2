export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

const POINTS_PER_ARC = 14;

/** Degrees, clockwise from the right: y grows downwards. */
function arc(middle: Point, radius: Point, from: number, to: number): Point[] {
  return Array.from({ length: POINTS_PER_ARC + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / POINTS_PER_ARC) * Math.PI) / 180;
    return [middle[0] + radius[0] * Math.cos(angle), middle[1] + radius[1] * Math.sin(angle)];
  });
}

const bowl: Stroke = [[0.1, 1], [0.1, 0], ...arc([0.48, 0.28], [0.44, 0.28], -90, 90), [0.1, 0.56]];

/**
 * Characters as pen strokes in a box of 1 by 1, because a server may have no fonts. Characters that look alike are left
 * out: no 0 and O, no 1, I and L, no 2 and Z, no 4 and A, no 5 and S, no 8 and B, no U and V.
 */
export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0, 1],
      [0.5, 0],
      [1, 1],
    ],
    [
      [0.2, 0.64],
      [0.8, 0.64],
    ],
  ],
  C: [arc([0.56, 0.5], [0.52, 0.52], -45, -315)],
  E: [
    [
      [0.9, 0],
      [0.12, 0],
      [0.12, 1],
      [0.9, 1],
    ],
    [
      [0.12, 0.5],
      [0.75, 0.5],
    ],
  ],
  H: [
    [
      [0.08, 0],
      [0.08, 1],
    ],
    [
      [0.92, 0],
      [0.92, 1],
    ],
    [
      [0.08, 0.5],
      [0.92, 0.5],
    ],
  ],
  J: [[[0.72, 0], [0.72, 0.68], ...arc([0.4, 0.68], [0.32, 0.32], 0, 180), [0.08, 0.56]]],
  K: [
    [
      [0.1, 0],
      [0.1, 1],
    ],
    [
      [0.92, 0],
      [0.1, 0.6],
    ],
    [
      [0.38, 0.42],
      [0.95, 1],
    ],
  ],
  M: [
    [
      [0, 1],
      [0.08, 0],
      [0.5, 0.68],
      [0.92, 0],
      [1, 1],
    ],
  ],
  N: [
    [
      [0.08, 1],
      [0.08, 0],
      [0.92, 1],
      [0.92, 0],
    ],
  ],
  P: [bowl],
  R: [
    bowl,
    [
      [0.42, 0.56],
      [0.95, 1],
    ],
  ],
  T: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
  W: [
    [
      [0, 0],
      [0.22, 1],
      [0.5, 0.32],
      [0.78, 1],
      [1, 0],
    ],
  ],
  X: [
    [
      [0.05, 0],
      [0.95, 1],
    ],
    [
      [0.95, 0],
      [0.05, 1],
    ],
  ],
  Y: [
    [
      [0.03, 0],
      [0.5, 0.5],
      [0.97, 0],
    ],
    [
      [0.5, 0.5],
      [0.5, 1],
    ],
  ],
  3: [[...arc([0.42, 0.26], [0.44, 0.26], -160, 90), ...arc([0.42, 0.74], [0.5, 0.26], -90, 160)]],
  7: [
    [
      [0.03, 0],
      [0.97, 0],
      [0.36, 1],
    ],
  ],
  9: [[...arc([0.48, 0.3], [0.43, 0.3], 0, -360), [0.86, 0.6], [0.6, 1]]],
};

export const CHARACTERS: readonly string[] = Object.keys(GLYPHS);
