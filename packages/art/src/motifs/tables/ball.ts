import { n, point } from '../../canvas.ts';
import { ball as sphere, glow, groundShadow, shine } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import { glint } from '../../scenes.ts';
import { add, scale, turn, unit, type Turn, type Vector } from '../../solid.ts';

export const RADIUS = 168;
const PHI = (1 + Math.sqrt(5)) / 2;
/** The corners of an icosahedron: the centres of a football's twelve pentagons. */
const CORNERS: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-PHI, PHI].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

export const between = (from: Vector, to: Vector, share: number): Vector =>
  unit(add(scale(from, 1 - share), scale(to, share)));

/** Projects a point of the sphere; points on the far side move to the edge. */
export function onSheet([x, y, z]: Vector): string {
  const reach = z >= 0 ? 1 : 1 / Math.max(0.001, Math.hypot(x, y));
  return point(x * reach * RADIUS, -y * reach * RADIUS);
}

/** A line along the sphere. */
const along = (from: Vector, to: Vector): string =>
  [0, 0.25, 0.5, 0.75].map((share) => onSheet(between(from, to, share))).join('L');

function football({ canvas, colors: { room, accent } }: Painter, turned: Turn): string {
  const corners = CORNERS.map(turned);
  const near = (corner: Vector): Vector[] =>
    corners
      .filter((other) => other !== corner && Math.hypot(...add(other, scale(corner, -1))) < 2.1)
      .sort((a, b) => spin(corner, a) - spin(corner, b));
  const spin = (axis: Vector, other: Vector): number => {
    const right = unit(Math.abs(axis[2]) > 1.8 ? [1, 0, 0] : [-axis[1], axis[0], 0]);
    const up: Vector = [
      axis[1] * right[2] - axis[2] * right[1],
      axis[2] * right[0] - axis[0] * right[2],
      axis[0] * right[1] - axis[1] * right[0],
    ];
    const flat = (direction: Vector): number =>
      other[0] * direction[0] + other[1] * direction[1] + other[2] * direction[2];
    return Math.atan2(flat(unit(up)), flat(right));
  };
  const leather = canvas.radial(
    [
      [0, accent(0.56)],
      [0.7, accent(0.38)],
      [1, room(0.16)],
    ],
    [0.5, 0.5],
    0.7,
    [0.35, 0.3],
  );
  const patches: string[] = [];
  const seams: string[] = [];
  for (const corner of corners) {
    const spots = near(corner).map((other) => between(corner, other, 1 / 3));
    if (spots.some((spot) => spot[2] > 0)) {
      const edge = spots
        .map((spot, index) => along(spot, spots[(index + 1) % spots.length] ?? spot))
        .join('L');
      patches.push(`M${edge}Z`);
    }
    for (const other of near(corner)) {
      const [from, to] = [between(corner, other, 1 / 3), between(corner, other, 2 / 3)];
      if (from[2] > -0.05 && to[2] > -0.05) seams.push(`M${along(from, to)}L${onSheet(to)}`);
    }
  }
  return `<path d="${seams.join('')}" fill="none" stroke="${room(0.3)}" stroke-width="4.5" stroke-linecap="round" opacity="0.75"/><path d="${patches.join('')}" fill="${leather}" stroke="${room(0.16)}" stroke-width="4" stroke-linejoin="round"/>`;
}

/** A ball in flight under floodlights; `print` is the pattern on it. */
export function inFlight(painter: Painter, skin: string, print: string): string {
  const { canvas, colors, random } = painter;
  const { room, accent } = colors;
  const shade = canvas.radial(
    [
      [0, '#fff', 0.25],
      [0.45, '#fff', 0],
      [0.7, room(0.1), 0.18],
      [1, room(0.06), 0.78],
    ],
    [0.5, 0.5],
    0.56,
    [0.34, 0.26],
  );
  const streak = canvas.linear(
    [
      [0, accent(0.7), 0],
      [1, accent(0.85), 0.7],
    ],
    [0, 1],
    [1, 0],
  );
  const streaks = Array.from({ length: 9 }, (_, index) => {
    const offset = (index - 4) * 34;
    const long = random.between(240, 380);
    return `<path d="M${point(-offset * 0.62 - 20, -offset * 0.78 + 20)}l${point(-long * 0.78, long * 0.62)}" stroke="${streak}" stroke-width="${n(random.between(3, 16))}" stroke-linecap="round" opacity="${n(random.between(0.4, 0.9))}"/>`;
  });
  return [
    groundShadow(painter, 244, 150, 20),
    `<g fill="none" filter="${canvas.blur(2)}">${streaks.join('')}</g>`,
    `<g transform="translate(20 -4)">${glow(painter, 260, accent(0.8), 0.5)}${skin}${print}<circle r="${RADIUS}" fill="${shade}"/><g opacity="0.55">${shine(painter, RADIUS * 0.92)}</g><path d="M-92 ${n(RADIUS * 0.8)}A${RADIUS} ${RADIUS} 0 0 0 ${n(RADIUS * 0.86)} 88" fill="none" stroke="${accent(0.82)}" stroke-width="7" opacity="0.75" stroke-linecap="round" filter="${canvas.blur(4)}"/></g>`,
    glint(painter, -52, -128, 36),
  ].join('');
}

/** A football. */
export const ball: Motif = (painter) => {
  const { colors, random } = painter;
  const turned = turn(random.between(0, 70), random.between(10, 50), random.between(0, 50));
  const lamps = [-170, -130, -90, 90, 130, 170].map(
    (x) =>
      `<g transform="translate(${x} -258)">${glow(painter, 54, colors.room(0.97), 0.85)}<circle r="9" fill="#fff"/></g>`,
  );
  return `${lamps.join('')}${inFlight(painter, sphere(painter, RADIUS, colors.neutral, 0.96), football(painter, turned))}`;
};
