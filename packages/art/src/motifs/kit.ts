import { n } from '../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { glint } from '../scenes.ts';
import { NUMERALS } from '../shapes.ts';
import { mirrored, plate, volume } from '../volume.ts';
import { box } from './tables/piece.ts';

/** A referee's whistle on its cord. */
export const whistle: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold, neutral, ruby } = colors;
  const shell = random.pick([ruby, accent, gold] as const);
  const body = 'M-196 -96H40C128 -96 190 -34 190 48S124 190 40 190S-104 130 -108 52L-196 34Z';
  return [
    glow(painter, 270, accent(0.85), 0.5),
    groundShadow(painter, 236, 180),
    `<path d="M120 -110C190 -210 60 -260 -30 -220S-200 -190 -230 -250" fill="none" stroke="${neutral(0.12)}" stroke-width="24" stroke-linecap="round"/><path d="M120 -110C190 -210 60 -260 -30 -220S-200 -190 -230 -250" fill="none" stroke="${accent(0.75)}" stroke-width="15" stroke-linecap="round"/>`,
    `<g transform="rotate(${n(random.between(-16, -4))}) scale(1.06)">`,
    `<circle cx="128" cy="-104" r="34" fill="none" stroke="${metal(painter, neutral)}" stroke-width="15"/>`,
    volume(painter, body, shell, shell === gold ? 0.84 : 0.6, 1.4),
    `<path d="M-190 -86H-40V-40H-190Z" fill="${neutral(0.1)}" opacity="0.5"/><path d="M-62 -98H8V-20H-34Z" fill="${neutral(0.06)}"/>`,
    `<g transform="translate(42 52)"><circle r="88" fill="${shell(0.3)}"/><circle r="80" fill="${canvas.radial(
      [
        [0, neutral(0.36)],
        [1, neutral(0.05)],
      ],
      [0.5, 0.6],
    )}"/><g transform="translate(14 18)">${ball(painter, 46, gold, 0.82)}${shine(painter, 42)}</g><path d="M-66 -40C-40 -70 0 -80 34 -70" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity="0.7"/></g>`,
    '</g>',
    [-40, -10, 20]
      .map(
        (angle, index) =>
          `<path d="M-236 ${-10 + index * 26}L${-290 - index * 4} ${-40 + index * 46}" stroke="${gold(0.95)}" stroke-width="12" stroke-linecap="round" transform="rotate(${angle * 0.1})"/>`,
      )
      .join(''),
    glint(painter, -120, -70, 34),
    glint(painter, 96, -26, 28),
  ].join('');
};

/** A team shirt with a number. */
export const jersey: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold, ruby, neutral } = colors;
  const cloth = random.pick([ruby, accent, accent] as const);
  const half =
    'M0 -168C34 -168 52 -182 66 -206L128 -186C172 -170 196 -140 214 -84L232 -20L150 16L132 -30C126 40 132 130 142 214C90 232 40 236 0 236';
  const outline = mirrored(half);
  const number = Math.floor(random.between(1, 10));
  return [
    groundShadow(painter, 246, 170),
    glow(painter, 270, cloth(0.85), 0.5),
    `<g transform="rotate(${n(random.between(-5, 5))})">`,
    volume(painter, outline, cloth, 0.6, 1.5),
    `<g clip-path="${canvas.clip(`<path d="${outline}"/>`)}"><path d="M-240 -60L-146 -100L-118 -30L-260 40ZM240 -60L146 -100L118 -30L260 40Z" fill="${neutral(0.95)}" opacity="0.9"/><path d="M-150 -240H-104V260H-150ZM150 -240H104V260H150Z" fill="${cloth(0.34)}" opacity="0.55"/><path d="M-160 190H160V250H-160Z" fill="${neutral(0.95)}" opacity="0.9"/></g>`,
    `<path d="M-66 -206C-44 -150 44 -150 66 -206" fill="none" stroke="${neutral(0.96)}" stroke-width="17" stroke-linecap="round"/>`,
    `<g transform="translate(0 36) scale(56)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${NUMERALS[number] ?? ''}" stroke="${cloth(0.2)}" stroke-width="0.82"/><path d="${NUMERALS[number] ?? ''}" stroke="${gold(0.95)}" stroke-width="0.52"/></g>`,
    '</g>',
    glint(painter, -88, -140, 36),
    glint(painter, 96, 140, 26),
  ].join('');
};

/** Two crossed hockey sticks and a ball. */
export const stick: Motif = (painter) => {
  const { colors, random } = painter;
  const { accent, ruby, gold, neutral } = colors;
  const blade = (turned: number, ramp: typeof accent): string =>
    `<g transform="rotate(${turned})">${volume(painter, 'M-17 -250H17L20 120C22 164 40 178 92 178C120 178 132 196 130 216C128 236 108 240 84 240C20 240 -18 206 -20 150Z', ramp, 0.64, 0.7)}${plate(painter, box(0, -196, 38, 112, 10), neutral, 0.2, 5)}<path d="M-19 -226L19 -212M-19 -200L19 -186M-19 -174L19 -160" stroke="${neutral(0.6)}" stroke-width="5"/><path d="M-16 -60H18M-16 -36H18" stroke="#fff" stroke-width="11"/></g>`;
  return [
    groundShadow(painter, 240, 210),
    glow(painter, 270, accent(0.85), 0.5),
    `<g transform="scale(-1 1)">${blade(26, ruby)}</g>`,
    blade(26, accent),
    `<g transform="translate(0 ${n(random.between(132, 150))})">${glow(painter, 120, gold(0.95), 0.6)}${ball(painter, 66, gold, 0.86)}<g fill="${gold(0.5)}"><circle cx="-22" cy="-14" r="8"/><circle cx="12" cy="-30" r="7"/><circle cx="24" cy="10" r="8"/><circle cx="-12" cy="26" r="8"/></g>${shine(painter, 60)}</g>`,
    glint(painter, -128, -190, 32),
    glint(painter, 128, -190, 32),
  ].join('');
};

/** A puck that slides over ice. */
export const puck: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, neutral, gold } = colors;
  const top = canvas.linear([
    [0, neutral(0.44)],
    [1, neutral(0.2)],
  ]);
  const spray = Array.from({ length: 26 }, () => {
    const size = random.between(3, 11);
    return `<circle cx="${n(random.between(-290, -110))}" cy="${n(random.between(-70, 120))}" r="${n(size)}" fill="${neutral(0.98)}" opacity="${n(random.between(0.4, 0.95))}"/>`;
  }).join('');
  return [
    glow(painter, 280, accent(0.9), 0.6),
    `<ellipse cy="120" rx="270" ry="76" fill="${neutral(0.97)}" opacity="0.75"/><path d="M-300 150C-160 96 20 90 200 130M-280 190C-120 150 60 150 250 176" stroke="${accent(0.6)}" stroke-width="6" fill="none" opacity="0.7"/>`,
    spray,
    `<g transform="rotate(${n(random.between(-12, -4))})">`,
    `<path d="M-186 0V74C-186 122 -104 158 0 158S186 122 186 74V0Z" fill="${canvas.linear(
      [
        [0, neutral(0.3)],
        [0.3, neutral(0.12)],
        [0.75, neutral(0.2)],
        [1, neutral(0.05)],
      ],
      [0, 0],
      [1, 0],
    )}"/><path d="M-182 34C-160 84 -90 108 0 108S160 84 182 34" fill="none" stroke="${neutral(0.5)}" stroke-width="7" stroke-dasharray="9 9"/>`,
    `<ellipse rx="186" ry="88" fill="${top}"/><ellipse rx="150" ry="68" fill="none" stroke="${gold(0.86)}" stroke-width="9"/><path d="M0 -44L18 -14L60 -10L28 12L38 44L0 28L-38 44L-28 12L-60 -10L-18 -14Z" fill="${gold(0.9)}" transform="scale(1 0.62)"/><path d="M-150 -30C-110 -70 -40 -80 20 -78" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity="0.75"/>`,
    '</g>',
    glint(painter, -70, -62, 36),
    glint(painter, 160, 60, 26),
  ].join('');
};
