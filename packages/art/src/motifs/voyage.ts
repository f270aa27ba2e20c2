import { n } from '../canvas.ts';
import { glow, groundShadow } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { rampOf, type Ramp } from '../palette.ts';
import { glint } from '../scenes.ts';
import { mirrored, plate, taper, twin, volume } from '../volume.ts';

/** A skull over crossed bones. */
export const skull: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { gold, ruby, accent } = colors;
  const ivory = rampOf(88, 0.045);
  const bone = (angle: number): string =>
    `<g transform="translate(0 90) rotate(${angle})">${volume(painter, 'M-170 -17C-190 -52 -240 -40 -232 -4C-244 34 -194 48 -170 17H170C194 48 244 34 232 -4C240 -40 190 -52 170 -17Z', ivory, 0.84, 0.7)}</g>`;
  return [
    glow(painter, 290, accent(0.8), 0.5),
    groundShadow(painter, 240, 180),
    bone(28) + bone(-28),
    `<g transform="rotate(${n(random.between(-6, 6))})">`,
    volume(
      painter,
      mirrored('M0 -176C100 -176 150 -110 144 -30C142 10 120 30 106 44L98 88C70 96 66 120 64 150L0 156'),
      ivory,
      0.92,
      1.4,
    ),
    twin(
      `<path d="M26 -16C44 -46 92 -46 108 -10C108 28 76 44 48 34C28 28 20 8 26 -16Z" fill="#120d14"/><g transform="translate(68 0)">${glow(painter, 36, ruby(0.66), 0.9)}<circle r="8" fill="${ruby(0.7)}"/></g>`,
    ),
    `<path d="M0 36L20 72L0 64L-20 72Z" fill="#120d14"/><path d="M-44 104V148M-22 104V152M0 104V154M22 104V152M44 104V148M-62 104H62" stroke="#2a1f26" stroke-width="6" stroke-linecap="round"/>`,
    volume(painter, mirrored('M0 -210C80 -206 140 -160 166 -96C120 -122 60 -132 0 -132'), ruby, 0.52, 1),
    volume(
      painter,
      'M156 -110C196 -126 216 -104 250 -112C232 -84 224 -66 190 -70C214 -50 214 -30 226 -10C190 -18 164 -50 150 -92Z',
      ruby,
      0.48,
      0.6,
    ),
    `<g clip-path="${canvas.clip(`<path d="${mirrored('M0 -210C80 -206 140 -160 166 -96C120 -122 60 -132 0 -132')}"/>`)}" fill="#fff" opacity="0.85"><circle cx="-70" cy="-160" r="10"/><circle cx="-10" cy="-176" r="10"/><circle cx="56" cy="-160" r="10"/><circle cx="110" cy="-130" r="9"/><circle cx="-120" cy="-124" r="9"/></g>`,
    `<circle cx="-138" cy="34" r="22" fill="none" stroke="${gold(0.86)}" stroke-width="9"/>`,
    '</g>',
    glint(painter, -50, -90, 36),
  ].join('');
};

/** A ship under full sail. */
export const ship: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, neutral, ruby, room } = colors;
  const wood = rampOf(58, 0.12);
  const cloth: Ramp = random.pick([neutral, neutral, ruby]);
  const bright = cloth === neutral ? 0.95 : 0.56;
  const sail = (x: number, y: number, wide: number, high: number): string =>
    `${volume(painter, `M${x - wide} ${y}C${x - wide * 0.3} ${y + 14} ${x + wide * 0.5} ${y + 14} ${x + wide} ${y}C${x + wide * 1.24} ${y + high * 0.5} ${x + wide * 1.16} ${y + high * 0.8} ${x + wide * 1.02} ${y + high}C${x + wide * 0.4} ${y + high * 0.84} ${x - wide * 0.5} ${y + high * 0.84} ${x - wide * 1.04} ${y + high}C${x - wide * 0.8} ${y + high * 0.6} ${x - wide * 0.84} ${y + high * 0.3} ${x - wide} ${y}Z`, cloth, bright, 0.8)}<path d="M${x - wide - 12} ${y - 2}H${x + wide + 12}" stroke="${wood(0.3)}" stroke-width="10" stroke-linecap="round"/>`;
  const wave = (y: number, tone: number): string =>
    `M-451 ${y}${Array.from({ length: 11 }, () => 'q41 -34 82 0').join('')}V${y + 520}H-451Z|${tone}`;
  const sea = [wave(150, 0.56), wave(176, 0.42), wave(206, 0.3)].map((text) => {
    const [path = '', tone = '0.4'] = text.split('|');
    return `<path d="${path}" fill="${room(Number(tone))}" stroke="#fff" stroke-opacity="0.4" stroke-width="3"/>`;
  });
  return [
    `<g transform="translate(0 -50)">${glow(painter, 290, gold(0.95), 0.75)}</g>`,
    sea[0],
    `<g transform="translate(0 -6) rotate(${n(random.between(-6, 6))})">`,
    `<path d="M-96 90V-190M28 90V-250M142 90V-150" stroke="${wood(0.26)}" stroke-width="13"/><path d="M-190 70L-96 -180L28 -240L142 -140L220 60" stroke="${wood(0.2)}" stroke-width="3" fill="none"/>`,
    sail(-96, -60, 52, 120) +
      sail(-96, -162, 40, 84) +
      sail(142, -40, 46, 100) +
      sail(142, -130, 34, 74) +
      sail(28, -90, 68, 150) +
      sail(28, -212, 50, 104),
    plate(painter, 'M28 -250C56 -268 70 -244 100 -256L92 -222C66 -214 52 -234 28 -220Z', ruby, 0.58, 4),
    volume(
      painter,
      'M-216 62C-190 84 -150 90 -120 90H150C180 84 196 60 204 30L240 24C240 110 196 188 150 196H-120C-176 190 -204 130 -216 62Z',
      wood,
      0.5,
      1.2,
    ),
    `<path d="M-190 112C-100 126 120 126 214 92M-176 142C-90 152 110 152 198 130" stroke="${gold(0.8)}" stroke-width="6" fill="none"/>${[-100, -40, 20, 80, 140].map((x) => `<circle cx="${x}" cy="138" r="12" fill="#120c0a" stroke="${gold(0.74)}" stroke-width="4"/>`).join('')}`,
    plate(
      painter,
      taper(
        [
          [-206, 66],
          [-244, 40],
          [-270, 14],
        ],
        14,
        6,
      ),
      wood,
      0.5,
      4,
    ),
    '</g>',
    sea[1],
    sea[2],
    glint(painter, 30, -236, 30),
  ].join('');
};

/** A lotus in bloom. */
export const lotus: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold } = colors;
  const petal: Ramp = random.pick([rampOf(350, 0.16), rampOf(310, 0.14), colors.neutral, rampOf(20, 0.14)]);
  const bright = petal === colors.neutral ? 0.95 : 0.76;
  const one = (angle: number, size: number, tone: number): string =>
    `<g transform="translate(0 96) rotate(${angle}) scale(${size})">${volume(painter, 'M0 0C-76 -60 -74 -190 0 -262C74 -190 76 -60 0 0Z', petal, tone, 0.9)}<path d="M0 -16C-6 -90 -4 -160 0 -226" stroke="#fff" stroke-opacity="0.5" stroke-width="4" fill="none"/></g>`;
  const leaf = rampOf(150, 0.15);
  return [
    glow(painter, 300, petal(0.9), 0.7),
    groundShadow(painter, 226, 220),
    twin(volume(painter, 'M0 150C70 110 190 110 256 150C200 200 80 206 0 180Z', leaf, 0.48, 0.9)),
    [-78, 78, -58, 58].map((angle) => one(angle, 0.88, bright * 0.8)).join(''),
    [-36, 36].map((angle) => one(angle, 1, bright * 0.9)).join(''),
    one(0, 1.08, bright),
    [-48, 48, -22, 22].map((angle) => one(angle, 0.7, bright * 1.04)).join(''),
    one(0, 0.6, Math.min(0.97, bright * 1.12)),
    `<g transform="translate(0 70)">${glow(painter, 110, gold(0.96), 0.9)}</g>`,
    glint(painter, 0, -150, 40),
    glint(painter, -140, 20, 24),
  ].join('');
};
