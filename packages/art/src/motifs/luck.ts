import { n, point } from '../canvas.ts';
import { glow, groundShadow, metal, shine } from '../gloss.ts';
import type { Motif, Painter } from '../painter.ts';
import { rampOf, type Ramp } from '../palette.ts';
import { glint } from '../scenes.ts';
import { NUMERALS, star } from '../shapes.ts';
import { around, mirrored, plate, twin, volume } from '../volume.ts';
import { numbered } from './tables/lottery.ts';
import { box, piece } from './tables/piece.ts';

/** A glass drum full of balls, one of them leaving it. */
export const drum: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { gold, accent, ruby, room, neutral } = colors;
  const skins: readonly [Ramp, number][] = [
    [accent, 0.66],
    [ruby, 0.58],
    [gold, 0.86],
    [room, 0.62],
  ];
  const balls = Array.from({ length: 15 }, (_, index) => {
    const row = Math.floor(index / 5);
    const [x, y] = [
      -112 + (index % 5) * 56 + (row % 2) * 20 + random.between(-8, 8),
      84 - row * 50 + random.between(-10, 10) + Math.abs((index % 5) - 2) * -14,
    ];
    const [ramp, bright] = skins[index % 4] ?? [accent, 0.66];
    return `<g transform="translate(${point(x, y)}) rotate(${n(random.between(-30, 30))})">${numbered(painter, 37, ramp, bright)}</g>`;
  });
  const frame = metal(painter, gold);
  return [
    groundShadow(painter, 240, 190),
    `<g transform="translate(0 -36)">`,
    twin(plate(painter, 'M150 60L196 250H152L112 130Z', gold, 0.86, 7)),
    `<circle r="176" fill="${room(0.86)}" fill-opacity="0.24"/>${balls.join('')}`,
    `<circle r="176" fill="${canvas.radial([
      [0.55, '#fff', 0],
      [0.86, '#fff', 0.14],
      [1, '#fff', 0.65],
    ])}"/><g opacity="0.75">${shine(painter, 170)}</g>`,
    `<circle r="180" fill="none" stroke="${gold(0.3)}" stroke-width="19"/><circle r="180" fill="none" stroke="${frame}" stroke-width="14"/><ellipse rx="60" ry="180" fill="none" stroke="${frame}" stroke-width="7" opacity="0.85"/>`,
    volume(painter, box(0, -186, 84, 34, 12), gold, 0.86, 0.5),
    '</g>',
    volume(painter, mirrored('M0 192C100 192 190 204 196 214L204 244C140 258 60 260 0 260'), gold, 0.84, 0.7),
    `<g transform="translate(0 186)">${glow(painter, 90, neutral(0.97), 0.8)}${numbered(painter, 54, ruby, 0.58)}</g>`,
    glint(painter, -130, -160, 38),
  ].join('');
};

function slip(painter: Painter, ramp: Ramp, bright: number): string {
  const { canvas, colors, random } = painter;
  const { gold, ruby, neutral } = colors;
  const bites = Array.from({ length: 7 }, (_, index) => `A11 11 0 0 1 188 ${-74 + (index + 1) * 22}`).join(
    '',
  );
  const back = Array.from({ length: 7 }, (_, index) => `A11 11 0 0 1 -188 ${80 - (index + 1) * 22}`).join('');
  const digits = Array.from(
    { length: 6 },
    (_, index) =>
      `<g transform="translate(${-132 + index * 36} 40)"><circle r="17" fill="#fff"/><circle r="17" fill="none" stroke="${ruby(0.5)}" stroke-width="3"/><path d="${NUMERALS[Math.floor(random.between(0, 10))] ?? ''}" transform="scale(6.4)" fill="none" stroke="${neutral(0.16)}" stroke-width="0.66" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  ).join('');
  const body = `M-188 -80H188V-74${bites}V80H-188${back}Z`;
  const fill = canvas.linear(
    [
      [0, ramp(Math.min(0.97, bright * 1.25))],
      [1, ramp(bright * 0.8)],
    ],
    [0, 0],
    [1, 1],
  );
  return `<path d="${body}" fill="#000" opacity="0.45" filter="${canvas.blur(8)}" transform="translate(6 14)"/><path d="${body}" fill="${fill}" stroke="#fff" stroke-opacity="0.6" stroke-width="2.5"/><path d="M104 -80V80" stroke="#fff" stroke-width="4" stroke-dasharray="7 8" opacity="0.8"/><path d="M-164 -56H84V6H-164Z" fill="${gold(0.94)}"/><path d="M-164 -56H84V6H-164Z" fill="${canvas.linear(
    [
      [0, '#fff', 0.6],
      [0.5, '#fff', 0],
      [0.51, '#fff', 0.3],
      [1, '#fff', 0],
    ],
    [0, 0],
    [1, 0.6],
  )}"/>${[-124, -74, -24, 26].map((x) => `<path d="${star(5, 20, 9)}" transform="translate(${x - 2} -24)" fill="${ruby(0.52)}"/>`).join('')}${digits}<path d="${star(5, 30, 13)}" transform="translate(146 0) rotate(12)" fill="${gold(0.95)}" stroke="${gold(0.5)}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** Lottery tickets. */
export const ticket: Motif = (painter) => {
  const { colors, random } = painter;
  const { accent, ruby, room, gold } = colors;
  return [
    groundShadow(painter, 226, 200),
    glow(painter, 280, gold(0.92), 0.55),
    `<g transform="translate(10 -92) rotate(${n(random.between(12, 24))}) scale(0.98)">${slip(painter, ruby, 0.56)}</g>`,
    `<g transform="translate(-8 110) rotate(${n(random.between(6, 14))}) scale(0.94)">${slip(painter, room, 0.62)}</g>`,
    `<g transform="translate(-6 14) rotate(${n(random.between(-22, -12))}) scale(1.14)">${slip(painter, accent, 0.62)}</g>`,
    glint(painter, -128, -40, 38),
    glint(painter, 164, -120, 26),
  ].join('');
};

const LEAF =
  'M0 0C-48 -30 -92 -88 -80 -136C-70 -176 -22 -178 0 -140C22 -178 70 -176 80 -136C92 -88 48 -30 0 0Z';

/** A four-leaf clover with a drop of dew. */
export const clover: Motif = (painter) => {
  const { colors, random } = painter;
  const leaf = rampOf(random.pick([145, 155, 135]), 0.2);
  const leaves = around(
    4,
    () =>
      `${volume(painter, LEAF, leaf, 0.62, 1)}<path d="M0 -6C-4 -50 0 -90 0 -130M0 -50L-36 -90M0 -50L36 -90" stroke="${leaf(0.92)}" stroke-width="4" opacity="0.6" fill="none" stroke-linecap="round"/>`,
    45,
  );
  const drops = [
    [-84, -60, 17],
    [96, -84, 12],
    [60, 96, 15],
  ]
    .map(
      ([x = 0, y = 0, r = 10]) =>
        `<g transform="translate(${x} ${y})"><circle r="${r}" fill="#fff" opacity="0.45"/><circle r="${r}" fill="none" stroke="#fff" stroke-width="2" opacity="0.8"/>${shine(painter, r)}</g>`,
    )
    .join('');
  return [
    glow(painter, 290, colors.gold(0.94), 0.8),
    groundShadow(painter, 242, 120),
    `<g transform="translate(0 -20) rotate(${n(random.between(-16, 16))}) scale(1.1)"><path d="M4 10C20 80 60 130 40 230" stroke="${leaf(0.2)}" stroke-width="27" fill="none" stroke-linecap="round"/><path d="M4 10C20 80 60 130 40 230" stroke="${leaf(0.56)}" stroke-width="18" fill="none" stroke-linecap="round"/>${leaves}${drops}</g>`,
    glint(painter, -60, -110, 42),
    glint(painter, 110, 30, 24),
  ].join('');
};

/** The wheels of a counter that shows a winning number. */
export const digits: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { gold, accent, ruby, neutral, room } = colors;
  const count = random.pick([2, 3, 3, 4]);
  const wide = 400 / count;
  const curve = canvas.linear([
    [0, '#000', 0.75],
    [0.28, '#000', 0.1],
    [0.5, '#fff', 0.1],
    [0.72, '#000', 0.1],
    [1, '#000', 0.75],
  ]);
  const size = Math.min(44, wide * 0.33);
  const reels = Array.from({ length: count }, (_, index) => {
    const x = -200 + wide * (index + 0.5);
    const first = Math.floor(random.between(0, 10));
    const tall = box(x, 0, wide - 16, 280, 18);
    const print = [-1, 0, 1]
      .map(
        (row) =>
          `<path d="${NUMERALS[(first + row + 10) % 10] ?? ''}" transform="translate(${n(x)} ${row * 138}) scale(${n(size)} ${n(size * (row === 0 ? 1 : 0.84))})" fill="none" stroke="${row === 0 ? ruby(0.5) : neutral(0.3)}" stroke-width="0.58" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      .join('');
    return `<path d="${tall}" fill="${neutral(0.97)}"/><g clip-path="${canvas.clip(`<path d="${tall}"/>`)}">${print}</g><path d="${tall}" fill="${curve}"/>`;
  });
  return [
    groundShadow(painter, 226, 220),
    glow(painter, 280, gold(0.92), 0.45),
    `<g transform="rotate(${n(random.between(-7, 7))})">`,
    volume(painter, box(0, 0, 464, 352, 54), gold, 0.84, 1),
    `<path d="${box(0, 0, 424, 306, 30)}" fill="${room(0.1)}"/>`,
    reels.join(''),
    `<path d="M-216 -68H216M-216 68H216" stroke="${accent(0.8)}" stroke-width="5"/>`,
    twin(plate(painter, 'M238 0L196 -26V26Z', ruby, 0.6, 5)),
    '</g>',
    glint(painter, -190, -150, 40),
    glint(painter, 196, 130, 26),
  ].join('');
};

/** A string of firecrackers, lit at its end. */
export const firecracker: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, ruby } = colors;
  const roll = `${piece(painter, box(0, 0, 104, 46, 12), ruby, 0.72, 0.36)}${piece(painter, box(-46, 0, 16, 50, 6), gold, 0.95, 0.5)}${piece(painter, box(46, 0, 16, 50, 6), gold, 0.95, 0.5)}`;
  const rolls = Array.from({ length: 10 }, (_, index) => {
    const [side, y] = [index % 2 === 0 ? -1 : 1, -150 + Math.floor(index / 2) * 58];
    return `<g transform="translate(${side * 58} ${y + (side > 0 ? 26 : 0)}) rotate(${side * -24})">${roll}</g>`;
  });
  return [
    glow(painter, 280, gold(0.92), 0.6),
    `<g transform="rotate(${n(random.between(-10, 10))})"><path d="M0 -250C14 -120 -14 60 0 150S20 190 6 204" fill="none" stroke="${gold(0.4)}" stroke-width="12" stroke-linecap="round"/><path d="M0 -250C14 -120 -14 60 0 150S20 190 6 204" fill="none" stroke="${gold(0.84)}" stroke-width="6" stroke-linecap="round"/>${rolls.join('')}<g transform="translate(6 206)">${glow(painter, 90, gold(0.97), 0.95)}<path d="${star(12, 54, 20)}" fill="${gold(0.96)}"/><path d="${star(8, 26, 12)}" fill="#fff"/></g></g>`,
    glint(painter, -90, -150, 36),
    glint(painter, 110, 40, 26),
  ].join('');
};
