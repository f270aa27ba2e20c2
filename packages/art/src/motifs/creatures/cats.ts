import { groundShadow, glow } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { around, mirrored, plate, twin, volume } from '../../volume.ts';
import { lean } from './beasts.ts';
import { fierceEye } from './hunters.ts';

const STRIPES =
  'M0 -160L16 -112L0 -76L-16 -112ZM44 -156C40 -130 30 -112 24 -96C50 -112 64 -130 70 -150ZM200 26C164 14 140 14 116 26C144 34 170 38 196 38ZM186 -20C156 -24 136 -18 118 -4C146 -2 168 2 196 8ZM170 76C146 62 130 60 108 64C126 80 146 86 164 88ZM96 -132C90 -112 80 -98 66 -86C92 -90 112 -106 122 -122Z';
const CHEEKS =
  'M40 -84C74 -96 104 -84 112 -60C88 -56 58 -56 40 -84ZM110 60C150 70 190 80 210 60V200H60C90 160 104 110 110 60Z';

type Coat = {
  fur: Ramp;
  bright: number;
  /** Markings of the right half of the face. */
  marks: string;
  /** Around brows and cheeks. */
  pale: string;
  muzzle: Ramp;
  /** The colour of marks and brows. */
  dark: string;
  behind?: string;
};

/** The face of a big cat. */
function bigCat(painter: Painter, { fur, bright, marks, pale, muzzle, dark, behind = '' }: Coat): string {
  const { canvas, colors } = painter;
  const { ruby } = colors;
  const head = mirrored(
    'M0 -168C70 -172 132 -140 150 -86C176 -60 190 -10 206 34L166 40L176 84L128 88C104 146 56 186 0 190',
  );
  return [
    groundShadow(painter, 222, 170),
    glow(painter, 290, fur(0.88), 0.5),
    lean(
      painter,
      [
        behind,
        twin(
          volume(painter, 'M72 -140C84 -206 130 -232 170 -210C186 -170 178 -120 146 -84Z', fur, bright, 0.8) +
            `<path d="M100 -142C110 -184 136 -200 156 -188C162 -160 156 -130 140 -108Z" fill="${ruby(0.4)}"/>`,
        ),
        volume(painter, head, fur, bright, 1.4),
        `<g clip-path="${canvas.clip(`<path d="${head}"/>`)}">${twin(`<path d="${marks}" fill="${dark}"/><path d="${CHEEKS}" fill="${pale}" opacity="0.85"/>`)}</g>`,
        volume(
          painter,
          mirrored('M0 40C40 20 104 50 100 104C94 146 40 160 0 132'),
          muzzle,
          muzzle === fur ? bright * 1.2 : 0.97,
          0.9,
        ),
        `<path d="M-60 132C-30 176 30 176 60 132C40 150 -40 150 -60 132Z" fill="${ruby(0.3)}"/><path d="M-52 134L-40 172L-28 144ZM52 134L40 172L28 144Z" fill="#fff" stroke="#555" stroke-width="1"/>`,
        plate(painter, mirrored('M0 34C26 22 46 26 50 38C44 62 22 74 0 80'), ruby, 0.66, 5),
        `<path d="M0 80V112" stroke="#331a1a" stroke-width="6"/>`,
        twin(
          `${fierceEye(painter, 66, -32, 29, dark)}<g fill="#4a3a3a"><circle cx="56" cy="92" r="4"/><circle cx="74" cy="82" r="4"/><circle cx="76" cy="106" r="4"/></g><path d="M84 92L210 70M84 104L206 124" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
        ),
      ].join(''),
    ),
    glint(painter, -70, -130, 32),
  ].join('');
}

/** A tiger's face. */
export const tiger: Motif = (painter) => {
  const { neutral } = painter.colors;
  const [fur, dark] = painter.random.pick<readonly [Ramp, string]>([
    [rampOf(62, 0.18), '#1c0f0a'],
    [rampOf(62, 0.18), '#1c0f0a'],
    [neutral, '#1a1c28'],
    [rampOf(285, 0.12), '#0d0914'],
  ]);
  const bright = fur === neutral ? 0.88 : 0.7;
  return bigCat(painter, { fur, bright, dark, marks: STRIPES, pale: '#fff', muzzle: neutral });
};

/** A panther's face, black as night. */
export const panther: Motif = (painter) => {
  const fur = rampOf(painter.random.pick([270, 250, 290]), 0.05);
  return bigCat(painter, { fur, bright: 0.32, dark: '#08070c', marks: '', pale: fur(0.34), muzzle: fur });
};

const spot = (x: number, y: number, size: number): string =>
  `M${x - size} ${y}a${size} ${size * 0.8} 0 1 1 ${size} ${size * 0.8}l${-size * 0.2} ${-size * 0.5}a${size * 0.4} ${size * 0.35} 0 1 0 ${-size * 0.3} ${-size * 0.3}Z`;
const SPOTS = [
  [14, -140, 12],
  [44, -120, 15],
  [84, -118, 14],
  [22, -98, 13],
  [122, -84, 15],
  [146, -44, 15],
  [124, -6, 13],
  [168, -6, 14],
  [146, 30, 14],
  [116, 42, 11],
  [180, 30, 10],
]
  .map(([x = 0, y = 0, size = 0]) => spot(x, y, size))
  .join('');

/** A leopard's face. */
export const leopard: Motif = (painter) =>
  bigCat(painter, {
    fur: rampOf(painter.random.pick([78, 84, 70]), 0.14),
    bright: 0.78,
    dark: '#21140c',
    marks: SPOTS,
    pale: '#fff',
    muzzle: painter.colors.neutral,
  });

/** A lion's face in its mane. */
export const lion: Motif = (painter) => {
  const fur = rampOf(75, 0.15);
  const mane = rampOf(painter.random.pick([42, 50, 34]), 0.15);
  const ring = (count: number, far: number, bright: number): string =>
    around(
      count,
      () =>
        plate(
          painter,
          `M-46 -110C-40 -${far - 30} -14 -${far - 6} 0 -${far}C14 -${far - 6} 40 -${far - 30} 46 -110Z`,
          mane,
          bright,
          5,
        ),
      180 / count,
    );
  return bigCat(painter, {
    fur,
    bright: 0.76,
    dark: '#3a1d0c',
    marks: '',
    pale: '#fff',
    muzzle: painter.colors.neutral,
    behind: `<g transform="translate(0 4)">${ring(16, 250, 0.44)}${ring(14, 222, 0.56)}</g>`,
  });
};
