import { n, point } from '../../canvas.ts';
import { glow, groundShadow } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import type { Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { facing, scale, turn, type Vector } from '../../solid.ts';

/** The width of a turned piece at each height; y points up from the foot at 0. */
type Profile = readonly (readonly [height: number, radius: number])[];

const FOOT: Profile = [
  [0, 70],
  [14, 72],
  [24, 62],
  [34, 60],
  [44, 48],
];
const KING: Profile = [
  ...FOOT,
  [70, 32],
  [130, 22],
  [190, 20],
  [206, 26],
  [212, 42],
  [222, 44],
  [230, 30],
  [240, 30],
  [286, 46],
  [298, 44],
  [312, 18],
  [324, 0],
];
const PAWN: Profile = [
  ...FOOT,
  [64, 30],
  [104, 20],
  [124, 20],
  [130, 36],
  [140, 38],
  [148, 22],
  [156, 32],
  [176, 42],
  [198, 38],
  [214, 22],
  [220, 0],
];

/** A piece turned on a lathe: its filled outline with a lit ellipse on every ledge. */
function turned({ canvas }: Painter, profile: Profile, ramp: Ramp, bright: number): string {
  const across = canvas.linear(
    [
      [0, ramp(bright * 0.5)],
      [0.2, ramp(bright * 0.92)],
      [0.32, ramp(Math.min(0.985, bright * 1.34))],
      [0.5, ramp(bright * 0.86)],
      [0.78, ramp(bright * 0.42)],
      [0.93, ramp(bright * 0.3)],
      [1, ramp(bright * 0.66)],
    ],
    [0, 0],
    [1, 0],
  );
  // Each slice has a gradient of its own width, so that light follows the form.
  const slices = profile.slice(0, -1).map(([height, radius], index) => {
    const [nextHeight, nextRadius] = profile[index + 1] ?? [height, radius];
    const [dip, nextDip] = [radius * 0.2, nextRadius * 0.2];
    const ledge =
      nextRadius < radius - 4
        ? `<ellipse cy="${n(-height)}" rx="${n(radius)}" ry="${n(dip)}" fill="${across}"/><ellipse cy="${n(-height)}" rx="${n(radius)}" ry="${n(dip)}" fill="#fff" opacity="0.14"/>`
        : '';
    return `<path d="M${point(-radius, -height)}A${n(radius)} ${n(dip)} 0 0 0 ${point(radius, -height)}L${point(nextRadius, -nextHeight)}A${n(Math.max(0.1, nextRadius))} ${n(Math.max(0.1, nextDip))} 0 0 1 ${point(-nextRadius, -nextHeight)}Z" fill="${across}" stroke="${across}" stroke-width="0.8"/>${ledge}`;
  });
  return slices.join('');
}

const crossOf = (ramp: Ramp, bright: number): string =>
  `<path d="M-7 -318L-10 -340H-26V-356H-9L-7 -374H7L9 -356H26V-340H10L7 -318Z" fill="${ramp(bright)}" stroke="${ramp(Math.min(0.98, bright * 1.3))}" stroke-width="3" stroke-linejoin="round"/>`;

function board({ canvas, colors: { room, accent, gold } }: Painter): string {
  const turnBy = turn(34, 24);
  const [right, front, up] = [turnBy([1, 0, 0]), turnBy([0, 0, 1]), turnBy([0, 1, 0])];
  const frame = facing([0, 0, 0], scale(right, 236), scale(front, 236));
  const under: Vector = scale(up, -26);
  const light = canvas.linear(
    [
      [0, room(0.9)],
      [1, room(0.62)],
    ],
    [0, 0],
    [1, 1],
  );
  const dark = canvas.linear(
    [
      [0, accent(0.46)],
      [1, accent(0.24)],
    ],
    [0, 0],
    [1, 1],
  );
  const squares = Array.from({ length: 36 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return `<rect x="${n(-0.93 + column * 0.31)}" y="${n(-0.93 + row * 0.31)}" width="0.312" height="0.312" fill="${(column + row) % 2 === 0 ? light : dark}"/>`;
  });
  const glare = canvas.linear(
    [
      [0, '#fff', 0.45],
      [0.5, '#fff', 0.05],
      [1, '#000', 0.4],
    ],
    [0, 0],
    [1, 1],
  );
  return `<g transform="translate(${point(under[0], -under[1])})"><g transform="${frame}"><rect x="-1.02" y="-1.02" width="2.04" height="2.04" rx="0.06" fill="${gold(0.34)}"/></g></g><g transform="${frame}"><rect x="-1.02" y="-1.02" width="2.04" height="2.04" rx="0.06" fill="${gold(0.72)}"/>${squares.join('')}<rect x="-0.93" y="-0.93" width="1.86" height="1.86" fill="${glare}"/></g>`;
}

/** Two opposing kings on a glossy board. */
export const chess: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold, neutral } = colors;
  const ivory: Ramp = (lightness) => gold(lightness, 0.045);
  const ebony: Ramp = (lightness) => colors.room(lightness * 0.62, 0.05);
  const [hero, foe] = random.pick([
    [gold, ebony],
    [ivory, accent],
    [gold, accent],
  ] as const);
  const brightOf = (ramp: Ramp): number => (ramp === ebony ? 0.56 : ramp === accent ? 0.56 : 0.74);
  const piece = (x: number, y: number, size: number, profile: Profile, ramp: Ramp): string =>
    `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cy="6" rx="84" ry="20" fill="#000" opacity="0.55" filter="${canvas.blur(8)}"/>${turned(painter, profile, ramp, brightOf(ramp))}${profile === KING ? crossOf(ramp, brightOf(ramp)) : ''}</g>`;
  return [
    groundShadow(painter, 250, 270),
    `<g transform="translate(0 150)">${board(painter)}</g>`,
    `<g transform="translate(0 -40)">${glow(painter, 230, neutral(0.97), 0.4)}</g>`,
    piece(166, 116, 0.84, PAWN, foe),
    piece(-158, 122, 0.98, KING, foe),
    piece(18, 204, 1.16, KING, hero),
    piece(170, 226, 0.9, PAWN, hero),
    glint(painter, 4, -222, 42),
    glint(painter, -176, -136, 24),
  ].join('');
};
