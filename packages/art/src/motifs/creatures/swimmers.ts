import { n } from '../../canvas.ts';
import { glow } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { rampOf } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { mirrored, plate, taper, twin, volume, type Spot } from '../../volume.ts';
import { inWater } from './sea.ts';

/** A sea turtle from above. */
export const turtle: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { gold } = colors;
  const skin = rampOf(random.pick([150, 170, 120]), 0.15);
  const shellRamp = random.pick([gold, rampOf(50, 0.17), rampOf(110, 0.16)]);
  const shell = mirrored('M0 -128C86 -128 132 -62 130 10C128 88 66 146 0 170');
  const hexagons = ['M0 -112L44 -84V-34L0 -8L-44 -34V-84Z', 'M0 4L46 32V84L0 110L-46 84V32Z'];
  const sides = [
    'M56 -88L96 -78L124 -30L104 -4L58 -28Z',
    'M58 -16L102 8L100 52L58 76L12 0Z',
    'M58 88L98 64L92 104L40 146L10 116Z',
  ];
  return inWater(
    painter,
    [
      glow(painter, 260, gold(0.88), 0.4),
      `<g transform="rotate(${n(random.between(14, 36))}) translate(0 14) scale(1.08)">`,
      volume(painter, 'M-14 150C-8 180 -4 196 0 206C4 196 8 180 14 150Z', skin, 0.52, 0.4),
      twin(
        volume(painter, 'M84 -88C140 -150 222 -150 262 -46C216 -70 164 -54 104 10Z', skin, 0.56, 0.8) +
          volume(painter, 'M92 86C140 100 166 144 158 202C120 192 84 170 60 140Z', skin, 0.52, 0.7),
      ),
      volume(
        painter,
        mirrored('M0 -214C34 -214 56 -190 52 -160C48 -132 36 -116 26 -104L0 -100'),
        skin,
        0.6,
        0.8,
      ),
      twin(
        '<circle cx="32" cy="-176" r="13" fill="#0b0b10"/><circle cx="36" cy="-180" r="4.5" fill="#fff"/>',
      ),
      volume(painter, shell, shellRamp, 0.56, 1.2),
      `<g clip-path="${canvas.clip(`<path d="${shell}"/>`)}">${[...hexagons, ...sides].map((path) => plate(painter, path, shellRamp, 0.82, 8)).join('')}<g transform="scale(-1 1)">${sides.map((path) => plate(painter, path, shellRamp, 0.7, 8)).join('')}</g><ellipse cx="-44" cy="-66" rx="62" ry="40" fill="#fff" opacity="0.3" transform="rotate(-36 -44 -66)" filter="${canvas.blur(10)}"/></g>`,
      '</g>',
      glint(painter, -20, -90, 34),
    ].join(''),
  );
};

/** A glowing jellyfish. */
export const jellyfish: Motif = (painter) => {
  const { canvas, random } = painter;
  const skin = rampOf(random.pick([320, 200, 275, 350]), 0.2);
  const bell = mirrored(
    'M0 -190C120 -190 176 -96 168 -4C150 14 128 6 112 -12C96 16 66 20 46 -6C34 14 14 16 0 6',
  );
  const hair: Spot[][] = [
    [
      [130, 0],
      [150, 70],
      [120, 140],
      [150, 220],
    ],
    [
      [84, 6],
      [104, 80],
      [70, 150],
      [96, 236],
    ],
    [
      [40, 4],
      [24, 90],
      [52, 150],
      [22, 226],
    ],
  ];
  const frill = taper(
    [
      [-16, 0],
      [10, 70],
      [-22, 120],
      [12, 180],
      [-8, 226],
    ],
    44,
    6,
  );
  return inWater(
    painter,
    [
      glow(painter, 300, skin(0.78), 0.75),
      `<g transform="rotate(${n(random.between(-16, 16))}) translate(0 -6) scale(1.06)">`,
      `<g opacity="0.85">${twin(hair.map((line) => plate(painter, taper(line, 15, 3), skin, 0.76, 3)).join(''))}</g>`,
      `<g opacity="0.9">${plate(painter, frill, skin, 0.9, 3)}<g transform="translate(44 -6) scale(-0.8 0.86)">${plate(painter, frill, skin, 0.82, 3)}</g></g>`,
      volume(painter, bell, skin, 0.68, 1.2),
      `<g clip-path="${canvas.clip(`<path d="${bell}"/>`)}"><g transform="translate(0 -50)">${glow(painter, 130, '#fff', 0.7)}</g><path d="M0 -180C40 -120 44 -60 40 10M0 -180C-40 -120 -44 -60 -40 10M0 -180C100 -140 122 -70 118 0M0 -180C-100 -140 -122 -70 -118 0" stroke="#fff" stroke-opacity="0.45" stroke-width="4" fill="none"/></g>`,
      twin(
        `<circle cx="62" cy="-96" r="13" fill="${skin(0.94)}" opacity="0.9"/><circle cx="98" cy="-56" r="8" fill="${skin(0.94)}" opacity="0.8"/>`,
      ),
      '</g>',
      glint(painter, -72, -130, 40),
    ].join(''),
    true,
  );
};

const WHALE =
  'M214 26C214 -84 112 -128 6 -112C-86 -98 -128 -34 -196 -78C-208 -66 -214 -52 -214 -40C-172 66 -94 132 18 140C126 146 206 106 214 26Z';

/** A spouting whale. */
export const whale: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const skin = rampOf(random.pick([245, 220, 280]), 0.13);
  const grooves = [0, 1, 2, 3, 4]
    .map(
      (line) =>
        `M${190 - line * 14} ${72 + line * 14}C${120 - line * 18} ${98 + line * 12} ${20 - line * 14} ${96 + line * 12} ${-70 + line * 16} ${66 + line * 15}`,
    )
    .join('');
  const spray: Spot[][] = [
    [
      [70, -118],
      [66, -170],
      [30, -214],
      [-16, -208],
    ],
    [
      [74, -118],
      [80, -184],
      [72, -240],
      [70, -262],
    ],
    [
      [78, -118],
      [92, -170],
      [130, -212],
      [174, -198],
    ],
  ];
  return inWater(
    painter,
    [
      `<g transform="translate(0 26) rotate(${n(random.between(-12, 4))})">`,
      glow(painter, 250, skin(0.86), 0.4),
      spray
        .map((line) => `<path d="${taper(line, 12, 22)}" fill="${colors.room(0.97)}" opacity="0.85"/>`)
        .join(''),
      `<g fill="#fff">${[
        [-22, -206, 15],
        [72, -262, 17],
        [178, -196, 14],
        [20, -236, 8],
        [126, -244, 8],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" opacity="0.85"/>`)
        .join('')}</g>`,
      volume(
        painter,
        'M-186 -44C-160 -116 -128 -140 -84 -150C-120 -176 -170 -168 -198 -132C-220 -172 -262 -186 -296 -170C-254 -146 -238 -104 -226 -36Z',
        skin,
        0.5,
        0.8,
      ),
      volume(painter, WHALE, skin, 0.56, 1.5),
      `<g clip-path="${canvas.clip(`<path d="${WHALE}"/>`)}"><path d="M220 50C120 100 -20 90 -120 40C-80 130 20 170 120 160C190 140 220 100 220 50Z" fill="${colors.neutral(0.97)}" opacity="0.92"/><path d="${grooves}" stroke="${skin(0.5)}" stroke-width="4" fill="none" opacity="0.7"/><ellipse cx="60" cy="-84" rx="90" ry="20" fill="#fff" opacity="0.35" transform="rotate(8 60 -84)" filter="${canvas.blur(8)}"/></g>`,
      `<path d="M212 44C180 60 150 62 118 48" stroke="${skin(0.22)}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
      `<circle cx="116" cy="6" r="21" fill="${skin(0.3)}"/><circle cx="117" cy="5" r="15" fill="#08080c"/><circle cx="112" cy="-1" r="6" fill="#fff"/>`,
      volume(painter, 'M40 84C30 140 -10 186 -64 196C-56 150 -44 116 -24 84Z', skin, 0.5, 0.7),
      '</g>',
      glint(painter, 40, -70, 32),
    ].join(''),
  );
};

/** A manta ray seen from below. */
export const manta: Motif = (painter) => {
  const { colors, random } = painter;
  const skin = rampOf(random.pick([265, 240, 300, 195]), 0.15);
  const body = mirrored(
    'M0 -104C30 -108 44 -130 60 -150C72 -140 72 -116 84 -96C160 -84 246 -50 286 62C212 26 150 44 104 86C66 120 32 134 0 146',
  );
  return inWater(
    painter,
    [
      glow(painter, 280, colors.accent(0.8), 0.45),
      `<g transform="rotate(${n(random.between(-26, 26))}) translate(0 -16)">`,
      plate(
        painter,
        taper(
          [
            [0, 120],
            [14, 170],
            [-10, 220],
            [20, 280],
          ],
          20,
          2,
        ),
        skin,
        0.46,
        4,
      ),
      volume(painter, body, skin, 0.5, 1.3),
      twin(
        `<path d="M66 -58C130 -52 188 -26 220 14C170 -4 124 -6 84 10C60 -6 52 -34 66 -58Z" fill="${skin(0.8)}" opacity="0.55"/><path d="M30 60C40 40 60 30 84 30" stroke="${skin(0.24)}" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="62" cy="-104" r="11" fill="#08080c"/><circle cx="65" cy="-107" r="4" fill="#fff"/>${[
          [40, -30, 8],
          [120, 30, 7],
          [160, 22, 5],
          [24, 20, 6],
          [60, 84, 6],
        ]
          .map(
            ([x, y, r]) =>
              `<circle cx="${x}" cy="${y}" r="${r}" fill="${colors.accent(0.9)}" opacity="0.9"/>`,
          )
          .join('')}`,
      ),
      '</g>',
      glint(painter, -80, -60, 30),
    ].join(''),
  );
};
