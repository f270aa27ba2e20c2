import { n } from '../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { rampOf } from '../palette.ts';
import { glint } from '../scenes.ts';
import { NUMERALS, star } from '../shapes.ts';
import { plate, volume } from '../volume.ts';
import { box } from './tables/piece.ts';

/** A stadium at night, seen from above one of its corners. */
export const stadium: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold, neutral, room } = colors;
  const grass = rampOf(random.pick([145, 145, 150]), 0.2);
  const seats = Array.from({ length: 4 }, (_, row) => {
    const reach = 1 - row * 0.1;
    return `<ellipse rx="${n(238 * reach)}" ry="${n(132 * reach)}" cy="${n(8 + row * 10)}" fill="none" stroke="${row % 2 ? room(0.5) : accent(0.62)}" stroke-width="20" stroke-dasharray="7 3.4"/>`;
  }).join('');
  const lamp = (x: number, y: number, lean: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${lean})">${plate(painter, 'M-5 0L-8 130H8L5 0Z', neutral, 0.6, 4)}${plate(painter, box(0, -20, 84, 44, 8), neutral, 0.3, 5)}<g fill="#fff">${[-28, 0, 28].map((at) => `<circle cx="${at}" cy="-29" r="8"/><circle cx="${at}" cy="-10" r="8"/>`).join('')}</g><g transform="translate(0 -20)">${glow(painter, 120, gold(0.98), 0.8)}</g></g>`;
  return [
    glow(painter, 290, accent(0.8), 0.5),
    groundShadow(painter, 200, 250),
    lamp(-150, -150, -8),
    lamp(150, -150, 8),
    `<ellipse rx="264" ry="156" cy="26" fill="${neutral(0.1)}"/><path d="M-264 26V70C-264 150 -140 208 0 208S264 150 264 70V26Z" fill="${metal(painter, neutral, true)}"/><path d="M-256 82C-230 150 -130 190 0 190S230 150 256 82" fill="none" stroke="${accent(0.75)}" stroke-width="13" stroke-dasharray="22 10"/><ellipse rx="258" ry="148" cy="14" fill="${neutral(0.16)}"/>`,
    seats,
    `<ellipse rx="158" ry="82" cy="44" fill="${neutral(0.1)}"/><path d="M-112 4H112L146 84H-146Z" fill="${canvas.linear(
      [
        [0, grass(0.78)],
        [1, grass(0.5)],
      ],
    )}" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><path d="M0 4V84" stroke="#fff" stroke-width="4.5"/><ellipse cx="0" cy="44" rx="32" ry="17" fill="none" stroke="#fff" stroke-width="4.5"/><path d="M-119 22H-84L-90 66H-138M119 22H84L90 66H138" fill="none" stroke="#fff" stroke-width="4"/>`,
    lamp(-222, 30, -14),
    lamp(222, 30, 14),
    glint(painter, -150, -168, 44),
    glint(painter, 150, -168, 44),
  ].join('');
};

/** A scoreboard with two figures. */
export const scoreboard: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold, neutral, ruby } = colors;
  const figures = [Math.floor(random.between(0, 6)), Math.floor(random.between(0, 6))];
  const figure = (x: number, digit: number, color: string): string =>
    `<g transform="translate(${x} -2) scale(50)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${NUMERALS[digit] ?? ''}" stroke="${color}" stroke-width="0.72" opacity="0.5" filter="${canvas.blur(0.2)}"/><path d="${NUMERALS[digit] ?? ''}" stroke="${color}" stroke-width="0.46"/></g>`;
  return [
    glow(painter, 290, accent(0.8), 0.5),
    groundShadow(painter, 244, 170),
    plate(painter, 'M-130 130L-150 250H-116L-98 130ZM130 130L150 250H116L98 130Z', neutral, 0.46, 7),
    volume(painter, box(0, 0, 440, 300, 26), neutral, 0.34, 1.3),
    `<path d="${box(0, 0, 396, 256, 14)}" fill="${canvas.linear([
      [0, neutral(0.05)],
      [1, neutral(0.14)],
    ])}" stroke="${accent(0.75)}" stroke-width="7"/>`,
    figure(-104, figures[0] ?? 2, gold(0.96)),
    figure(104, figures[1] ?? 1, gold(0.96)),
    `<circle cy="-34" r="15" fill="${ruby(0.66)}"/><circle cy="30" r="15" fill="${ruby(0.66)}"/>`,
    `<path d="M-180 -112H180" stroke="${accent(0.85)}" stroke-width="10" stroke-dasharray="10 12"/><path d="M-180 112H180" stroke="${accent(0.85)}" stroke-width="10" stroke-dasharray="10 12"/>`,
    `<path d="M-192 -122H40L-120 122H-192Z" fill="#fff" opacity="0.08"/>`,
    `<g transform="translate(0 -186)"><path d="${star(5, 44, 19)}" fill="${gold(0.9)}" stroke="${gold(0.4)}" stroke-width="6" stroke-linejoin="round"/></g>`,
    glint(painter, -204, -134, 36),
    glint(painter, 198, 128, 28),
  ].join('');
};

/** Pennants of a club on a line, one of them large. */
export const pennant: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold, neutral, ruby } = colors;
  const cloth = random.pick([ruby, accent] as const);
  const small = [-210, -140, 140, 210]
    .map(
      (x, index) =>
        `<path d="M${x - 30} ${index % 3 === 0 ? -226 : -212}h60l-30 92Z" fill="${index % 2 ? gold(0.86) : accent(0.7)}" stroke="${neutral(0.15)}" stroke-width="4" stroke-linejoin="round"/>`,
    )
    .join('');
  const flag = 'M-118 -196H118V60C118 84 66 150 0 220C-66 150 -118 84 -118 60Z';
  return [
    glow(painter, 280, cloth(0.85), 0.5),
    `<path d="M-290 -236C-160 -196 160 -196 290 -236" fill="none" stroke="${neutral(0.9)}" stroke-width="7"/>`,
    small,
    groundShadow(painter, 248, 120),
    `<g transform="rotate(${n(random.between(-5, 5))})">`,
    volume(painter, flag, cloth, 0.58, 1.2),
    `<g clip-path="${canvas.clip(`<path d="${flag}"/>`)}"><path d="M-118 -130L118 -30V34L-118 -66Z" fill="${neutral(0.97)}"/><path d="M-118 -66L118 34V56L-118 -44Z" fill="${gold(0.85)}"/></g>`,
    plate(painter, box(0, -202, 276, 26, 12), gold, 0.88, 6),
    `<g transform="translate(0 46)"><path d="${star(5, 66, 28)}" fill="${gold(0.92)}" stroke="${gold(0.4)}" stroke-width="8" stroke-linejoin="round"/></g>`,
    `<path d="M-112 72C-92 110 -50 166 0 212C50 166 92 110 112 72" fill="none" stroke="${gold(0.92)}" stroke-width="14" stroke-dasharray="5 6"/>`,
    '</g>',
    glint(painter, -84, -150, 34),
    glint(painter, 30, 20, 24),
  ].join('');
};

/** A ball in the net. */
export const goal: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold, neutral } = colors;
  const mesh = [
    ...Array.from({ length: 13 }, (_, index) => {
      const x = -216 + index * 36;
      return `M${x} -150Q${n(x * 0.82)} 30 ${n(x * 0.86)} 150`;
    }),
    ...Array.from({ length: 9 }, (_, index) => {
      const y = -150 + index * 37;
      return `M-220 ${y}Q0 ${n(y + 30)} 220 ${y}`;
    }),
  ].join('');
  const flies = random.between(-40, 40);
  return [
    glow(painter, 290, accent(0.85), 0.5),
    groundShadow(painter, 214, 250),
    `<path d="M-220 -160H220V176H-220Z" fill="${neutral(0.06)}" opacity="0.35"/><path d="${mesh}" fill="none" stroke="${neutral(0.97)}" stroke-width="4" opacity="0.8"/>`,
    `<path d="M-232 196V-170H232V196" fill="none" stroke="${neutral(0.2)}" stroke-width="30" stroke-linejoin="round" stroke-linecap="round"/><path d="M-232 196V-170H232V196" fill="none" stroke="${metal(painter, neutral)}" stroke-width="21" stroke-linejoin="round" stroke-linecap="round"/><path d="M-226 -176H226" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
    `<g transform="translate(${n(flies)} -4)"><path d="M-30 190C-20 120 -10 70 0 20" stroke="${gold(0.95)}" stroke-width="40" stroke-linecap="round" opacity="0.35" filter="${canvas.blur(10)}"/>${glow(painter, 170, gold(0.95), 0.6)}${ball(painter, 98, neutral, 0.97)}<g fill="${neutral(0.16)}"><path d="M0 -36L34 -11L21 29H-21L-34 -11Z"/><path d="M-14 -96L14 -96L20 -66L0 -52L-20 -66ZM92 -30L94 6L66 14L54 -8L70 -34ZM-92 -30L-94 6L-66 14L-54 -8L-70 -34ZM60 72L34 90L22 64L40 46L62 50ZM-60 72L-34 90L-22 64L-40 46L-62 50Z"/></g>${shine(painter, 90)}</g>`,
    glint(painter, -232, -172, 40),
    glint(painter, 232, -172, 40),
  ].join('');
};
