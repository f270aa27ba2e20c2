import { n } from '../canvas.ts';
import { metal } from '../gloss.ts';
import type { Motif, Painter } from '../painter.ts';
import { box, piece } from '../motifs/tables/piece.ts';
import { volume } from '../volume.ts';

/** Glass of a screen, with a light falling across it. */
function screen({ canvas, colors: { accent, room } }: Painter, path: string, sheen: string): string {
  const glass = canvas.linear(
    [
      [0, accent(0.42)],
      [0.5, room(0.3)],
      [1, room(0.16)],
    ],
    [0, 0],
    [1, 1],
  );
  return `<path d="${path}" fill="${glass}"/><g clip-path="${canvas.clip(`<path d="${path}"/>`)}"><path d="${sheen}" fill="#fff" opacity="0.16"/></g>`;
}

export const headphones: Motif = (painter) => {
  const { accent, neutral } = painter.colors;
  const cup = (side: 1 | -1): string =>
    `<g transform="translate(${82 * side} 44) scale(${side} 1)">${volume(painter, 'M-14 -46C22 -50 34 -20 34 4C34 30 20 54 -14 48C-26 30 -26 -26 -14 -46Z', accent, 0.62, 0.6)}${piece(painter, 'M-16 -48C-30 -46 -34 -20 -34 2C-34 26 -30 46 -16 50C-6 40 -6 -38 -16 -48Z', neutral, 0.5, 0.16)}</g>`;
  return [
    `<path d="M-84 20C-96 -128 96 -128 84 20" fill="none" stroke="${neutral(0.16)}" stroke-width="27" stroke-linecap="round"/>`,
    `<path d="M-84 20C-96 -128 96 -128 84 20" fill="none" stroke="${metal(painter, neutral)}" stroke-width="19" stroke-linecap="round"/>`,
    `<path d="M-64 -50C-40 -104 40 -104 64 -50" fill="none" stroke="${accent(0.42)}" stroke-width="21" stroke-linecap="round"/>`,
    `<path d="M-58 -60C-36 -102 36 -102 58 -60" fill="none" stroke="${accent(0.8)}" stroke-width="5" stroke-linecap="round" opacity="0.7"/>`,
    cup(-1),
    cup(1),
  ].join('');
};

export const phone: Motif = (painter) => {
  const { neutral, accent } = painter.colors;
  const lens = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="11" fill="${neutral(0.1)}" stroke="${neutral(0.75)}" stroke-width="2.5"/><circle cx="${x - 3}" cy="${y - 3}" r="4" fill="${accent(0.75)}"/>`;
  return [
    `<g transform="translate(34 -2) rotate(14)">${piece(painter, box(0, 0, 96, 196, 20), accent, 0.72, 0.3)}${piece(painter, box(-18, -62, 48, 54, 14), accent, 0.5, 0.28)}${lens(-29, -74)}${lens(-8, -50)}</g>`,
    `<g transform="translate(-34 2) rotate(-8)">${piece(painter, box(0, 0, 102, 204, 21), neutral, 0.62, 0.2)}${screen(painter, box(0, 0, 90, 192, 15), 'M-60 -120L40 -120L-60 90Z')}<rect x="-16" y="-88" width="32" height="9" rx="4.5" fill="#000"/>`,
    ...[0, 1, 2, 3, 4, 5].map(
      (index) =>
        `<rect x="${-32 + (index % 3) * 24}" y="${-14 + Math.floor(index / 3) * 26}" width="17" height="17" rx="5" fill="${[accent(0.8), neutral(0.9), accent(0.6)][index % 3] ?? ''}" opacity="0.9"/>`,
    ),
    '</g>',
  ].join('');
};

export const watch: Motif = (painter) => {
  const { neutral, accent, gold, room } = painter.colors;
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const isLong = hour % 3 === 0;
    return `<rect x="-2.4" y="-52" width="4.8" height="${isLong ? 13 : 8}" rx="2" fill="${gold(0.92)}" transform="rotate(${hour * 30})"/>`;
  }).join('');
  return [
    piece(painter, 'M-32 -66L-24 -122H24L32 -66Z', accent, 0.5, 0.2),
    piece(painter, 'M-32 66L-24 122H24L32 66Z', accent, 0.42, 0.16),
    `<rect x="70" y="-10" width="16" height="20" rx="5" fill="${metal(painter, neutral)}" stroke="${neutral(0.2)}" stroke-width="2"/>`,
    `<circle r="78" fill="${neutral(0.14)}"/><circle r="75" fill="${metal(painter, neutral)}"/><circle r="65" fill="${room(0.16)}" stroke="${neutral(0.3)}" stroke-width="3"/>`,
    marks,
    `<g stroke-linecap="round"><path d="M0 6L-26 -20" stroke="${neutral(0.95)}" stroke-width="6"/><path d="M-3 8L22 -42" stroke="${neutral(0.95)}" stroke-width="4.5"/><path d="M4 -14L-12 46" stroke="${accent(0.75)}" stroke-width="2.4"/></g><circle r="5.5" fill="${gold(0.9)}"/>`,
    `<path d="M-58 -30A66 66 0 0 1 30 -58A90 90 0 0 0 -58 -30Z" fill="#fff" opacity="0.16"/>`,
  ].join('');
};

export const handheld: Motif = (painter) => {
  const { neutral, accent, ruby } = painter.colors;
  const button = (x: number, y: number, color: string): string =>
    `<circle cx="${x}" cy="${y + 2}" r="9.5" fill="${neutral(0.12)}"/><circle cx="${x}" cy="${y}" r="8.5" fill="${color}"/>`;
  const stick = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="18" fill="${neutral(0.14)}"/><circle cx="${x}" cy="${y - 2}" r="13" fill="${metal(painter, neutral)}"/>`;
  return [
    '<g transform="rotate(-7)">',
    piece(painter, 'M-148 -34C-148 -60 -132 -66 -112 -66V66C-136 66 -148 56 -148 30Z', accent, 0.72, 0.34),
    piece(painter, 'M148 -34C148 -60 132 -66 112 -66V66C136 66 148 56 148 30Z', ruby, 0.72, 0.36),
    piece(painter, box(0, 0, 226, 140, 12), neutral, 0.5, 0.18),
    screen(painter, box(0, 0, 202, 116, 6), 'M-110 -60L30 -60L-60 60L-110 60Z'),
    `<path d="M-80 36L-40 -12L-8 20L26 -28L82 36Z" fill="${accent(0.62)}" opacity="0.75"/><circle cx="52" cy="-30" r="13" fill="${painter.colors.gold(0.9)}"/>`,
    stick(-130, -24),
    stick(130, 28),
    button(130, -42, neutral(0.92)),
    button(130, -14, neutral(0.92)),
    button(118, -28, neutral(0.8)),
    button(142, -28, neutral(0.8)),
    `<path d="M-136 16h12v-10h10v10h-10v12h-12v-12h-4z" transform="translate(-4 8)" fill="${neutral(0.9)}"/>`,
    '</g>',
  ].join('');
};

export const scooter: Motif = (painter) => {
  const { neutral, accent, room } = painter.colors;
  const wheel = (x: number): string =>
    `<g transform="translate(${x} 92)"><circle r="27" fill="${room(0.08)}"/><circle r="24" fill="none" stroke="${neutral(0.26)}" stroke-width="9"/><circle r="13" fill="${metal(painter, neutral)}"/><circle r="5" fill="${accent(0.8)}"/></g>`;
  return [
    `<path d="M76 78L40 -104" stroke="${neutral(0.14)}" stroke-width="19" stroke-linecap="round"/><path d="M76 78L40 -104" stroke="${metal(painter, neutral, true)}" stroke-width="12" stroke-linecap="round"/>`,
    `<path d="M4 -98L72 -112" stroke="${neutral(0.14)}" stroke-width="17" stroke-linecap="round"/><path d="M4 -98L22 -102M56 -109L72 -112" stroke="${accent(0.66)}" stroke-width="12" stroke-linecap="round"/><path d="M22 -102L56 -109" stroke="${neutral(0.6)}" stroke-width="9"/>`,
    `<circle cx="51" cy="-88" r="11" fill="${painter.colors.gold(0.95)}"/>`,
    piece(
      painter,
      'M-104 66H42C54 66 58 56 56 44L70 44C76 70 66 86 44 86H-108C-120 86 -118 66 -104 66Z',
      accent,
      0.78,
      0.36,
    ),
    `<path d="M-92 62H34" stroke="${neutral(0.2)}" stroke-width="8" stroke-linecap="round"/>`,
    wheel(-92),
    wheel(84),
    `<path d="M${n(-126)} 74C-120 56 -100 52 -86 60" fill="none" stroke="${neutral(0.3)}" stroke-width="8" stroke-linecap="round"/>`,
  ].join('');
};
