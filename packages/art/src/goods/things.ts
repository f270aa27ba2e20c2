import { metal } from '../gloss.ts';
import type { Motif, Painter } from '../painter.ts';
import { box, piece } from '../motifs/tables/piece.ts';
import { NUMERALS, star } from '../shapes.ts';
import { volume } from '../volume.ts';

export const backpack: Motif = (painter) => {
  const { accent, neutral, gold } = painter.colors;
  return [
    `<path d="M-30 -92C-30 -126 30 -126 30 -92" fill="none" stroke="${accent(0.2)}" stroke-width="16"/><path d="M-30 -92C-30 -126 30 -126 30 -92" fill="none" stroke="${accent(0.5)}" stroke-width="9"/>`,
    piece(painter, 'M-74 -20C-96 -10 -100 60 -84 96L-66 96Z', accent, 0.42, 0.2),
    piece(painter, 'M74 -20C96 -10 100 60 84 96L66 96Z', accent, 0.42, 0.2),
    volume(
      painter,
      'M-72 112C-84 70 -84 -20 -70 -56C-56 -92 56 -92 70 -56C84 -20 84 70 72 112C40 120 -40 120 -72 112Z',
      accent,
      0.6,
      0.7,
    ),
    piece(painter, box(0, 66, 112, 78, 16), accent, 0.66, 0.34),
    `<path d="M-50 46H50" stroke="${neutral(0.15)}" stroke-width="6" stroke-linecap="round"/><path d="M-50 46H50" stroke="${gold(0.85)}" stroke-width="2.5" stroke-dasharray="4 4"/><rect x="30" y="42" width="10" height="20" rx="4" fill="${gold(0.9)}"/>`,
    `<path d="M-62 -28C-34 -48 34 -48 62 -28" fill="none" stroke="${neutral(0.12)}" stroke-width="6" stroke-linecap="round"/><path d="M-62 -28C-34 -48 34 -48 62 -28" fill="none" stroke="${gold(0.85)}" stroke-width="2.5" stroke-dasharray="4 4"/>`,
    piece(painter, box(0, -2, 40, 22, 6), neutral, 0.9, 0.5),
  ].join('');
};

export const jersey: Motif = (painter) => {
  const { accent, neutral, gold } = painter.colors;
  const body =
    'M-44 -96C-24 -78 24 -78 44 -96L86 -78L128 -26L88 8L72 -14V108C40 118 -40 118 -72 108V-14L-88 8L-128 -26L-86 -78Z';
  return [
    piece(painter, body, accent, 0.74, 0.36),
    `<g clip-path="${painter.canvas.clip(`<path d="${body}"/>`)}"><path d="M-50 -110H-26V130H-50ZM26 -110H50V130H26Z" fill="${neutral(0.95)}" opacity="0.85"/><path d="M-140 -24L-100 18L-84 4L-124 -40ZM140 -24L100 18L84 4L124 -40Z" fill="${neutral(0.95)}"/></g>`,
    `<path d="M-44 -96C-24 -72 24 -72 44 -96" fill="none" stroke="${neutral(0.96)}" stroke-width="9" stroke-linecap="round"/>`,
    `<path d="${NUMERALS[7] ?? ''}" transform="translate(0 26) scale(27)" fill="none" stroke="${neutral(0.12)}" stroke-width="0.62" stroke-linecap="round" stroke-linejoin="round"/><path d="${NUMERALS[7] ?? ''}" transform="translate(0 26) scale(27)" fill="none" stroke="${gold(0.9)}" stroke-width="0.36" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
};

export const mug: Motif = (painter) => {
  const { accent, neutral, gold, room } = painter.colors;
  return [
    `<path d="M66 -30C122 -42 122 52 62 42" fill="none" stroke="${neutral(0.3)}" stroke-width="26" stroke-linecap="round"/><path d="M66 -30C122 -42 122 52 62 42" fill="none" stroke="${neutral(0.82)}" stroke-width="17" stroke-linecap="round"/>`,
    volume(
      painter,
      'M-80 -62C-80 -62 -74 70 -64 88C-50 104 50 104 64 88C74 70 80 -62 80 -62Z',
      neutral,
      0.84,
      0.7,
    ),
    `<ellipse cy="-62" rx="80" ry="20" fill="${neutral(0.96)}"/><ellipse cy="-60" rx="69" ry="14" fill="${room(0.14)}"/><ellipse cy="-57" rx="62" ry="10" fill="${rampBrown(painter)}"/>`,
    `<path d="${star(5, 38, 16)}" transform="translate(0 20)" fill="${accent(0.56)}"/><path d="${star(5, 27, 11)}" transform="translate(0 20)" fill="${gold(0.9)}"/>`,
    ...[-26, 4, 32].map(
      (x, index) =>
        `<path d="M${x} -86C${x - 14} -100 ${x + 14} -108 ${x} -${124 - index * 6}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="${0.3 - index * 0.06}"/>`,
    ),
  ].join('');
};

const rampBrown = ({ colors: { gold } }: Painter): string => gold(0.36);

export const bottle: Motif = (painter) => {
  const { accent, neutral, gold } = painter.colors;
  return [
    '<g transform="rotate(8)">',
    piece(painter, box(0, -104, 46, 34, 9), neutral, 0.6, 0.22),
    `<path d="M-20 -124C-20 -142 20 -142 20 -124" fill="none" stroke="${neutral(0.5)}" stroke-width="8"/>`,
    volume(
      painter,
      'M-30 -88H30C34 -66 48 -58 48 -30V104C48 122 -48 122 -48 104V-30C-48 -58 -34 -66 -30 -88Z',
      accent,
      0.6,
      0.7,
    ),
    `<path d="M-48 0H48V44H-48Z" fill="${neutral(0.96)}" opacity="0.92"/><path d="M-20 34L-4 10L8 26L16 16L28 34Z" fill="${accent(0.5)}"/><circle cx="-22" cy="14" r="5" fill="${gold(0.85)}"/>`,
    `<path d="M-34 -24V98" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.35"/>`,
    '</g>',
  ].join('');
};

export const goldBar: Motif = (painter) => {
  const { gold } = painter.colors;
  const bar = (x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size})">${piece(painter, 'M-84 -26L-58 -52H84L62 -26Z', gold, 0.98, 0.72)}${piece(painter, 'M-84 -26H62L74 30H-98Z', gold, 0.88, 0.5)}${piece(painter, 'M62 -26L84 -52L100 4L74 30Z', gold, 0.56, 0.3)}<path d="M-44 -8H26M-36 8H20" stroke="${gold(0.36)}" stroke-width="6" stroke-linecap="round" opacity="0.8"/></g>`;
  return [bar(-50, 64, 0.78), bar(60, 66, 0.78), bar(2, -6, 0.92)].join('');
};

export const giftBox: Motif = (painter) => {
  const { accent, gold, ruby } = painter.colors;
  const bow = (side: 1 | -1): string =>
    `<g transform="scale(${side} 1)">${volume(painter, 'M0 -62C22 -112 82 -108 74 -74C68 -52 24 -56 0 -58Z', gold, 0.78, 0.5)}</g>`;
  return [
    piece(painter, box(0, 48, 168, 118, 12), ruby, 0.66, 0.34),
    piece(painter, box(0, 46, 34, 122, 3), gold, 0.95, 0.56),
    piece(painter, box(0, -26, 192, 46, 10), ruby, 0.76, 0.42),
    piece(painter, box(0, -26, 40, 50, 3), gold, 0.98, 0.62),
    bow(-1),
    bow(1),
    `<circle cy="-58" r="14" fill="${metal(painter, gold)}" stroke="${gold(0.3)}" stroke-width="3"/>`,
    `<path d="${star(4, 16, 4)}" transform="translate(-104 -70)" fill="${accent(0.92)}"/><path d="${star(4, 11, 3)}" transform="translate(112 -92)" fill="${gold(0.95)}"/>`,
  ].join('');
};
