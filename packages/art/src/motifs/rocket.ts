import { n } from '../canvas.ts';
import { glow, metal } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { glint } from '../scenes.ts';

/** A rocket at the end of its rising curve. */
export const rocket: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { room, accent, gold, neutral } = colors;
  const hull = canvas.linear(
    [
      [0, neutral(0.98)],
      [0.35, neutral(0.95)],
      [0.62, neutral(0.74)],
      [1, neutral(0.4)],
    ],
    [0, 0],
    [1, 0],
  );
  const fin = (from: number, to: number): string =>
    canvas.linear(
      [
        [0, accent(from)],
        [1, accent(to)],
      ],
      [0, 0],
      [1, 1],
    );
  const flame = canvas.linear([
    [0, '#fff'],
    [0.2, gold(0.95)],
    [0.5, gold(0.76)],
    [0.8, accent(0.62), 0.7],
    [1, accent(0.5), 0],
  ]);
  const trail = canvas.linear(
    [
      [0, accent(0.6), 0],
      [0.6, accent(0.72), 0.8],
      [1, gold(0.92), 1],
    ],
    [0, 1],
    [1, 0],
  );
  const curve = 'M-290 232C-120 226 -30 160 44 40';
  const puffs = Array.from({ length: 11 }, (_, index) => {
    const along = index / 10;
    return `<circle cx="${n(-60 + 120 * along + random.between(-14, 14))}" cy="${n(190 - 150 * along + random.between(-10, 14))}" r="${n(52 - 36 * along)}" fill="${gold(0.7 + 0.25 * along)}" opacity="${n(0.22 + 0.4 * along)}"/>`;
  });
  const planet = canvas.radial(
    [
      [0, room(0.86)],
      [0.5, room(0.55)],
      [1, room(0.18)],
    ],
    [0.5, 0.5],
    0.56,
    [0.3, 0.26],
  );
  return [
    `<g transform="translate(-160 -128)">${glow(painter, 150, room(0.8), 0.55)}<circle r="70" fill="${planet}"/><ellipse rx="118" ry="26" fill="none" stroke="${accent(0.8)}" stroke-width="9" opacity="0.75" transform="rotate(-22)" stroke-dasharray="235 130" stroke-dashoffset="-50"/></g>`,
    `<path d="${curve}" fill="none" stroke="${trail}" stroke-width="34" opacity="0.5" filter="${canvas.blur(10)}"/><path d="${curve}" fill="none" stroke="${trail}" stroke-width="11" stroke-linecap="round"/>`,
    `<g filter="${canvas.blur(11)}">${puffs.join('')}</g>`,
    `<g transform="translate(74 -18) rotate(42) scale(1.12)">`,
    `<g transform="translate(0 128)">${glow(painter, 120, gold(0.85), 0.85)}</g>`,
    `<path d="M-34 96C-52 150 -20 196 0 250C20 196 52 150 34 96Z" fill="${flame}"/><path d="M-16 96C-24 130 -8 158 0 186C8 158 24 130 16 96Z" fill="#fff" opacity="0.85" filter="${canvas.blur(3)}"/>`,
    `<path d="M-50 22C-98 44 -104 92 -98 128C-84 104 -64 94 -40 92Z" fill="${fin(0.72, 0.36)}"/><path d="M50 22C98 44 104 92 98 128C84 104 64 94 40 92Z" fill="${fin(0.5, 0.24)}"/>`,
    `<path d="M-30 88H30L24 108H-24Z" fill="${metal(painter, neutral, true)}"/>`,
    `<path d="M0 -176C46 -132 66 -60 58 8C54 44 46 70 36 92H-36C-46 70 -54 44 -58 8C-66 -60 -46 -132 0 -176Z" fill="${hull}"/>`,
    `<path d="M0 -176C26 -150 44 -118 53 -82C20 -72 -20 -72 -53 -82C-44 -118 -26 -150 0 -176Z" fill="${fin(0.74, 0.4)}"/>`,
    `<path d="M-54 40C-18 50 18 50 54 40L50 62C16 70 -16 70 -50 62Z" fill="${fin(0.66, 0.36)}"/>`,
    `<path d="M-12 34H12L8 118H-8Z" fill="${fin(0.6, 0.28)}"/>`,
    `<circle cy="-20" r="33" fill="${metal(painter, gold)}"/><circle cy="-20" r="25" fill="${canvas.radial(
      [
        [0, room(0.92)],
        [0.5, room(0.6)],
        [1, room(0.22)],
      ],
      [0.5, 0.5],
      0.55,
      [0.35, 0.28],
    )}"/><path d="M-16 -28A19 19 0 0 1 4 -40" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity="0.85"/>`,
    `<path d="M-28 -128C-46 -84 -50 -20 -42 40" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity="0.7" filter="${canvas.blur(2)}"/>`,
    `</g>`,
    glint(painter, 178, -150, 36),
    glint(painter, -40, -204, 20),
  ].join('');
};
