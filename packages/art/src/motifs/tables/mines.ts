import { n, point } from '../../canvas.ts';
import type { Motif, Painter } from '../../painter.ts';
import { glint } from '../../scenes.ts';
import { add, facing, lit, polygon, scale, turn, type Turn, type Vector } from '../../solid.ts';
import { gem } from '../gem.ts';

const CELLS = [-1, 0, 1] as const;
const PITCH = 108;
const HALF = 48;
const DEPTH = 34;

type Cell = { middle: Vector; /** An open cell is one that has been revealed. */ open: boolean };

/** One tile of the board: a bevelled block, or a glowing well when open. */
function block({ canvas, colors: { room, accent } }: Painter, turned: Turn, { middle, open }: Cell): string {
  const lift = open ? -DEPTH * 0.55 : 0;
  const at = (x: number, y: number, z: number): Vector => turned(add(middle, [x * HALF, y + lift, z * HALF]));
  const [right, up, front] = [turned([1, 0, 0]), turned([0, 1, 0]), turned([0, 0, 1])];
  const tone = open ? 0.3 : 0.5;
  const side = (corners: readonly Vector[], light: number): string =>
    `<path d="${polygon(corners)}" fill="${canvas.linear([
      [0, room(tone * light)],
      [1, room(tone * light * 0.5)],
    ])}" stroke="${room(tone * light)}" stroke-width="6" stroke-linejoin="round"/>`;
  const sides = [
    side([at(-1, 0, 1), at(1, 0, 1), at(1, -DEPTH, 1), at(-1, -DEPTH, 1)], 0.34 + 0.5 * lit(front)),
    side([at(1, 0, 1), at(1, 0, -1), at(1, -DEPTH, -1), at(1, -DEPTH, 1)], 0.34 + 0.5 * lit(right)),
  ].join('');
  const face = facing(turned(add(middle, [0, lift, 0])), scale(right, HALF), scale(front, HALF));
  const light = 0.55 + 0.6 * lit(up);
  const top = open
    ? canvas.radial([
        [0, accent(0.86)],
        [0.5, accent(0.5)],
        [1, room(0.2)],
      ])
    : canvas.linear(
        [
          [0, room(0.72 * light)],
          [0.5, room(0.56 * light)],
          [1, room(0.42 * light)],
        ],
        [0, 0],
        [1, 1],
      );
  const bevel = canvas.linear(
    [
      [0, '#fff', open ? 0.1 : 0.7],
      [0.5, '#fff', 0.08],
      [1, '#000', 0.4],
    ],
    [0, 0],
    [1, 1],
  );
  const dish = canvas.linear(
    [
      [0, '#000', 0.22],
      [0.6, '#fff', 0],
      [1, '#fff', 0.2],
    ],
    [0, 0],
    [1, 1],
  );
  const inset = open ? '' : `<rect x="-0.7" y="-0.7" width="1.4" height="1.4" rx="0.2" fill="${dish}"/>`;
  return `${sides}<g transform="${face}"><rect x="-1" y="-1" width="2" height="2" rx="0.26" fill="${top}"/><rect x="-0.96" y="-0.96" width="1.92" height="1.92" rx="0.24" fill="none" stroke="${bevel}" stroke-width="0.08"/>${inset}</g>`;
}

/** A round bomb with a burning fuse. */
export function bomb(painter: Painter, radius: number): string {
  const { canvas, colors } = painter;
  const { room, neutral, gold } = colors;
  const body = canvas.radial(
    [
      [0, neutral(0.72)],
      [0.16, neutral(0.46)],
      [0.5, neutral(0.24)],
      [0.86, neutral(0.13)],
      [1, neutral(0.2)],
    ],
    [0.5, 0.5],
    0.52,
    [0.33, 0.27],
  );
  const rimLight = canvas.radial(
    [
      [0.8, room(0.7), 0],
      [0.97, room(0.74), 0.75],
      [1, room(0.8), 0.2],
    ],
    [0.44, 0.4],
    0.58,
  );
  const cap = canvas.linear(
    [
      [0, neutral(0.6)],
      [0.4, neutral(0.3)],
      [1, neutral(0.12)],
    ],
    [0, 0],
    [1, 0],
  );
  const fire = canvas.radial([
    [0, '#fff', 1],
    [0.2, gold(0.95), 0.95],
    [0.5, gold(0.75), 0.45],
    [1, gold(0.6), 0],
  ]);
  const r = (share: number): string => n(radius * share);
  const fuse = `M${r(0.5)} ${r(-0.98)}C${r(0.62)} ${r(-1.35)} ${r(0.98)} ${r(-1.34)} ${r(1.12)} ${r(-1.02)}`;
  return [
    `<path d="${fuse}" fill="none" stroke="${gold(0.4)}" stroke-width="${r(0.12)}" stroke-linecap="round"/>`,
    `<path d="${fuse}" fill="none" stroke="${gold(0.85)}" stroke-width="${r(0.07)}" stroke-dasharray="${r(0.07)} ${r(0.06)}"/>`,
    `<g transform="rotate(27)"><rect x="${r(-0.25)}" y="${r(-1.16)}" width="${r(0.5)}" height="${r(0.34)}" rx="${r(0.07)}" fill="${cap}"/></g>`,
    `<circle r="${n(radius)}" fill="${body}"/><circle r="${n(radius)}" fill="${rimLight}"/>`,
    `<ellipse cx="${r(-0.36)}" cy="${r(-0.46)}" rx="${r(0.26)}" ry="${r(0.15)}" fill="#fff" opacity="0.75" transform="rotate(-38 ${r(-0.36)} ${r(-0.46)})" filter="${canvas.blur(radius * 0.03)}"/>`,
    `<circle cx="${r(1.12)}" cy="${r(-0.98)}" r="${r(0.62)}" fill="${fire}"/>`,
    glint(painter, radius * 1.12, radius * -0.98, radius * 0.46),
  ].join('');
}

/** A board of tiles; one reveals a gem, another a bomb. */
export const mines: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const turned = turn(-40 + random.between(-5, 5), 38 + random.between(-3, 3));
  const order = CELLS.flatMap((z) =>
    CELLS.map((x): Cell => {
      const open = (x === 0 && z === 0) || (x === 1 && z === 1) || (x === -1 && z === random.pick([0, -1]));
      return { middle: [x * PITCH, 0, z * PITCH], open };
    }),
  ).sort((a, b) => turned(a.middle)[2] - turned(b.middle)[2]);
  const beam = canvas.linear([
    [0, colors.accent(0.9), 0],
    [0.6, colors.accent(0.88), 0.4],
    [1, colors.accent(0.95), 0.85],
  ]);
  const glow = canvas.radial([
    [0, colors.accent(0.85), 0.85],
    [0.5, colors.accent(0.65), 0.3],
    [1, colors.accent(0.6), 0],
  ]);
  const bombAt = turned([PITCH, 30, PITCH]);
  return [
    `<g transform="translate(0 -14) scale(1.16)">`,
    `<ellipse cx="0" cy="150" rx="290" ry="100" fill="${colors.room(0.06)}" opacity="0.7" filter="${canvas.blur(22)}"/>`,
    `<g transform="translate(0 88)">${order.map((cell) => block(painter, turned, cell)).join('')}</g>`,
    `<path d="M-46 96L46 96L104 -220L-104 -220Z" fill="${beam}" filter="${canvas.blur(8)}"/>`,
    `<g transform="translate(${point(bombAt[0], 72 - bombAt[1])})">${bomb(painter, 60)}</g>`,
    `<g transform="translate(-4 -92)"><circle r="210" fill="${glow}"/>${gem(painter, 132)}</g>`,
    glint(painter, -84, -142, 40),
    glint(painter, 76, -60, 24),
    `</g>`,
  ].join('');
};
