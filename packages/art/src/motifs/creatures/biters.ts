import { n } from '../../canvas.ts';
import { glow } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { rampOf } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { mirrored, plate, taper, twin, volume, type Spot } from '../../volume.ts';
import { fierceEye, teeth } from './hunters.ts';
import { coin, inWater } from './sea.ts';

/** A crab with raised claws, a coin in each. */
export const crab: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, accent } = colors;
  const shell = random.pick([colors.ruby, rampOf(45, 0.19), rampOf(255, 0.16)]);
  const claw =
    'M150 -52C96 -92 108 -186 178 -218C160 -172 168 -148 184 -130C190 -166 208 -190 238 -200C266 -140 244 -76 190 -50Z';
  const legs: Spot[][] = [
    [
      [100, 40],
      [180, 30],
      [216, 76],
    ],
    [
      [96, 70],
      [168, 84],
      [190, 140],
    ],
    [
      [80, 96],
      [136, 128],
      [140, 186],
    ],
  ];
  const king = random.between(0, 1) < 0.6;
  return inWater(
    painter,
    [
      glow(painter, 250, gold(0.85), 0.35),
      `<g transform="translate(0 20) scale(1.06) rotate(${n(random.between(-7, 7))})">`,
      twin(legs.map((leg) => volume(painter, taper(leg, 34, 6), shell, 0.48, 0.5)).join('')),
      twin(
        `${volume(
          painter,
          taper(
            [
              [104, 10],
              [160, 0],
              [168, -64],
            ],
            44,
            34,
          ),
          shell,
          0.52,
          0.5,
        )}${volume(painter, claw, shell, 0.6, 0.9)}`,
      ),
      volume(painter, mirrored('M0 -76C90 -84 152 -40 150 24C146 92 70 128 0 130'), shell, 0.62, 1.3),
      `<g fill="${shell(0.36)}" opacity="0.55"><circle cx="-70" cy="-20" r="9"/><circle cx="-92" cy="14" r="6"/><circle cx="74" cy="-16" r="10"/><circle cx="98" cy="20" r="6"/></g>`,
      twin(
        `<path d="M56 -60L70 -104" stroke="${shell(0.4)}" stroke-width="16" stroke-linecap="round"/><circle cx="72" cy="-114" r="29" fill="#0a0a10"/><circle cx="72" cy="-114" r="26" fill="#fff"/><circle cx="66" cy="-108" r="14" fill="${accent(0.42)}"/><circle cx="66" cy="-108" r="8" fill="#07070b"/><circle cx="61" cy="-114" r="5" fill="#fff"/>`,
      ),
      `<path d="M-54 42C-30 84 30 84 54 42C20 56 -20 56 -54 42Z" fill="${shell(0.18)}" stroke="${shell(0.3)}" stroke-width="4" stroke-linejoin="round"/><path d="${teeth(
        [
          [-40, 48],
          [-20, 52],
          [0, 53],
          [20, 52],
          [40, 48],
        ],
        13,
      )}" fill="#fff"/>`,
      king
        ? `<g transform="translate(0 -78)">${plate(painter, 'M-36 4L-46 -56L-22 -30L0 -70L22 -30L46 -56L36 4Z', gold, 0.88)}<circle cy="-16" r="8" fill="${accent(0.66)}"/></g>`
        : '',
      '</g>',
      [-150, -60, 40, 140]
        .map(
          (x, index) =>
            `<g transform="translate(${x} ${206 + (index % 2) * 18})">${coin(painter, 30, 0.6, x / 6)}</g>`,
        )
        .join(''),
      glint(painter, -170, -150, 34),
    ].join(''),
    true,
  );
};

/** A piranha seen from the front: mostly mouth. */
export const piranha: Motif = (painter) => {
  const { colors, random } = painter;
  const [skin, belly] = random.pick([
    [rampOf(200, 0.13), colors.ruby],
    [rampOf(145, 0.15), rampOf(50, 0.18)],
    [rampOf(285, 0.16), rampOf(20, 0.2)],
  ] as const);
  const body = mirrored('M0 -170C96 -170 166 -96 168 -6C168 90 96 160 0 166');
  const upper: Spot[] = [
    [-112, 24],
    [-80, 8],
    [-46, -1],
    [-14, -4],
    [14, -4],
    [46, -1],
    [80, 8],
    [112, 24],
  ];
  const lower: Spot[] = [
    [-100, 46],
    [-72, 80],
    [-38, 100],
    [0, 106],
    [38, 100],
    [72, 80],
    [100, 46],
  ];
  return inWater(
    painter,
    [
      glow(painter, 260, belly(0.8), 0.4),
      `<g transform="rotate(${n(random.between(-9, 9))}) scale(1.08)">`,
      volume(
        painter,
        mirrored('M0 -214C24 -236 40 -214 36 -196C66 -206 78 -180 66 -150L0 -130'),
        belly,
        0.58,
        0.6,
      ),
      twin(
        volume(
          painter,
          'M140 -20C190 -80 236 -84 252 -62C232 -44 240 -20 258 0C234 8 238 40 246 62C204 70 166 46 142 26Z',
          belly,
          0.58,
          0.7,
        ),
      ),
      volume(painter, body, skin, 0.58, 1.5),
      `<g clip-path="${painter.canvas.clip(`<path d="${body}"/>`)}"><path d="M-180 60C-90 130 90 130 180 60V180H-180Z" fill="${belly(0.6)}" filter="${painter.canvas.blur(10)}"/></g>`,
      `<path d="M-122 26C-60 -16 60 -16 122 26C116 84 60 126 0 126S-116 84 -122 26Z" fill="${colors.ruby(0.14)}" stroke="${skin(0.24)}" stroke-width="9" stroke-linejoin="round"/><path d="M-64 104C-40 66 40 66 64 104C40 124 -40 124 -64 104Z" fill="${colors.ruby(0.56)}"/><path d="${teeth(upper, 44)}${teeth(lower, -40)}" fill="#fff" stroke="${colors.neutral(0.6)}" stroke-width="2" stroke-linejoin="round"/>`,
      twin(fierceEye(painter, 74, -62, 40, skin(0.34))),
      '</g>',
      glint(painter, -100, -116, 32),
    ].join(''),
  );
};
