import { n } from '../../canvas.ts';
import type { Motif, Painter } from '../../painter.ts';
import type { Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { PIPS } from './pips.ts';
import { cross, facing, lit, outline, polygon, scale, turn, type Turn, type Vector } from '../../solid.ts';

/** The normal of each face and the axis that points right on it; opposite faces add up to seven. */
const FACES: readonly { value: number; normal: Vector; right: Vector }[] = [
  { value: 1, normal: [0, 0, 1], right: [1, 0, 0] },
  { value: 6, normal: [0, 0, -1], right: [-1, 0, 0] },
  { value: 2, normal: [1, 0, 0], right: [0, 0, -1] },
  { value: 5, normal: [-1, 0, 0], right: [0, 0, 1] },
  { value: 3, normal: [0, 1, 0], right: [1, 0, 0] },
  { value: 4, normal: [0, -1, 0], right: [1, 0, 0] },
];

export type DieSkin = {
  body: Ramp;
  /** Lightness of the brightest face. */ bright: number;
  pip: Ramp;
  pipBright: number;
};

/** One die with rounded edges, resting at 0, 0. `half` is half its edge. */
export function die({ canvas, colors }: Painter, turned: Turn, half: number, skin: DieSkin): string {
  const { body, bright, pip, pipBright } = skin;
  const inner = half * 0.85;
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => scale(turned([x, y, z]), inner))),
  );
  const rim = canvas.linear(
    [
      [0, body(Math.min(0.98, bright + 0.16))],
      [0.5, body(bright * 0.72)],
      [1, body(bright * 0.34)],
    ],
    [0.15, 0],
    [0.7, 1],
  );
  const hull = `<path d="${polygon(outline(corners))}" fill="${rim}" stroke="${rim}" stroke-width="${n(half * 0.3)}" stroke-linejoin="round"/>`;

  const faces = FACES.map(({ value, normal, right }) => ({
    value,
    normal: turned(normal),
    right: turned(right),
    down: scale(turned(cross(normal, right)), -1),
  }))
    .filter((face) => face.normal[2] > 0.02)
    .map(({ value, ...face }) => {
      const light = 0.5 + 0.54 * lit(face.normal);
      const tone = (by: number): string => body(Math.min(0.985, bright * light * by));
      const fill = canvas.linear(
        [
          [0, tone(1.16)],
          [0.45, tone(1)],
          [1, tone(0.74)],
        ],
        [0, 0],
        [1, 1],
      );
      const hole = canvas.radial(
        [
          [0, pip(pipBright * (0.75 + 0.25 * light))],
          [0.7, pip(pipBright * (0.7 + 0.3 * light))],
          [0.86, pip(pipBright * 0.52)],
          [1, pip(pipBright * 0.36)],
        ],
        [0.5, 0.5],
        0.5,
        [0.6, 0.66],
      );
      const lip = body(Math.min(0.99, bright * light * 1.3));
      const pips = (PIPS[value] ?? [])
        .map(
          ([x, y]) =>
            `<circle cx="${n(x * 0.5 + 0.014)}" cy="${n(y * 0.5 + 0.02)}" r="0.185" fill="${lip}" opacity="0.8"/><circle cx="${n(x * 0.5)}" cy="${n(y * 0.5)}" r="0.178" fill="${hole}"/>`,
        )
        .join('');
      // The top face reflects a window; the others take the room's colour from below.
      const sheen =
        light > 0.8
          ? canvas.linear(
              [
                [0, '#fff', 0.55],
                [0.4, '#fff', 0.06],
                [0.41, '#fff', 0],
              ],
              [0, 0],
              [1, 0.9],
            )
          : canvas.linear(
              [
                [0, '#fff', 0.24],
                [0.3, '#fff', 0],
                [0.5, colors.room(0.7), 0],
                [1, colors.room(0.74), 0.5],
              ],
              [0.3, 0],
              [0.7, 1],
            );
      const middle = scale(face.normal, half * 0.995);
      const frame = facing(middle, scale(face.right, half), scale(face.down, half));
      return `<g transform="${frame}"><rect x="-0.93" y="-0.93" width="1.86" height="1.86" rx="0.34" fill="${fill}"/>${pips}<rect x="-0.9" y="-0.9" width="1.8" height="1.8" rx="0.32" fill="${sheen}"/><rect x="-0.915" y="-0.915" width="1.83" height="1.83" rx="0.33" fill="none" stroke="#fff" stroke-opacity="${n(0.28 * light)}" stroke-width="0.025"/></g>`;
    });
  return hull + faces.join('');
}

const shadow = ({ canvas, colors: { room } }: Painter, x: number, y: number, width: number): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width)}" ry="${n(width * 0.24)}" fill="${room(0.06)}" opacity="0.75" filter="${canvas.blur(14)}"/>`;

/** Two dice, one in the air and one at rest, and a third in the background out of focus. */
export const dice: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const ruby: DieSkin = { body: colors.accent, bright: 0.64, pip: colors.neutral, pipBright: 0.99 };
  const ivory: DieSkin = {
    body: (lightness) => colors.gold(lightness, 0.035),
    bright: 0.95,
    pip: colors.accent,
    pipBright: 0.5,
  };
  const onyx: DieSkin = {
    body: (lightness) => colors.room(lightness, 0.05),
    bright: 0.36,
    pip: colors.gold,
    pipBright: 0.86,
  };
  const [first, second] = random.pick([
    [ruby, ivory],
    [ivory, ruby],
    [onyx, ruby],
  ] as const);
  const jitter = (): number => random.between(-9, 9);
  const far = die(painter, turn(20 + jitter(), 40, 30), 44, first);
  const small = die(painter, turn(-36 + jitter(), 32 + jitter(), -24 + jitter()), 78, second);
  const large = die(painter, turn(38 + jitter(), 30 + jitter() * 0.4, 9 + jitter()), 122, first);
  const bounce = canvas.radial([
    [0, colors.accent(0.75), 0.6],
    [1, colors.accent(0.6), 0],
  ]);
  return [
    `<ellipse cx="0" cy="216" rx="300" ry="66" fill="${bounce}"/>`,
    `<g transform="translate(-196 -128)" filter="${canvas.blur(5)}" opacity="0.9">${far}</g>`,
    `<g transform="translate(152 -150)">${small}</g>`,
    shadow(painter, 172, 190, 62),
    shadow(painter, -34, 226, 176),
    `<g transform="translate(-40 58)">${large}</g>`,
    glint(painter, -112, -70, 36),
    glint(painter, 112, -232, 24),
  ].join('');
};
