import { n } from '../../canvas.ts';
import { glow } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { rampOf } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { plate, taper, volume, type Spot } from '../../volume.ts';
import { fierceEye, teeth } from './hunters.ts';
import { inWater } from './sea.ts';

/** An even row of points from one spot to another. */
const row = ([fromX, fromY]: Spot, [toX, toY]: Spot, gaps: number): Spot[] =>
  Array.from({ length: gaps + 1 }, (_, index): Spot => [
    Math.round(fromX + ((toX - fromX) * index) / gaps),
    Math.round(fromY + ((toY - fromY) * index) / gaps),
  ]);

/** A crocodile with open jaws. */
export const crocodile: Motif = (painter) => {
  const { colors, random } = painter;
  const { ruby } = colors;
  const skin = rampOf(random.pick([140, 175, 70, 45, 265]), 0.13);
  const belly = rampOf(100, 0.08);
  const upper =
    'M-236 -8C-214 -66 -168 -96 -122 -98C-116 -140 -56 -148 -40 -100C20 -98 110 -106 158 -122C176 -146 222 -142 232 -112C240 -88 230 -66 212 -58C140 -34 40 -8 -52 34C-120 40 -190 30 -236 -8Z';
  const lower =
    'M-236 -8C-180 20 -110 34 -52 34C30 58 120 84 188 88C214 96 218 124 194 134C90 156 -60 160 -140 134C-196 116 -232 60 -236 -8Z';
  const scutes = [
    [-224, -44, -34],
    [-186, -84, -22],
    [-140, -106, -8],
    [-8, -104, 2],
    [40, -106, 2],
    [88, -110, -4],
  ]
    .map(
      ([x, y, turned]) =>
        `<g transform="translate(${x} ${y}) rotate(${turned})">${plate(painter, 'M-26 12L0 -34L26 12Z', skin, 0.5, 5)}</g>`,
    )
    .join('');
  return inWater(
    painter,
    [
      glow(painter, 260, skin(0.85), 0.4),
      `<g transform="translate(0 -4) rotate(${n(random.between(-12, 0))}) scale(0.94)">`,
      scutes,
      `<path d="M-110 24L206 -60L190 92Z" fill="${ruby(0.24)}"/><path d="M-70 36C0 20 90 44 150 82C90 84 0 70 -70 36Z" fill="${ruby(0.6)}"/>`,
      volume(painter, lower, belly, 0.72, 1),
      `<path d="${teeth(row([-30, 40], [188, 92], 8), -34)}" fill="#fff" stroke="${skin(0.3)}" stroke-width="2" stroke-linejoin="round"/>`,
      volume(painter, upper, skin, 0.54, 1.1),
      `<path d="${teeth(row([-24, 22], [212, -56], 8), 38)}" fill="#fff" stroke="${skin(0.3)}" stroke-width="2" stroke-linejoin="round"/>`,
      `<g fill="${skin(0.34)}" opacity="0.6"><circle cx="-176" cy="-40" r="13"/><circle cx="-148" cy="-4" r="10"/><circle cx="-192" cy="0" r="8"/><circle cx="30" cy="-62" r="9"/><circle cx="76" cy="-72" r="8"/><circle cx="120" cy="-82" r="7"/></g>`,
      `<ellipse cx="200" cy="-112" rx="15" ry="9" fill="${skin(0.2)}"/>`,
      `<g transform="translate(-82 -92) scale(-1 1)">${fierceEye(painter, 0, 0, 26, skin(0.34))}</g>`,
      '</g>',
      glint(painter, 120, -150, 32),
    ].join(''),
  );
};

/** A leaping swordfish. */
export const swordfish: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { neutral } = colors;
  const skin = rampOf(random.pick([255, 235, 275, 210]), 0.14);
  const body =
    'M-170 14C-110 -58 -20 -92 70 -74C110 -64 134 -40 158 -26L302 -18L160 4C150 26 120 44 84 54C0 76 -104 62 -170 14Z';
  return inWater(
    painter,
    [
      `<g transform="translate(-30 20) rotate(${n(random.between(-34, -22))}) scale(1.1)">`,
      glow(painter, 250, skin(0.85), 0.4),
      volume(
        painter,
        'M-150 14C-176 -40 -196 -104 -236 -146C-232 -92 -214 -40 -196 10C-220 56 -240 104 -232 156C-196 118 -168 64 -150 22Z',
        skin,
        0.46,
        0.6,
      ),
      volume(
        painter,
        'M90 -70C92 -130 60 -178 16 -196C18 -160 -20 -140 -70 -144C-104 -140 -116 -104 -96 -56C-30 -86 40 -84 90 -70Z',
        skin,
        0.5,
        0.7,
      ),
      `<path d="M60 -78C56 -118 44 -150 28 -172M22 -82C14 -114 -4 -134 -24 -138M-18 -80C-30 -108 -50 -122 -70 -132" stroke="${skin(0.82)}" stroke-opacity="0.6" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      volume(painter, body, skin, 0.52, 1),
      `<g clip-path="${canvas.clip(`<path d="${body}"/>`)}"><path d="M-190 24C-90 30 60 30 170 -4V100H-190Z" fill="${neutral(0.97)}" opacity="0.88"/></g>`,
      plate(painter, 'M154 -27L304 -18L158 3C164 -8 162 -18 154 -27Z', neutral, 0.86, 4),
      `<path d="M66 -58C52 -30 52 6 66 38" stroke="${skin(0.26)}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      volume(painter, 'M36 40C26 92 -8 140 -56 160C-50 116 -44 76 -34 48Z', skin, 0.44, 0.6),
      `<g transform="translate(106 -28) scale(-1 1)">${fierceEye(painter, 0, 0, 18, skin(0.34))}</g>`,
      '</g>',
      glint(painter, 176, -150, 36),
    ].join(''),
  );
};

const WHISKERS: readonly Spot[][] = [
  [
    [150, 34],
    [206, 60],
    [232, 26],
    [262, 44],
  ],
  [
    [146, 48],
    [196, 104],
    [232, 104],
    [250, 140],
  ],
  [
    [128, 60],
    [140, 130],
    [176, 164],
    [168, 204],
  ],
  [
    [100, 66],
    [92, 136],
    [116, 180],
    [96, 214],
  ],
];

/** A giant catfish. */
export const catfish: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { neutral, ruby } = colors;
  const skin = rampOf(random.pick([230, 70, 160, 290]), 0.08);
  const body =
    'M-150 0C-120 -70 -20 -110 70 -104C140 -98 184 -50 186 6C186 52 150 84 96 90C0 100 -110 80 -150 0Z';
  return inWater(
    painter,
    [
      `<g transform="translate(-14 -10) rotate(${n(random.between(-14, -2))}) scale(1.06)">`,
      glow(painter, 250, skin(0.85), 0.4),
      volume(
        painter,
        'M-130 0C-160 -50 -200 -92 -250 -100C-236 -66 -232 -30 -206 4C-230 34 -238 70 -250 104C-196 92 -156 50 -130 12Z',
        skin,
        0.44,
        0.6,
      ),
      volume(painter, 'M-30 -96C-24 -140 10 -180 60 -188C52 -156 60 -126 76 -100Z', skin, 0.46, 0.6),
      volume(painter, 'M-90 60C-84 104 -110 138 -146 148C-142 112 -140 84 -128 52Z', skin, 0.44, 0.5),
      volume(painter, body, skin, 0.5, 1.2),
      `<g clip-path="${canvas.clip(`<path d="${body}"/>`)}"><path d="M-170 40C-60 70 90 60 200 34V120H-170Z" fill="${neutral(0.95)}" opacity="0.85" filter="${canvas.blur(6)}"/></g>`,
      `<g fill="${skin(0.3)}" opacity="0.55"><circle cx="-40" cy="-44" r="12"/><circle cx="-84" cy="-12" r="9"/><circle cx="4" cy="-70" r="8"/><circle cx="-10" cy="-16" r="7"/></g>`,
      `<path d="M184 16C150 54 96 60 62 40C104 44 148 34 184 16Z" fill="${ruby(0.22)}" stroke="${skin(0.24)}" stroke-width="6" stroke-linejoin="round"/>`,
      volume(painter, 'M36 54C30 100 -2 132 -44 140C-40 106 -32 80 -20 58Z', skin, 0.42, 0.6),
      WHISKERS.map((whisker) => volume(painter, taper(whisker, 17, 3), skin, 0.4, 0.3)).join(''),
      `<g transform="translate(116 -38) scale(-1 1)">${fierceEye(painter, 0, 0, 23, skin(0.32))}</g>`,
      '</g>',
      glint(painter, 30, -140, 30),
    ].join(''),
    true,
  );
};
