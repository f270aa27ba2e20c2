import { n } from '../canvas.ts';
import { ball, metal } from '../gloss.ts';
import type { Motif, Painter } from '../painter.ts';
import type { Ramp } from '../palette.ts';
import { box, piece } from '../motifs/tables/piece.ts';
import { SEVEN, star, SUITS } from '../shapes.ts';

/** Two cards, the front one with a picture on its left and lines on its right. */
function card(painter: Painter, ramp: Ramp, picture: string): string {
  const { gold, neutral, accent } = painter.colors;
  const face = painter.canvas.linear(
    [
      [0, ramp(0.72)],
      [0.55, ramp(0.48)],
      [1, ramp(0.3)],
    ],
    [0, 0],
    [1, 1],
  );
  const outline = box(0, 0, 250, 156, 20);
  return [
    `<g transform="translate(20 -26) rotate(10)">${piece(painter, outline, accent, 0.5, 0.2)}</g>`,
    '<g transform="translate(-8 14) rotate(-6)">',
    `<path d="${outline}" fill="${ramp(0.14)}" transform="translate(0 6)"/><path d="${outline}" fill="${face}" stroke="${ramp(0.9)}" stroke-opacity="0.6" stroke-width="2.5"/>`,
    `<g clip-path="${painter.canvas.clip(`<path d="${outline}"/>`)}"><circle cx="96" cy="-70" r="96" fill="#fff" opacity="0.09"/><circle cx="120" cy="-40" r="96" fill="#fff" opacity="0.07"/></g>`,
    `<rect x="64" y="-58" width="40" height="30" rx="7" fill="${metal(painter, gold)}"/><path d="M64 -46H104M78 -58V-28M90 -58V-28" stroke="${gold(0.3)}" stroke-width="2" opacity="0.7"/>`,
    `<g fill="${neutral(0.97)}" opacity="0.85"><rect x="14" y="30" width="92" height="8" rx="4"/><rect x="14" y="48" width="62" height="8" rx="4"/></g>`,
    `<g transform="translate(-58 2)">${picture}</g>`,
    '</g>',
  ].join('');
}

export const giftCard: Motif = (painter) => {
  const { ruby, gold, neutral } = painter.colors;
  return card(
    painter,
    ruby,
    `${piece(painter, box(0, 18, 70, 56, 8), neutral, 0.97, 0.7)}<path d="M-18 -8V-20A18 18 0 0 1 18 -20V-8" fill="none" stroke="${neutral(0.95)}" stroke-width="7"/><path d="${SUITS.heart}" transform="translate(0 20) scale(16)" fill="${gold(0.7)}"/>`,
  );
};

export const fuelCard: Motif = (painter) => {
  const { accent, neutral, gold } = painter.colors;
  return card(
    painter,
    accent,
    `${piece(painter, box(-8, 6, 52, 84, 8), neutral, 0.95, 0.62)}<rect x="-25" y="-26" width="34" height="22" rx="4" fill="${accent(0.3)}"/><path d="M20 -6C40 -6 26 36 38 38C50 38 44 0 44 -14L30 -30" fill="none" stroke="${neutral(0.95)}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M-8 6C4 20 4 34 -8 34C-20 34 -20 20 -8 6Z" fill="${gold(0.72)}"/>`,
  );
};

export const coffeeCard: Motif = (painter) => {
  const { gold, neutral } = painter.colors;
  return card(
    painter,
    gold,
    `<path d="M30 -8C58 -12 58 28 28 24" fill="none" stroke="${neutral(0.95)}" stroke-width="9"/>${piece(painter, 'M-40 -20H34C34 -20 34 26 22 38C14 46 -20 46 -28 38C-40 26 -40 -20 -40 -20Z', neutral, 0.98, 0.68)}<path d="M-18 -34C-26 -44 -10 -50 -18 -60M6 -34C-2 -44 14 -50 6 -60" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.8"/>`,
  );
};

export const cinemaCard: Motif = (painter) => {
  const { ruby, neutral, gold } = painter.colors;
  const kernels = [
    [-26, -18, 15],
    [0, -28, 18],
    [26, -18, 15],
    [-12, -8, 14],
    [14, -8, 14],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${gold(0.96)}" stroke="${gold(0.72)}" stroke-width="2"/>`,
    )
    .join('');
  const tub = 'M-42 -6H42L30 56H-30Z';
  return card(
    painter,
    painter.colors.accent,
    `${kernels}${piece(painter, tub, neutral, 0.98, 0.75)}<g clip-path="${painter.canvas.clip(`<path d="${tub}"/>`)}" fill="${ruby(0.56)}"><path d="M-36 -8H-20L-14 60H-28ZM-8 -8H8L5 60H-5ZM20 -8H36L28 60H14Z"/></g>`,
  );
};

export const freeRounds: Motif = (painter) => {
  const { gold, ruby, neutral, room, accent } = painter.colors;
  const reel = (x: number, picture: string): string =>
    `<g transform="translate(${x} 4)">${piece(painter, box(0, 0, 62, 100, 8), neutral, 0.99, 0.72)}${picture}</g>`;
  return [
    piece(painter, box(0, 4, 250, 150, 24), gold, 0.94, 0.44),
    `<path d="${box(0, 4, 222, 122, 14)}" fill="${room(0.12)}"/>`,
    reel(-70, `<path d="${SEVEN}" transform="scale(34)" fill="${ruby(0.56)}"/>`),
    reel(0, `<path d="${star(5, 28, 12)}" fill="${gold(0.82)}" stroke="${gold(0.4)}" stroke-width="2"/>`),
    reel(70, `<path d="${SUITS.diamond}" transform="scale(30)" fill="${accent(0.6)}"/>`),
    `<path d="M-122 4H122" stroke="${ruby(0.6)}" stroke-width="3" opacity="0.7"/>`,
    `<g transform="translate(0 -86)">${ball(painter, 17, ruby, 0.62)}</g>`,
  ].join('');
};

export const raffleTickets: Motif = (painter) => {
  const { gold, ruby, accent, neutral } = painter.colors;
  const edge = 'M-120 -50H120V-16A16 16 0 0 0 120 16V50H-120V16A16 16 0 0 0 -120 -16Z';
  const ticket = (x: number, y: number, turned: number, ramp: Ramp): string =>
    `<g transform="translate(${x} ${y}) rotate(${n(turned)})">${piece(painter, edge, ramp, 0.86, 0.44)}<path d="M56 -46V46" stroke="${neutral(0.98)}" stroke-width="3" stroke-dasharray="5 6" opacity="0.8"/><path d="${star(5, 27, 12)}" transform="translate(-32 0)" fill="${neutral(0.98)}"/><path d="M74 -24H100M74 0H100M74 24H92" stroke="${neutral(0.98)}" stroke-width="6" stroke-linecap="round" opacity="0.85"/></g>`;
  return [ticket(16, -46, 14, accent), ticket(6, 6, 2, ruby), ticket(-10, 54, -10, gold)].join('');
};
