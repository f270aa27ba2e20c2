import { n } from '../../canvas.ts';
import { glow } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import { rampOf } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { mirrored, taper, twin, volume, type Spot } from '../../volume.ts';
import { inWater } from './sea.ts';

/** An angry eye: the brow slopes down towards the middle at x = 0. */
export function fierceEye(
  { colors: { gold } }: Painter,
  x: number,
  y: number,
  size: number,
  brow: string,
): string {
  return `<g transform="translate(${x} ${y}) scale(${n(size / 20)})"><circle r="21" fill="#0a0a10"/><circle r="19" fill="#fff"/><circle cx="-2" cy="2" r="12" fill="${gold(0.74)}"/><circle cx="-2" cy="2" r="7" fill="#08080c"/><circle cx="-6" cy="-3" r="4" fill="#fff"/><path d="M-28 0C-12 -5 6 -14 24 -25C12 -40 -20 -38 -28 0Z" fill="${brow}"/></g>`;
}

/** A row of pointed teeth. */
export const teeth = (spots: readonly Spot[], down: number): string =>
  spots
    .map(([x, y], index) => {
      const [nextX, nextY] = spots[index + 1] ?? [0, 0];
      return index === spots.length - 1
        ? ''
        : `M${x} ${y}L${n((x + nextX) / 2)} ${n((y + nextY) / 2 + down)}L${nextX} ${nextY}Z`;
    })
    .join('');

const SHARK =
  'M-172 8C-112 -74 20 -122 112 -96C166 -80 202 -52 214 -20C170 -6 118 4 84 34C112 40 140 46 172 60C130 108 -34 116 -112 56C-140 40 -160 26 -172 8Z';

/** A shark with open jaws. */
export const shark: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { neutral, ruby } = colors;
  const skin = rampOf(random.pick([240, 215, 265, 190]), 0.09);
  const inside = canvas.clip(`<path d="${SHARK}"/>`);
  return inWater(
    painter,
    [
      `<g transform="translate(16 4) rotate(${n(random.between(-22, -6))}) scale(1.14)">`,
      glow(painter, 250, skin(0.85), 0.4),
      volume(
        painter,
        'M-148 12C-180 -40 -206 -110 -264 -142C-246 -80 -232 -30 -218 0C-236 30 -250 62 -254 104C-210 84 -168 50 -142 26Z',
        skin,
        0.46,
        0.6,
      ),
      volume(painter, 'M-34 -82C-8 -140 20 -190 66 -210C56 -166 64 -120 88 -92Z', skin, 0.48, 0.6),
      `<path d="M210 -20L84 34L172 60C190 36 204 10 210 -20Z" fill="${ruby(0.3)}"/><path d="M150 8C120 16 110 28 116 38L160 52Z" fill="${ruby(0.6)}"/>`,
      volume(painter, SHARK, skin, 0.54),
      `<g clip-path="${inside}"><path d="M-180 30C-80 76 20 40 84 34L176 60C130 130 -60 130 -180 30Z" fill="${neutral(0.96)}" opacity="0.88"/><path d="M-120 60C-30 120 110 110 176 62L180 130H-130Z" fill="${skin(0.5)}" opacity="0.5" filter="${canvas.blur(8)}"/></g>`,
      `<path d="${teeth(
        [
          [208, -18],
          [184, -11],
          [160, -3],
          [136, 6],
          [114, 18],
          [94, 30],
        ],
        24,
      )}${teeth(
        [
          [100, 38],
          [120, 43],
          [140, 49],
          [158, 56],
          [172, 61],
        ],
        -20,
      )}" fill="#fff" stroke="${skin(0.3)}" stroke-width="1.5"/>`,
      `<path d="M36 -30C26 -8 26 16 34 38M12 -28C2 -6 2 18 10 40M-12 -24C-22 -4 -22 18 -14 38" stroke="${skin(0.24)}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      volume(painter, 'M40 72C22 122 -20 176 -72 190C-60 150 -52 112 -34 80Z', skin, 0.46, 0.6),
      `<g transform="translate(120 -44) scale(-1 1)">${fierceEye(painter, 0, 0, 19, skin(0.34))}</g>`,
      '</g>',
      glint(painter, 60, -150, 30),
    ].join(''),
  );
};

const ARMS: readonly Spot[][] = [
  [
    [50, 20],
    [120, 50],
    [186, 20],
    [214, -50],
    [184, -100],
    [148, -78],
  ],
  [
    [54, 40],
    [120, 106],
    [200, 106],
    [244, 54],
    [222, 20],
    [196, 36],
  ],
  [
    [40, 56],
    [76, 140],
    [140, 186],
    [204, 176],
    [206, 138],
  ],
  [
    [14, 60],
    [26, 140],
    [16, 204],
    [58, 240],
    [96, 214],
  ],
];

/** A kraken. */
export const octopus: Motif = (painter) => {
  const { colors, random } = painter;
  const skin = rampOf(random.pick([20, 330, 300, 45, 190]), 0.2);
  const suckers = (arm: readonly Spot[]): string =>
    arm
      .slice(1, -1)
      .map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${9 - index}"/>`)
      .join('');
  const arms = (bright: number): string =>
    twin(
      ARMS.map(
        (arm) =>
          `${volume(painter, taper(arm, 58, 12), skin, bright, 0.5)}<g fill="${skin(0.92)}" opacity="0.8">${suckers(arm)}</g>`,
      ).join(''),
    );
  const head = mirrored('M0 -206C98 -206 142 -128 126 -56C118 -10 92 20 76 64C50 84 22 88 0 88');
  return inWater(
    painter,
    [
      glow(painter, 260, colors.accent(0.8), 0.4),
      `<g transform="rotate(${n(random.between(-8, 8))})">`,
      arms(0.56),
      volume(painter, head, skin, 0.62, 1.3),
      `<g fill="${skin(0.4)}" opacity="0.5"><circle cx="-60" cy="-136" r="16"/><circle cx="-24" cy="-166" r="10"/><circle cx="54" cy="-150" r="19"/><circle cx="88" cy="-100" r="9"/></g>`,
      twin(fierceEye(painter, 46, -18, 30, skin(0.36))),
      `<path d="M-26 48C-10 38 10 38 26 48" stroke="${skin(0.24)}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
      '</g>',
      glint(painter, -54, -158, 34),
    ].join(''),
  );
};
