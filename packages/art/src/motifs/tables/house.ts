import { n, point } from '../../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import type { Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { gem } from '../gem.ts';
import { back, front } from './cards.ts';
import { numbered } from './lottery.ts';
import { box, piece } from './piece.ts';

const ARROW = 'M0 -96L78 -10H34V86H-34V-10H-78Z';

/** Rings of light, and an arrow that rises through them. */
export const limbo: Motif = (painter) => {
  const { canvas, colors } = painter;
  const { accent, gold, room } = colors;
  const rings = [0, 1, 2, 3, 4].map((index) => {
    const wide = 210 - index * 36;
    const y = 168 - index * 66;
    const paint = canvas.linear([
      [0, room(0.86), 0.15],
      [0.5, accent(0.86), 0.9],
      [1, room(0.86), 0.15],
    ]);
    const half = (sweep: number): string =>
      `<path d="M${n(-wide)} ${n(y)}A${n(wide)} ${n(wide * 0.26)} 0 0 ${sweep} ${n(wide)} ${n(y)}" fill="none" stroke="${paint}" stroke-width="${n(17 - index * 2.2)}"/>`;
    return { behind: half(1), before: half(0) };
  });
  const beam = canvas.linear([
    [0, accent(0.95), 0.75],
    [1, accent(0.7), 0],
  ]);
  return [
    groundShadow(painter, 222, 190),
    `<g transform="translate(0 -30)">${glow(painter, 230, accent(0.8), 0.55)}</g>`,
    rings.map(({ behind }) => behind).join(''),
    `<path d="M-30 -40H30L74 220H-74Z" fill="${beam}" filter="${canvas.blur(9)}"/>`,
    `<g transform="translate(0 -62) scale(1.28)">${piece(painter, ARROW, gold, 0.95, 0.5)}<path d="M0 -84L58 -18H26V70" fill="none" stroke="#fff" stroke-width="6" opacity="0.5" stroke-linejoin="round" stroke-linecap="round"/></g>`,
    rings.map(({ before }) => before).join(''),
    glint(painter, 2, -182, 40),
    glint(painter, -150, 90, 24),
    glint(painter, 168, 20, 20),
  ].join('');
};

function kenoTile(painter: Painter, at: readonly [number, number], ramp: Ramp, light: number): string {
  return `<g transform="translate(${point(...at)})">${piece(painter, box(0, 0, 92, 92, 22), ramp, light, light * 0.52)}<rect x="-36" y="-38" width="72" height="26" rx="13" fill="#fff" opacity="0.2"/></g>`;
}

/** A board of fields, and the balls that were drawn on some of them. */
export const keno: Motif = (painter) => {
  const { colors } = painter;
  const { room, accent, gold, neutral } = colors;
  const hits: ReadonlySet<number> = new Set([1, 6, 11, 12]);
  const fields = Array.from({ length: 16 }, (_, field) => {
    const at = [(field % 4) * 104 - 156, Math.floor(field / 4) * 104 - 156] as const;
    return { at, isHit: hits.has(field), isPicked: field % 5 === 2 };
  });
  const balls = fields.filter(({ isHit }) => isHit);
  return [
    groundShadow(painter, 236, 220),
    `<g transform="rotate(-9) scale(0.98)">`,
    `<path d="${box(0, 0, 442, 442, 40)}" fill="${room(0.16)}" stroke="${metal(painter, neutral)}" stroke-width="9"/>`,
    fields
      .map(({ at, isPicked }) => kenoTile(painter, at, isPicked ? accent : room, isPicked ? 0.82 : 0.56))
      .join(''),
    balls
      .map(({ at }, index) => {
        const ramp = index % 2 === 0 ? gold : accent;
        return `<g transform="translate(${point(at[0], at[1] - 6)})">${glow(painter, 92, ramp(0.86), 0.7)}${numbered(painter, 50, ramp, index % 2 === 0 ? 0.84 : 0.68)}</g>`;
      })
      .join(''),
    `</g>`,
    glint(painter, -66, -170, 38),
    glint(painter, 150, 66, 28),
  ].join('');
};

/** A face-up card between an arrow up and an arrow down. */
export const hilo: Motif = (painter) => {
  const { colors } = painter;
  const { gold, ruby } = colors;
  const green: Ramp = colors.accent;
  return [
    groundShadow(painter, 216, 210),
    `<g transform="translate(-112 26) rotate(-15) scale(1.02)">${back(painter)}</g>`,
    `<g transform="translate(112 26) rotate(15) scale(1.02)">${back(painter)}</g>`,
    `${glow(painter, 240, gold(0.85), 0.4)}<g transform="translate(0 -4) scale(1.2)">${front(painter, { suit: 'heart', rank: 'Q' })}</g>`,
    `<g transform="translate(-158 -116) scale(0.86)">${glow(painter, 130, green(0.8), 0.65)}${piece(painter, ARROW, green, 0.92, 0.46)}</g>`,
    `<g transform="translate(158 128) rotate(180) scale(0.86)">${glow(painter, 130, ruby(0.7), 0.65)}${piece(painter, ARROW, ruby, 0.78, 0.4)}</g>`,
    glint(painter, -60, -150, 34),
    glint(painter, 128, -92, 24),
  ].join('');
};

/** A tower of blocks that narrows towards a gem. */
export const towers: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { room, accent, gold } = colors;
  const levels = Array.from({ length: 5 }, (_, level) => {
    const y = 176 - level * 70;
    const wide = 118 - level * 9;
    const safe = Math.floor(random.between(0, 3));
    const blocks = [-1, 0, 1].map((column) => {
      const isSafe = column + 1 === safe;
      const ramp = isSafe ? gold : level % 2 === 0 ? room : accent;
      return `<g transform="translate(${point(column * (wide + 4), y)})">${piece(painter, box(0, 0, wide, 62, 14), ramp, isSafe ? 0.94 : 0.66, isSafe ? 0.52 : 0.3)}${isSafe ? `<g transform="translate(0 2)">${ball(painter, 17, accent, 0.72)}${shine(painter, 17)}</g>` : ''}</g>`;
    });
    return blocks.join('');
  });
  const beam = canvas.linear([
    [0, accent(0.95), 0],
    [1, accent(0.9), 0.6],
  ]);
  return [
    groundShadow(painter, 224, 236),
    `<path d="M-40 -120L40 -120L120 -330L-120 -330Z" fill="${beam}" filter="${canvas.blur(10)}"/>`,
    levels.join(''),
    `<g transform="translate(0 -186)">${glow(painter, 150, accent(0.85), 0.8)}${gem(painter, 84)}</g>`,
    glint(painter, -46, -226, 34),
    glint(painter, 132, 66, 24),
  ].join('');
};
