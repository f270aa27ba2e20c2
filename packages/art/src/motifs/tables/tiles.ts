import { n } from '../../canvas.ts';
import { glow, groundShadow } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { around, plate, volume } from '../../volume.ts';
import { box } from './piece.ts';
import { PIPS } from './pips.ts';

const INK = { red: rampOf(25, 0.21), green: rampOf(150, 0.17), blue: rampOf(258, 0.19) };

const circle = (x: number, y: number, r: number, ramp: Ramp): string =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${ramp(0.5)}"/><circle r="${n(r * 0.66)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.14)}"/><circle r="${n(r * 0.32)}" fill="#fff"/></g>`;
const cane = (x: number, y: number, ramp: Ramp): string =>
  `<path d="M${x - 9} ${y - 34}h18l-4 30 4 34h-18l4 -34Z" fill="${ramp(0.5)}" stroke="${ramp(0.34)}" stroke-width="2"/>`;

const FACES: readonly string[] = [
  `<path d="M-34 -46H34V14H-34ZM0 -74V74" fill="none" stroke="${INK.red(0.52)}" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/>`,
  [
    [-30, -54, INK.blue],
    [30, -54, INK.green],
    [0, 0, INK.red],
    [-30, 54, INK.green],
    [30, 54, INK.blue],
  ]
    .map(([x, y, ramp]) => circle(x as number, y as number, 24, ramp as Ramp))
    .join(''),
  [
    [-34, -40, INK.green],
    [0, -40, INK.red],
    [34, -40, INK.green],
    [-34, 40, INK.blue],
    [0, 40, INK.green],
    [34, 40, INK.blue],
  ]
    .map(([x, y, ramp]) => cane(x as number, y as number, ramp as Ramp))
    .join(''),
  `${circle(0, 0, 56, INK.blue)}${around(8, () => `<circle cy="-42" r="6" fill="#fff"/>`)}`,
  `<path d="M-46 -62H46M0 -84V-62M-40 -30H40M-40 -30V70M40 -30V70M0 -62V80M-22 4H22M-22 32H22" fill="none" stroke="${INK.green(0.46)}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`,
];

function tile(painter: Painter, face: string, back: Ramp): string {
  const { canvas, colors } = painter;
  const ivory = rampOf(88, 0.04);
  return [
    `<path d="${box(26, 26, 172, 232, 22)}" fill="#000" opacity="0.4" filter="${canvas.blur(9)}"/>`,
    volume(painter, box(22, 20, 164, 222, 22), back, 0.5, 0.8),
    `<path d="${box(12, 11, 164, 222, 22)}" fill="${ivory(0.66)}"/>`,
    volume(painter, box(0, 0, 164, 222, 22), ivory, 0.95, 0.7),
    `<path d="${box(0, 0, 140, 198, 14)}" fill="none" stroke="${colors.gold(0.8)}" stroke-opacity="0.5" stroke-width="3"/>`,
    face,
  ].join('');
}

/** Mahjong tiles. */
export const mahjong: Motif = (painter) => {
  const { colors, random } = painter;
  const back: Ramp = random.pick([INK.green, INK.blue, colors.accent, INK.red]);
  const first = Math.floor(random.between(0, FACES.length));
  const face = (index: number): string => FACES[(first + index) % FACES.length] ?? '';
  return [
    groundShadow(painter, 232, 220),
    glow(painter, 270, colors.gold(0.92), 0.4),
    `<g transform="translate(-108 -64) rotate(-18) scale(0.96)">${tile(painter, face(1), back)}</g>`,
    `<g transform="translate(112 -58) rotate(16) scale(0.96)">${tile(painter, face(2), back)}</g>`,
    `<g transform="translate(0 56) rotate(${n(random.between(-7, 7))}) scale(1.22)">${tile(painter, face(0), back)}</g>`,
    glint(painter, -84, -66, 36),
    glint(painter, 176, -150, 26),
  ].join('');
};

/** Toppled dominoes. */
export const domino: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { neutral, ruby, gold, accent } = colors;
  const dark = random.between(0, 1) < 0.5;
  const onyx: Ramp = (lightness) => neutral(lightness * 0.42);
  const one = (body: Ramp, bright: number, pip: string): string => {
    const half = (y: number): string => {
      const pips = PIPS[Math.floor(random.between(1, 7))] ?? [];
      return pips
        .map(
          ([x, dy]) =>
            `<circle cx="${x * 38}" cy="${y + dy * 38}" r="14" fill="${pip}"/><circle cx="${x * 38 + 2}" cy="${y + dy * 38 + 3}" r="11" fill="#fff" opacity="0.18"/>`,
        )
        .join('');
    };
    return `<path d="${box(10, 18, 148, 292, 26)}" fill="#000" opacity="0.45" filter="${canvas.blur(9)}"/>${volume(painter, box(0, 0, 148, 292, 26), body, bright, 1.1)}<path d="M-58 0H58" stroke="${pip}" stroke-width="6" opacity="0.7" stroke-linecap="round"/>${half(-72)}${half(72)}<circle r="13" fill="${gold(0.9)}" stroke="${gold(0.4)}" stroke-width="3"/>`;
  };
  const [front, back] = dark ? [onyx, neutral] : [neutral, accent];
  const lightOf = (ramp: Ramp): number => (ramp === onyx ? 0.56 : ramp === neutral ? 0.95 : 0.56);
  return [
    groundShadow(painter, 232, 210),
    glow(painter, 270, accent(0.85), 0.4),
    `<g transform="translate(96 -52) rotate(${n(random.between(26, 40))}) scale(0.94)">${one(back, lightOf(back), back === neutral ? neutral(0.14) : '#fff')}</g>`,
    `<g transform="translate(-70 34) rotate(${n(random.between(-24, -10))}) scale(1.12)">${one(front, lightOf(front), front === onyx ? '#fff' : ruby(0.5))}</g>`,
    glint(painter, -136, -86, 40),
    glint(painter, 176, -120, 26),
  ].join('');
};

const HEAD =
  'M-92 190C-96 110 -40 70 -30 6C-60 30 -104 38 -134 20C-166 0 -170 -26 -150 -56L-70 -150C-66 -176 -52 -204 -40 -222C-28 -206 -20 -194 -14 -180C90 -170 150 -60 134 60C128 110 120 150 122 190Z';

/** A chess knight. */
export const knight: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, accent, neutral } = colors;
  const ebony: Ramp = (lightness) => colors.room(lightness * 0.85, 0.07);
  const [ramp, bright] = random.pick<readonly [Ramp, number]>([
    [gold, 0.88],
    [neutral, 0.92],
    [accent, 0.56],
    [ebony, 0.6],
  ]);
  const mane = [0, 1, 2, 3, 4]
    .map((index) =>
      plate(
        painter,
        `M${4 + index * 26} ${-172 + index * index * 7 + index * 12}C${60 + index * 24} ${-176 + index * 44} ${80 + index * 18} ${-140 + index * 50} ${92 + index * 15} ${-106 + index * 54}C${56 + index * 18} ${-118 + index * 48} ${20 + index * 22} ${-130 + index * 40} ${4 + index * 26} ${-172 + index * index * 7 + index * 12}Z`,
        ramp,
        bright * 0.86,
        4,
      ),
    )
    .join('');
  return [
    glow(painter, 280, accent(0.85), 0.5),
    groundShadow(painter, 244, 190),
    `<g transform="translate(0 -8)">`,
    volume(painter, HEAD, ramp, bright, 1.4),
    mane,
    `<path d="M-136 -8C-120 2 -108 2 -98 -4" stroke="${ramp(bright * 0.3)}" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="-134" cy="-32" r="7" fill="${ramp(bright * 0.3)}"/><path d="M-84 -104C-70 -124 -46 -122 -36 -104C-52 -92 -72 -92 -84 -104Z" fill="#0c0a10"/><circle cx="-58" cy="-109" r="5" fill="#fff"/><path d="M-16 6C20 -6 34 -34 34 -66" stroke="${ramp(bright * 0.46)}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    volume(painter, box(8, 196, 268, 34, 16), ramp, bright, 0.7),
    volume(painter, box(8, 232, 320, 40, 18), ramp, bright, 0.8),
    '</g>',
    glint(painter, -40, -190, 36),
    glint(painter, 130, 200, 24),
  ].join('');
};
