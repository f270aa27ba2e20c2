import { n } from '../canvas.ts';
import { ball, glow, groundShadow, shine } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { rampOf, type Ramp } from '../palette.ts';
import { glint } from '../scenes.ts';
import { SEVEN } from '../shapes.ts';
import { around, mirrored, taper, twin, volume } from '../volume.ts';
import { box } from './tables/piece.ts';

/** A burning seven. */
export const seven: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, ruby, accent } = colors;
  const body: Ramp = random.pick([ruby, ruby, accent]);
  const flame = rampOf(48, 0.2);
  const rays = around(
    20,
    (_, index) =>
      `<path d="M-15 -120L0 ${-258 - (index % 2) * 44}L15 -120Z" fill="${index % 2 ? gold(0.92) : flame(0.7)}" opacity="0.8"/>`,
    random.between(0, 18),
  );
  return [
    glow(painter, 300, flame(0.85), 0.8),
    groundShadow(painter, 232, 150),
    rays,
    `<g transform="rotate(${n(random.between(-10, 6))}) scale(212)"><path d="${SEVEN}" fill="${gold(0.3)}" stroke="${gold(0.3)}" stroke-width="0.3" stroke-linejoin="round" transform="translate(0 0.03)"/><path d="${SEVEN}" fill="none" stroke="${gold(0.9)}" stroke-width="0.22" stroke-linejoin="round"/>${volume(painter, SEVEN, body, 0.6, 1 / 190)}</g>`,
    glint(painter, -110, -150, 46),
    glint(painter, 96, -60, 26),
  ].join('');
};

/** Slices of melon, orange and lemon. */
export const citrus: Motif = (painter) => {
  const { colors, random } = painter;
  const rind = rampOf(145, 0.18);
  const cut = (radius: number, peel: Ramp, flesh: Ramp, bright: number): string =>
    `<circle r="${radius}" cy="6" fill="${peel(0.26)}"/>${ball(painter, radius, peel, 0.74)}<circle r="${n(radius * 0.88)}" fill="${peel(0.96)}"/>${around(9, () => `<path d="M0 -8C${n(radius * 0.16)} ${n(-radius * 0.3)} ${n(radius * 0.28)} ${n(-radius * 0.62)} ${n(radius * 0.22)} ${n(-radius * 0.76)}C${n(radius * 0.1)} ${n(-radius * 0.84)} ${n(-radius * 0.1)} ${n(-radius * 0.84)} ${n(-radius * 0.22)} ${n(-radius * 0.76)}C${n(-radius * 0.28)} ${n(-radius * 0.62)} ${n(-radius * 0.16)} ${n(-radius * 0.3)} 0 -8Z" fill="${flesh(bright)}" stroke="${flesh(bright * 0.8)}" stroke-width="2"/>`)}<g opacity="0.5">${shine(painter, radius * 0.9)}</g>`;
  const seeds = [
    [-90, 40],
    [-40, 84],
    [20, 50],
    [70, 92],
    [110, 40],
    [-10, 122],
    [50, 140],
    [-60, 132],
  ]
    .map(([x, y]) => `<path d="M${x} ${y}c9 7 9 20 0 24c-9 -4 -9 -17 0 -24Z" fill="#1b0d0d"/>`)
    .join('');
  return [
    glow(painter, 280, colors.gold(0.94), 0.5),
    groundShadow(painter, 226, 210),
    `<g transform="translate(-104 -84) rotate(${n(random.between(0, 40))})">${cut(112, rampOf(62, 0.18), rampOf(58, 0.18), 0.78)}</g>`,
    `<g transform="translate(118 -70) rotate(${n(random.between(0, 40))})">${cut(92, rampOf(108, 0.18), rampOf(112, 0.17), 0.93)}</g>`,
    `<g transform="translate(0 14) rotate(${n(random.between(-8, 8))}) scale(1.16)">${volume(painter, 'M-186 0A186 186 0 0 0 186 0Z', rind, 0.5, 1)}<path d="M-166 0A166 166 0 0 0 166 0Z" fill="${rind(0.95)}"/>${volume(painter, 'M-150 0A150 150 0 0 0 150 0Z', colors.ruby, 0.64, 0.7)}<g transform="scale(0.86)">${seeds}</g></g>`,
    glint(painter, -140, -120, 32),
    glint(painter, -90, 60, 24),
  ].join('');
};

/** A doughnut with sprinkles. */
export const donut: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const dough = rampOf(66, 0.13);
  const icing: Ramp = random.pick([rampOf(350, 0.17), rampOf(30, 0.08), colors.accent, rampOf(310, 0.16)]);
  const bright = 0.72;
  const ring = (outer: number, inner: number): string =>
    `M${-outer} 0a${outer} ${outer} 0 1 0 ${outer * 2} 0a${outer} ${outer} 0 1 0 ${-outer * 2} 0ZM${-inner} 0a${inner} ${inner} 0 1 1 ${inner * 2} 0a${inner} ${inner} 0 1 1 ${-inner * 2} 0Z`;
  const edge = Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const radius = 162 + 9 * Math.sin(angle * 7) + 5 * Math.sin(angle * 11 + 1);
    return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
  });
  const top = `M${edge.join('L')}ZM-76 0a76 76 0 1 0 152 0a76 76 0 1 0 -152 0Z`;
  const ramps = [colors.gold, rampOf(200, 0.15), colors.neutral, rampOf(145, 0.17), colors.ruby];
  const sprinkles = Array.from({ length: 34 }, (_, index) => {
    const [angle, radius] = [
      (index / 34) * 2 * Math.PI * 3 + random.between(-0.3, 0.3),
      random.between(92, 146),
    ];
    return `<rect x="-11" y="-4.5" width="22" height="9" rx="4.5" fill="${(ramps[index % 5] ?? colors.gold)(index % 5 === 2 ? 0.97 : 0.74)}" stroke="#000" stroke-opacity="0.25" stroke-width="1.5" transform="translate(${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}) rotate(${n(random.between(0, 180))})"/>`;
  }).join('');
  return [
    glow(painter, 290, icing(0.88), 0.6),
    groundShadow(painter, 226, 180),
    `<g transform="rotate(${n(random.between(-20, 20))}) scale(1.08 1.02)">${volume(painter, ring(184, 58), dough, 0.72, 1.2)}${volume(painter, top, icing, bright, 1.1)}${sprinkles}</g>`,
    `<ellipse cx="-66" cy="-112" rx="52" ry="17" fill="#fff" opacity="0.6" transform="rotate(-32 -66 -112)" filter="${canvas.blur(3)}"/>`,
    glint(painter, -110, -110, 40),
    glint(painter, 130, 70, 24),
  ].join('');
};

/** A pumpkin lantern. */
export const pumpkin: Motif = (painter) => {
  const { colors } = painter;
  const { gold } = colors;
  const skin = rampOf(55, 0.19);
  const stalk = rampOf(130, 0.13);
  const rib = (x: number, wide: number, bright: number): string =>
    volume(
      painter,
      `M${x} -120C${x + wide} -128 ${x + wide} 176 ${x} 170C${x - wide} 176 ${x - wide} -128 ${x} -120Z`,
      skin,
      bright,
      0.8,
    );
  const holes =
    'M-112 -34L-56 -66L-40 -6L-96 4ZM112 -34L56 -66L40 -6L96 4ZM0 4L24 44H-24ZM-134 56C-90 84 -66 80 -52 66L-36 92L-12 78L12 98L34 78L54 66C70 80 92 84 134 56C120 132 60 152 0 152S-120 132 -134 56Z';
  return [
    glow(painter, 290, gold(0.9), 0.7),
    groundShadow(painter, 216, 200),
    `<g transform="translate(0 14) scale(1.08)">`,
    volume(
      painter,
      taper(
        [
          [0, -110],
          [-8, -160],
          [26, -196],
          [70, -190],
        ],
        50,
        30,
      ),
      stalk,
      0.46,
      0.7,
    ),
    rib(-116, 106, 0.56) + rib(116, 106, 0.54) + rib(-64, 110, 0.64) + rib(64, 110, 0.62) + rib(0, 100, 0.7),
    `<path d="${holes}" fill="${skin(0.2)}" transform="translate(0 -5)"/><path d="${holes}" fill="${painter.canvas.radial(
      [
        [0, '#fffbe0'],
        [0.5, gold(0.92)],
        [1, skin(0.66)],
      ],
      [0.5, 0.6],
      0.6,
    )}"/>`,
    volume(
      painter,
      taper(
        [
          [10, -126],
          [80, -160],
          [130, -130],
          [150, -170],
        ],
        10,
        3,
      ),
      stalk,
      0.56,
      0.3,
    ),
    '</g>',
    glint(painter, -110, -70, 32),
  ].join('');
};

/** A fortune cat. */
export const cat: Motif = (painter) => {
  const { colors, random } = painter;
  const { neutral, ruby, gold } = colors;
  const fur: Ramp = random.pick([neutral, neutral, gold]);
  const bright = fur === neutral ? 0.97 : 0.88;
  return [
    glow(painter, 290, gold(0.93), 0.7),
    groundShadow(painter, 236, 180),
    `<g transform="rotate(${n(random.between(-5, 5))})">`,
    volume(painter, mirrored('M0 20C80 20 138 90 142 170C144 220 110 238 0 238'), fur, bright, 1.2),
    volume(
      painter,
      'M96 60C110 0 118 -60 128 -120C134 -170 204 -164 202 -110C198 -20 178 60 138 110Z',
      fur,
      bright,
      0.9,
    ),
    `<path d="M140 -100C150 -116 182 -116 190 -98M152 -130V-108M174 -130V-108" stroke="${ruby(0.56)}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    twin(
      volume(painter, 'M52 -150L118 -214L136 -100Z', fur, bright, 0.7) +
        `<path d="M80 -148L112 -182L120 -116Z" fill="${ruby(0.7)}"/>`,
    ),
    volume(painter, mirrored('M0 -168C84 -168 144 -124 144 -56C144 10 90 44 0 44'), fur, bright, 1.3),
    `<path d="M-90 36C-40 62 40 62 90 36L96 60C40 88 -40 88 -96 60Z" fill="${ruby(0.54)}" stroke="${ruby(0.3)}" stroke-width="4"/><g transform="translate(0 82)">${ball(painter, 24, gold, 0.86)}${shine(painter, 22)}</g>`,
    twin(
      `<path d="M42 -58C54 -80 86 -80 98 -58" stroke="#1a1216" stroke-width="10" fill="none" stroke-linecap="round"/><circle cx="92" cy="-22" r="18" fill="${ruby(0.74)}" opacity="0.6"/><path d="M96 -14L158 -26M96 -2L154 6" stroke="#1a1216" stroke-width="4" stroke-linecap="round"/>`,
    ),
    `<path d="M-12 -34H12L0 -20Z" fill="${ruby(0.6)}"/><path d="M0 -20C-4 2 -30 4 -36 -10M0 -20C4 2 30 4 36 -10" stroke="#1a1216" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    `<g transform="translate(-26 166)">${volume(painter, box(0, 0, 92, 124, 44), gold, 0.88, 0.7)}<path d="M0 -34V36M-24 -8H24M-24 14H24" stroke="${ruby(0.5)}" stroke-width="9" stroke-linecap="round"/></g>`,
    volume(painter, 'M-132 120C-110 100 -76 116 -72 140C-76 166 -112 170 -134 154Z', fur, bright, 0.6),
    '</g>',
    glint(painter, -80, -120, 36),
  ].join('');
};
