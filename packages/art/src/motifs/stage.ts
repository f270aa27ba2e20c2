import { n } from '../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { rampOf } from '../palette.ts';
import { glint } from '../scenes.ts';
import { NUMERALS } from '../shapes.ts';
import { around, mirrored, plate, twin, volume } from '../volume.ts';
import { gem } from './gem.ts';
import { box } from './tables/piece.ts';

/** A crown on a cushion. */
export const crown: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, accent, ruby } = colors;
  const velvet = random.pick([ruby, rampOf(290, 0.17), rampOf(255, 0.16)]);
  const band = mirrored('M0 44C80 44 140 30 168 8L158 82C120 104 60 112 0 112');
  const pearl = (x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y})">${ball(painter, size, gold, 0.92)}${shine(painter, size)}</g>`;
  return [
    glow(painter, 290, gold(0.94), 0.75),
    groundShadow(painter, 226, 210),
    volume(
      painter,
      mirrored('M0 124C90 124 170 96 206 108C190 150 196 190 216 214C150 232 80 216 0 220'),
      velvet,
      0.46,
      1.3,
    ),
    twin(`<g transform="translate(212 208)">${ball(painter, 20, gold, 0.84)}</g>`),
    `<g transform="translate(0 12) rotate(${n(random.between(-8, 8))}) scale(1.08)">`,
    volume(painter, mirrored('M0 -130C70 -120 120 -70 130 20L0 50'), velvet, 0.42, 1),
    volume(
      painter,
      mirrored(
        'M0 -150L44 -30C50 -20 60 -20 66 -30L112 -124C120 -60 134 -30 142 -34L196 -100L166 24C120 50 60 58 0 58',
      ),
      gold,
      0.9,
      0.9,
    ),
    volume(painter, band, gold, 0.84, 0.8),
    `<g transform="translate(0 74)">${gem(painter, 36)}</g>`,
    twin(
      `<g transform="translate(84 64)"><circle r="18" fill="${ruby(0.24)}"/>${ball(painter, 16, ruby, 0.6)}</g><g transform="translate(134 48)"><circle r="13" fill="${accent(0.24)}"/>${ball(painter, 11, accent, 0.7)}</g>${pearl(114, -128, 19)}${pearl(198, -104, 17)}`,
    ),
    pearl(0, -158, 24),
    '</g>',
    glint(painter, -60, -70, 44),
    glint(painter, 146, -96, 28),
  ].join('');
};

/** A microphone. */
export const microphone: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { neutral, accent, gold } = colors;
  const grille = Array.from(
    { length: 17 },
    (_, index) =>
      `M${-130 + index * 16} -260L${-130 + index * 16 + 120} 0M${130 - index * 16} -260L${130 - index * 16 - 120} 0`,
  ).join('');
  const head = mirrored('M0 -226C64 -226 98 -184 98 -128C98 -82 80 -52 62 -34L0 -30');
  const waves = [150, 196, 242]
    .map(
      (radius, index) =>
        `<path d="M${n(radius * 0.7)} ${n(-110 - radius * 0.6)}A${radius} ${radius} 0 0 1 ${n(radius * 0.7)} ${n(-110 + radius * 0.6)}" stroke="${accent(0.85)}" stroke-width="${12 - index * 2.5}" opacity="${n(0.9 - index * 0.24)}" fill="none" stroke-linecap="round"/>`,
    )
    .join('');
  return [
    twin(waves),
    glow(painter, 260, accent(0.85), 0.5),
    groundShadow(painter, 236, 130),
    `<g transform="rotate(${n(random.between(10, 24))}) translate(0 14) scale(1.06)">`,
    volume(painter, 'M-46 -20H46L28 210C28 226 -28 226 -28 210Z', neutral, 0.34, 1),
    plate(painter, box(0, 44, 20, 62, 9), accent, 0.7, 5),
    volume(painter, head, neutral, 0.72, 1.3),
    `<g clip-path="${canvas.clip(`<path d="${head}"/>`)}"><path d="${grille}" stroke="${neutral(0.22)}" stroke-width="4.5" opacity="0.75"/><ellipse cx="-34" cy="-176" rx="46" ry="26" fill="#fff" opacity="0.6" transform="rotate(-38 -34 -176)" filter="${canvas.blur(7)}"/></g>`,
    volume(painter, box(0, -116, 210, 26, 12), gold, 0.88, 0.5),
    volume(painter, box(0, -26, 132, 30, 12), gold, 0.86, 0.5),
    '</g>',
    glint(painter, -70, -160, 40),
  ].join('');
};

/** A roulette wheel with its ball, seen from above. */
export const roulette: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { gold, ruby, neutral } = colors;
  const count = 26;
  const step = 360 / count;
  const rad = (angle: number): number => (angle * Math.PI) / 180;
  const wedge = (inner: number, outer: number): string => {
    const half = step / 2;
    const at = (radius: number, angle: number): string =>
      `${n(radius * Math.sin(rad(angle)))} ${n(-radius * Math.cos(rad(angle)))}`;
    return `M${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}Z`;
  };
  const first = Math.floor(random.between(0, 20));
  const pockets = around(count, (_, index) => {
    const fill = index === 0 ? rampOf(150, 0.17)(0.5) : index % 2 ? ruby(0.5) : neutral(0.1);
    const digits = String(index === 0 ? 0 : ((index * 7 + first) % 36) + 1);
    const print = Array.from(
      digits,
      (digit, place) =>
        `<path d="${NUMERALS[Number(digit)] ?? ''}" transform="translate(${(place - (digits.length - 1) / 2) * 2.6} 0)"/>`,
    ).join('');
    return `<path d="${wedge(138, 186)}" fill="${fill}" stroke="${gold(0.8)}" stroke-width="2"/><path d="${wedge(98, 138)}" fill="${fill}" stroke="${gold(0.6)}" stroke-width="2" opacity="0.85"/><g transform="translate(0 -163) scale(6.2)" fill="none" stroke="#fff" stroke-width="0.6" stroke-linecap="round" stroke-linejoin="round">${print}</g>`;
  });
  const wood = rampOf(48, 0.12);
  const frame = metal(painter, gold);
  const spokes = around(
    4,
    () => `<path d="M-10 -20L-6 -74H6L10 -20Z" fill="${frame}"/><circle cy="-82" r="14" fill="${frame}"/>`,
  );
  return [
    groundShadow(painter, 236, 210),
    `<g transform="translate(0 4) scale(1 0.9) rotate(${n(random.between(-30, 30))})">`,
    `<circle r="232" cy="14" fill="${wood(0.14)}"/><circle r="232" fill="${canvas.radial([
      [0.7, wood(0.3)],
      [0.86, wood(0.62)],
      [1, wood(0.24)],
    ])}"/><circle r="198" fill="${frame}"/>`,
    pockets,
    `<circle r="100" fill="${frame}"/><circle r="92" fill="${canvas.radial([
      [0, wood(0.74)],
      [0.7, wood(0.46)],
      [1, wood(0.24)],
    ])}"/>`,
    spokes,
    `<g>${ball(painter, 30, gold, 0.8)}${shine(painter, 28)}</g></g>`,
    `<circle r="186" fill="${canvas.linear(
      [
        [0, '#fff', 0.34],
        [0.48, '#fff', 0.02],
        [1, '#000', 0.3],
      ],
      [0.1, 0],
      [0.8, 1],
    )}" transform="translate(0 4) scale(1 0.9)"/>`,
    `<g transform="translate(84 72)"><ellipse cy="15" rx="18" ry="7" fill="#000" opacity="0.5"/>${ball(painter, 19, neutral, 0.97)}${shine(painter, 18)}</g>`,
    glint(painter, -130, -130, 42),
    glint(painter, 78, 62, 20),
  ].join('');
};

/** A headset with lit ear cups. */
export const headset: Motif = (painter) => {
  const { colors, random } = painter;
  const { neutral, accent, ruby } = colors;
  const light = random.between(0, 1) < 0.4;
  const tone = light ? 0.9 : 0.3;
  const cup = `${volume(painter, box(158, 66, 96, 176, 44), neutral, tone, 1.1)}<rect x="136" y="4" width="60" height="124" rx="28" fill="${neutral(0.08)}"/><rect x="146" y="14" width="40" height="104" rx="19" fill="none" stroke="${accent(0.8)}" stroke-width="9" filter="${painter.canvas.blur(4)}"/><rect x="146" y="14" width="40" height="104" rx="19" fill="none" stroke="${accent(0.9)}" stroke-width="5"/>${volume(painter, box(104, 66, 48, 150, 22), neutral, 0.2, 0.8)}`;
  const band = 'M-164 0C-176 -240 176 -240 164 0';
  const bars = Array.from({ length: 11 }, (_, index) => {
    const high = random.between(24, 130) * (1 - Math.abs(index - 5) / 9);
    return `<rect x="${-66 + index * 12.2}" y="${n(66 - high / 2)}" width="7" height="${n(high)}" rx="3.5" fill="${accent(0.84)}"/>`;
  });
  return [
    glow(painter, 280, accent(0.75), 0.6),
    groundShadow(painter, 226, 180),
    `<g transform="translate(0 -4) rotate(${n(random.between(-10, 10))}) scale(1.04)">`,
    bars.join(''),
    `<path d="${band}" fill="none" stroke="${neutral(0.06)}" stroke-width="52" transform="translate(0 5)"/><path d="${band}" fill="none" stroke="${neutral(tone)}" stroke-width="42"/><path d="${band}" fill="none" stroke="${neutral(Math.min(0.98, tone + 0.3))}" stroke-width="10" transform="translate(-3 -9)"/><path d="M-120 -96C-80 -176 80 -176 120 -96" fill="none" stroke="${accent(0.6)}" stroke-width="20" stroke-linecap="round"/>`,
    twin(cup),
    `<path d="M-160 140C-160 214 -100 226 -46 214" fill="none" stroke="${neutral(0.1)}" stroke-width="19" stroke-linecap="round"/><path d="M-160 140C-160 214 -100 226 -46 214" fill="none" stroke="${neutral(0.46)}" stroke-width="9" stroke-linecap="round"/><g transform="translate(-36 210) rotate(-12)">${volume(painter, box(0, 0, 62, 36, 17), neutral, 0.26, 0.5)}<circle cx="20" r="6" fill="${ruby(0.66)}"/></g>`,
    '</g>',
    glint(painter, -120, -130, 36),
  ].join('');
};
