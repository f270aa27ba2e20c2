import { n } from '../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { rampOf } from '../palette.ts';
import { glint } from '../scenes.ts';
import { around, plate, twin, volume } from '../volume.ts';
import { box } from './tables/piece.ts';

/** A target with an arrow in the bullseye. */
export const target: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, ruby, neutral, gold } = colors;
  const rings = [196, 158, 118, 78, 38].map(
    (radius, index) =>
      `<circle r="${radius}" fill="${index % 2 ? neutral(0.97) : ruby(0.54)}" stroke="${ruby(0.24)}" stroke-width="3"/>`,
  );
  const dart =
    plate(painter, 'M-5 0L-8 -150H8L5 0Z', neutral, 0.86, 5) +
    plate(painter, 'M-14 -60H14L12 -150H-12Z', gold, 0.9, 5) +
    twin(plate(painter, 'M6 -150L12 -196L60 -236L52 -176Z', accent, 0.66, 5));
  const sight = around(4, () => `<path d="M-5 -244H5V-168H-5Z" fill="${accent(0.92)}"/>`);
  return [
    groundShadow(painter, 232, 180),
    glow(painter, 270, accent(0.8), 0.5),
    `<g transform="scale(1 0.98)"><circle r="210" cy="12" fill="${neutral(0.1)}"/><circle r="208" fill="${metal(painter, neutral)}"/>${rings.join('')}<circle r="196" fill="${canvas.linear(
      [
        [0, '#fff', 0.4],
        [0.5, '#fff', 0],
        [1, '#000', 0.36],
      ],
      [0.1, 0],
      [0.9, 1],
    )}"/></g>`,
    `<circle r="206" fill="none" stroke="${accent(0.75)}" stroke-width="14" opacity="0.7" filter="${canvas.blur(8)}"/>${sight}`,
    `<path d="M8 10L150 -80" stroke="#000" stroke-width="18" opacity="0.4" filter="${canvas.blur(6)}"/>`,
    `<g transform="rotate(${n(random.between(34, 50))}) scale(1.02)">${dart}</g>`,
    glint(painter, 0, 0, 40),
    glint(painter, -130, -120, 30),
  ].join('');
};

/** An arcade stick with two buttons on a lit box. */
export const joystick: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, ruby, gold, neutral } = colors;
  const knob = random.pick([ruby, accent, gold]);
  const button = (x: number, y: number, ramp: typeof ruby): string =>
    `<g transform="translate(${x} ${y})"><ellipse rx="40" ry="22" cy="8" fill="${neutral(0.06)}"/><ellipse rx="35" ry="19" cy="3" fill="${ramp(0.34)}"/><ellipse rx="35" ry="19" cy="-5" fill="${canvas.linear(
      [
        [0, ramp(0.92)],
        [1, ramp(0.56)],
      ],
    )}"/><ellipse rx="20" ry="7" cx="-6" cy="-12" fill="#fff" opacity="0.6"/></g>`;
  const lean = n(random.between(10, 22));
  return [
    glow(painter, 280, accent(0.75), 0.5),
    groundShadow(painter, 230, 240),
    volume(
      painter,
      'M-206 96L-150 36H150L206 96V190C206 206 196 214 182 214H-182C-196 214 -206 206 -206 190Z',
      neutral,
      0.26,
      1.2,
    ),
    `<path d="M-198 98L-146 44H146L198 98Z" fill="${canvas.linear([
      [0, neutral(0.2)],
      [1, neutral(0.4)],
    ])}" stroke="${accent(0.8)}" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="M-180 124H180V190H-180Z" fill="${accent(0.3)}" stroke="${accent(0.85)}" stroke-width="4"/><path d="M-150 157H150" stroke="${accent(0.92)}" stroke-width="26" stroke-dasharray="16 12"/>`,
    button(74, 62, gold),
    button(140, 82, accent),
    `<ellipse cx="-56" cy="70" rx="64" ry="24" fill="${neutral(0.05)}"/><g transform="translate(-56 66) rotate(${lean})">${plate(painter, 'M-13 0L-10 -170H10L13 0Z', neutral, 0.9, 6)}<ellipse rx="40" ry="15" cy="-4" fill="${neutral(0.16)}"/><g transform="translate(0 -190)">${glow(painter, 130, knob(0.8), 0.5)}${ball(painter, 78, knob, knob === gold ? 0.84 : 0.62)}${shine(painter, 74)}</g></g>`,
    glint(painter, -60, -190, 40),
    glint(painter, 186, 100, 24),
  ].join('');
};

/** Two crossed blades in front of a flame. */
export const blades: Motif = (painter) => {
  const { colors, random } = painter;
  const { neutral, gold, accent, ruby } = colors;
  const grip = random.pick([ruby, accent, rampOf(285, 0.15)]);
  const sword = (turned: number): string =>
    `<g transform="rotate(${turned}) translate(0 24)">${plate(painter, 'M-24 90L-20 -214L0 -262L20 -214L24 90Z', neutral, 0.86, 8)}<path d="M0 -250L20 -212L24 90H0Z" fill="${neutral(0.56)}" opacity="0.7"/><path d="M-10 -200V80" stroke="#fff" stroke-width="5" opacity="0.9"/>${volume(painter, 'M-92 76C-60 92 60 92 92 76L86 112C50 122 -50 122 -86 112Z', gold, 0.88, 0.5)}${plate(painter, box(0, 160, 30, 92, 8), grip, 0.46, 6)}<path d="M-14 132L14 142M-14 152L14 162M-14 172L14 182" stroke="${gold(0.86)}" stroke-width="5"/><g transform="translate(0 214)">${ball(painter, 22, gold, 0.84)}</g></g>`;
  const sparks = around(
    11,
    (_, index) =>
      `<path d="M-5 -40L0 ${-120 - (index % 3) * 50}L5 -40Z" fill="${gold(0.96)}" opacity="0.85"/>`,
    random.between(0, 30),
  );
  return [
    groundShadow(painter, 236, 170),
    glow(painter, 290, accent(0.8), 0.6),
    sword(42),
    sword(-42),
    `<g transform="translate(0 -8)">${glow(painter, 150, gold(0.97), 0.95)}${sparks}</g>`,
    glint(painter, 0, -8, 70),
    glint(painter, -150, -170, 28),
    glint(painter, 150, -170, 28),
  ].join('');
};
