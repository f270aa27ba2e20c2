import { n } from '../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { glint } from '../scenes.ts';
import { slice } from '../shapes.ts';
import { box, piece } from './tables/piece.ts';

/** Two cherries on one stalk, with a leaf. */
export const fruit: Motif = (painter) => {
  const { ruby, accent, room } = painter.colors;
  const lean = painter.random.between(-10, 10);
  const cherry = (x: number, y: number, radius: number): string =>
    `<g transform="translate(${x} ${y})">${ball(painter, radius, ruby, 0.6)}${shine(painter, radius * 0.9)}</g>`;
  return [
    groundShadow(painter, 196, 190),
    `<g transform="rotate(${n(lean)})"><path d="M-82 60C-70 -40 -10 -130 76 -176M84 84C88 -10 96 -90 76 -176" fill="none" stroke="${room(0.3)}" stroke-width="17" stroke-linecap="round"/><path d="M-82 60C-70 -40 -10 -130 76 -176M84 84C88 -10 96 -90 76 -176" fill="none" stroke="${accent(0.62)}" stroke-width="9" stroke-linecap="round"/>`,
    piece(painter, 'M76 -176C20 -228 -70 -216 -128 -150C-66 -124 14 -122 76 -176Z', accent, 0.88, 0.42),
    cherry(-84, 92, 98),
    cherry(88, 112, 88),
    `</g>`,
    glint(painter, -120, 40, 36),
  ].join('');
};

/** A pyramid in front of the sun. */
export const pyramid: Motif = (painter) => {
  const { gold, accent } = painter.colors;
  const courses = [0.3, 0.52, 0.72, 0.88]
    .map(
      (share) =>
        `M${n(-205 * share)} ${n(-130 + 300 * share)}L${n(40 * share)} ${n(-130 + 336 * share)}L${n(205 * share)} ${n(-130 + 276 * share)}`,
    )
    .join('');
  return [
    `<g transform="translate(0 -96)">${glow(painter, 210, gold(0.94), 0.9)}${ball(painter, 96, accent, 0.78)}</g>`,
    groundShadow(painter, 200, 230),
    piece(painter, 'M0 -130L-205 170L40 206Z', gold, 0.95, 0.62),
    piece(painter, 'M0 -130L40 206L205 146Z', gold, 0.56, 0.3),
    `<path d="${courses}" fill="none" stroke="${gold(0.25)}" stroke-opacity="0.55" stroke-width="4"/>`,
    `<g transform="translate(-22 96)"><path d="M-26 24V-16A26 26 0 0 1 26 -12V30Z" fill="${gold(0.14)}"/></g>`,
    glint(painter, 0, -130, 46),
  ].join('');
};

/** Gold nuggets under a pickaxe. */
export const nugget: Motif = (painter) => {
  const { gold, neutral, accent } = painter.colors;
  const lump = (x: number, y: number, size: number, turned: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turned}) scale(${size})">${piece(painter, 'M-70 12L-48 -40L4 -58L56 -36L72 14L40 50L-30 54Z', gold, 0.97, 0.5)}<path d="M-48 -40L-10 -14L4 -58M-10 -14L-30 54M-10 -14L72 14" fill="none" stroke="${gold(0.98)}" stroke-opacity="0.7" stroke-width="4"/></g>`;
  return [
    groundShadow(painter, 196, 210),
    `<g transform="rotate(${n(painter.random.between(-10, 6))}) translate(0 -30)"><g transform="rotate(38)">${piece(painter, box(0, 10, 30, 350, 14), accent, 0.66, 0.28)}<path d="M-190 -96C-110 -190 110 -190 190 -96C100 -138 -100 -138 -190 -96Z" fill="${metal(painter, neutral)}" stroke="${neutral(0.95)}" stroke-width="3"/></g></g>`,
    lump(-96, 130, 1.1, -8),
    lump(98, 136, 1, 20),
    lump(4, 110, 1.45, 4),
    glint(painter, -30, 60, 44),
    glint(painter, 120, 100, 26),
  ].join('');
};

/** A lollipop with a swirl. */
export const sweet: Motif = (painter) => {
  const { accent, ruby, neutral } = painter.colors;
  const slices = 12;
  const swirl = Array.from({ length: slices }, (_, index) => {
    const from = (index / slices) * 2 * Math.PI;
    const fill = index % 3 === 0 ? neutral(0.97) : index % 3 === 1 ? accent(0.72) : ruby(0.62);
    return `<path d="${slice(0, 150, from, from + (2 * Math.PI) / slices)}" fill="${fill}"/>`;
  });
  const twist = `<path d="M0 0C70 -40 110 30 60 90S-90 120 -118 40S-60 -130 30 -128" fill="none" stroke="${neutral(0.99)}" stroke-opacity="0.8" stroke-width="16" stroke-linecap="round"/>`;
  return [
    groundShadow(painter, 214, 90),
    `<g transform="rotate(${n(painter.random.between(-12, 12))})">${piece(painter, box(0, 140, 24, 210, 12), neutral, 0.98, 0.7)}<g transform="translate(0 -40)"><circle r="160" fill="${accent(0.3)}" transform="translate(0 6)"/>${swirl.join('')}${twist}<circle r="152" fill="none" stroke="${neutral(0.98)}" stroke-opacity="0.7" stroke-width="5"/>${shine(painter, 146)}</g></g>`,
    glint(painter, -100, -130, 40),
  ].join('');
};

/** A glowing lantern. */
export const lantern: Motif = (painter) => {
  const { ruby, gold } = painter.colors;
  const ribs = [-96, -52, 0, 52, 96].map((x) => `M0 -112C${x * 1.5} -80 ${x * 1.5} 80 0 112`).join('');
  return [
    glow(painter, 270, gold(0.9), 0.75),
    `<g transform="rotate(${n(painter.random.between(-6, 6))})"><path d="M0 -230V-120M0 130V216" stroke="${gold(0.7)}" stroke-width="7"/>`,
    piece(painter, 'M0 -116C170 -116 190 116 0 116C-190 116 -170 -116 0 -116Z', ruby, 0.74, 0.38),
    `<path d="${ribs}" fill="none" stroke="${gold(0.86)}" stroke-opacity="0.75" stroke-width="4"/>`,
    piece(painter, box(0, -118, 128, 34, 10), gold, 0.95, 0.5),
    piece(painter, box(0, 118, 128, 34, 10), gold, 0.95, 0.5),
    piece(painter, 'M-22 150H22L32 226H-32Z', ruby, 0.7, 0.4),
    `<g>${glow(painter, 90, gold(0.98), 0.85)}</g></g>`,
    glint(painter, -74, -60, 34),
  ].join('');
};
