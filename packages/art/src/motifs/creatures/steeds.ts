import { n } from '../../canvas.ts';
import { glow, groundShadow, metal } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { plate, taper, volume, type Spot } from '../../volume.ts';

const HEAD =
  'M-100 200C-96 140 -60 100 -40 50C-66 66 -104 78 -140 70C-176 62 -186 30 -164 2L-92 -104C-84 -140 -70 -176 -52 -206C-36 -190 -26 -174 -20 -158C70 -150 140 -60 146 60C150 120 150 170 156 200Z';
const LOCKS: readonly Spot[][] = [
  [
    [-34, -160],
    [-70, -130],
    [-66, -84],
    [-98, -60],
  ],
  [
    [-10, -158],
    [70, -160],
    [110, -118],
    [150, -128],
  ],
  [
    [30, -128],
    [110, -110],
    [148, -56],
    [196, -58],
  ],
  [
    [68, -86],
    [146, -50],
    [168, 8],
    [216, 14],
  ],
  [
    [100, -30],
    [160, 10],
    [172, 70],
    [222, 86],
  ],
  [
    [118, 30],
    [166, 74],
    [170, 128],
    [214, 156],
  ],
];

function steed(painter: Painter, coat: Ramp, bright: number, manes: readonly Ramp[], horn: boolean): string {
  const { colors, random } = painter;
  const { gold } = colors;
  const mane = LOCKS.map((lock, index) =>
    volume(painter, taper(lock, 54, 4), manes[index % manes.length] ?? gold, 0.66, 0.5),
  );
  const spire = [0, 1, 2, 3]
    .map((step) => `M${-104 - step * 7} ${-152 - step * 26}L${-76 - step * 9.5} ${-160 - step * 24}`)
    .join('');
  return [
    glow(painter, 290, gold(0.95), 0.5),
    groundShadow(painter, 222, 170),
    `<g transform="translate(-8 10) rotate(${n(random.between(-5, 5))})">`,
    volume(painter, HEAD, coat, bright, 1.3),
    plate(painter, 'M-56 -150C-62 -186 -56 -216 -40 -238C-24 -214 -16 -184 -20 -152Z', coat, bright * 0.9, 6),
    mane.join(''),
    horn
      ? `<path d="M-112 -124L-150 -286L-66 -152Z" fill="${metal(painter, gold)}" stroke="${gold(0.3)}" stroke-width="6" stroke-linejoin="round"/><path d="${spire}" stroke="${gold(0.36)}" stroke-width="6" stroke-linecap="round"/>`
      : '',
    `<path d="M-92 -54C-78 -78 -48 -78 -34 -56C-52 -42 -78 -42 -92 -54Z" fill="#120c16"/><circle cx="-66" cy="-62" r="6" fill="#fff"/><path d="M-98 -62C-80 -90 -46 -88 -30 -64" stroke="${coat(bright * 0.4)}" stroke-width="7" fill="none" stroke-linecap="round"/><ellipse cx="-150" cy="30" rx="10" ry="7" fill="${coat(bright * 0.4)}"/><path d="M-158 58C-140 62 -124 58 -110 48" stroke="${coat(bright * 0.4)}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    '</g>',
    glint(painter, horn ? -150 : -60, horn ? -262 : -190, 40),
    glint(painter, 150, -130, 26),
  ].join('');
}

/** A unicorn's head with a mane in two colours. */
export const unicorn: Motif = (painter) => {
  const { colors, random } = painter;
  const manes = random.pick([
    [rampOf(300, 0.19), rampOf(340, 0.18)],
    [rampOf(280, 0.18), rampOf(200, 0.15)],
    [colors.accent, rampOf(310, 0.18)],
  ] as const);
  return steed(painter, colors.neutral, 0.94, manes, true);
};

/** A horse's head. */
export const horse: Motif = (painter) => {
  const { colors, random } = painter;
  const [coat, bright, mane] = random.pick<readonly [Ramp, number, Ramp]>([
    [rampOf(48, 0.12), 0.52, rampOf(40, 0.05)],
    [rampOf(70, 0.12), 0.74, colors.neutral],
    [rampOf(280, 0.03), 0.36, rampOf(20, 0.14)],
  ]);
  return steed(painter, coat, bright, [mane], false);
};
