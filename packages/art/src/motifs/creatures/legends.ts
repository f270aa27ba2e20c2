import { n } from '../../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { glint } from '../../scenes.ts';
import { slice } from '../../shapes.ts';
import { box, piece } from '../tables/piece.ts';

/** A dragon's egg with rows of scales. */
export const egg: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold } = colors;
  const shell =
    'M0 -196C96 -196 146 -40 146 46C146 136 82 186 0 186S-146 136 -146 46C-146 -40 -96 -196 0 -196Z';
  const scales: string[] = [];
  for (let row = 0; row < 10; row += 1)
    for (let column = -4; column <= 4; column += 1) {
      const [x, y] = [column * 44 + (row % 2) * 22, 190 - row * 40];
      scales.push(
        `<path d="M${x - 23} ${y - 34}Q${x - 22} ${y} ${x} ${y + 14}Q${x + 22} ${y} ${x + 23} ${y - 34}Z" opacity="${n(random.between(0.35, 1))}"/>`,
      );
    }
  return [
    groundShadow(painter, 186, 170),
    glow(painter, 250, accent(0.85), 0.6),
    `<g transform="rotate(${n(random.between(-9, 9))})">${piece(painter, shell, accent, 0.86, 0.3)}<g clip-path="${canvas.clip(`<path d="${shell}"/>`)}" fill="${accent(0.5)}" stroke="${gold(0.85)}" stroke-width="3">${scales.join('')}</g><path d="M-66 -120L-28 -60L-58 -24L-10 30" fill="none" stroke="${gold(0.98)}" stroke-width="9" stroke-linejoin="round"/><g transform="translate(0 -20)">${shine(painter, 150)}</g></g>`,
    glint(painter, -30, -60, 46),
  ].join('');
};

/** A red gate in front of the sun. */
export const gate: Motif = (painter) => {
  const { ruby, gold, neutral } = painter.colors;
  return [
    `<g transform="translate(0 -40)">${glow(painter, 240, gold(0.95), 0.8)}${ball(painter, 132, gold, 0.8)}</g>`,
    groundShadow(painter, 196, 220),
    piece(painter, 'M-128 -110L-104 -110L-112 196L-152 196Z', ruby, 0.74, 0.36),
    piece(painter, 'M128 -110L104 -110L112 196L152 196Z', ruby, 0.74, 0.36),
    piece(painter, box(0, -42, 330, 30, 4), ruby, 0.72, 0.4),
    piece(painter, box(0, -74, 34, 50, 4), gold, 0.9, 0.5),
    piece(
      painter,
      'M-226 -164C-110 -132 110 -132 226 -164L212 -112C110 -94 -110 -94 -212 -112Z',
      ruby,
      0.76,
      0.36,
    ),
    piece(
      painter,
      'M-234 -186C-110 -154 110 -154 234 -186L228 -160C110 -128 -110 -128 -228 -160Z',
      neutral,
      0.5,
      0.14,
    ),
    glint(painter, 208, -168, 34),
  ].join('');
};

/** A flask with a boiling potion. */
export const potion: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, neutral, gold, room } = colors;
  const bubbles = Array.from({ length: 9 }, () => {
    const [x, y] = [random.between(-84, 84), random.between(0, 130)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.between(5, 17))}" fill="#fff" fill-opacity="0.35" stroke="#fff" stroke-opacity="0.7" stroke-width="2"/>`;
  });
  const glass = 'M-38 -120H38V-52C104 -30 138 22 138 70A138 128 0 0 1 -138 70C-138 22 -104 -30 -38 -52Z';
  return [
    groundShadow(painter, 196, 160),
    glow(painter, 250, accent(0.85), 0.6),
    `<g transform="rotate(${n(random.between(-9, 9))})"><path d="${glass}" fill="${room(0.75)}" fill-opacity="0.35"/><g clip-path="${canvas.clip(`<path d="${glass}"/>`)}"><path d="M-160 30Q-80 4 0 30T160 30V220H-160Z" fill="${canvas.linear(
      [
        [0, accent(0.92)],
        [1, accent(0.34)],
      ],
    )}"/>${bubbles.join('')}</g><path d="${glass}" fill="none" stroke="${neutral(0.97)}" stroke-width="8" stroke-opacity="0.85"/>`,
    piece(painter, box(0, -126, 108, 26, 12), gold, 0.95, 0.5),
    piece(painter, box(0, -166, 62, 62, 12), gold, 0.6, 0.3),
    `<g transform="translate(0 60)">${shine(painter, 130)}</g></g>`,
    glint(painter, 70, -150, 34),
  ].join('');
};

/** An anchor with a rope. */
export const anchor: Motif = (painter) => {
  const { neutral, gold } = painter.colors;
  const paint = metal(painter, neutral);
  const body =
    'M-18 -108H18V118C74 108 112 76 128 28L92 44L140 -36L196 36L160 26C142 122 70 184 0 196C-70 184 -142 122 -160 26L-196 36L-140 -36L-92 44L-128 28C-112 76 -74 108 -18 118Z';
  const rope = 'M-150 -120C-70 -190 40 -60 20 20S-90 120 -40 190';
  return [
    groundShadow(painter, 204, 150),
    `<g transform="rotate(${n(painter.random.between(-14, 14))})"><circle cy="-150" r="42" fill="none" stroke="${neutral(0.2)}" stroke-width="34"/><circle cy="-150" r="42" fill="none" stroke="${paint}" stroke-width="24"/><path d="${body}" fill="${neutral(0.2)}" stroke="${neutral(0.2)}" stroke-width="12" stroke-linejoin="round"/><path d="${body}" fill="${paint}" stroke="${neutral(0.96)}" stroke-width="2.5"/>`,
    piece(painter, box(0, -78, 196, 32, 14), neutral, 0.9, 0.4),
    `<path d="${rope}" fill="none" stroke="${gold(0.34)}" stroke-width="22" stroke-linecap="round"/><path d="${rope}" fill="none" stroke="${gold(0.78)}" stroke-width="14" stroke-linecap="round" stroke-dasharray="12 5"/></g>`,
    glint(painter, 120, -20, 40),
  ].join('');
};

/** A round shield over two crossed blades. */
export const shield: Motif = (painter) => {
  const { accent, neutral, gold, room } = painter.colors;
  const blade = (turned: number): string =>
    `<g transform="rotate(${turned})">${piece(painter, 'M-15 -226L0 -250L15 -226V150H-15Z', neutral, 0.98, 0.5)}${piece(painter, box(0, 158, 96, 22, 10), gold, 0.92, 0.5)}${piece(painter, box(0, 196, 24, 60, 10), accent, 0.6, 0.3)}</g>`;
  const parts = Array.from({ length: 8 }, (_, index) => {
    const from = (index * Math.PI) / 4;
    return `<path d="${slice(0, 140, from, from + Math.PI / 4)}" fill="${index % 2 ? accent(0.56) : room(0.82)}"/>`;
  });
  return [
    groundShadow(painter, 200, 190),
    blade(-40),
    blade(40),
    `<g transform="rotate(${n(painter.random.between(-20, 20))})"><circle r="160" fill="${gold(0.2)}" transform="translate(0 6)"/><circle r="158" fill="${metal(painter, gold)}"/>${parts.join('')}<circle r="140" fill="none" stroke="${gold(0.3)}" stroke-width="5"/></g>`,
    `<g>${ball(painter, 46, gold, 0.72)}${shine(painter, 42)}</g>`,
    glint(painter, -110, -96, 38),
  ].join('');
};

/** A crescent moon, a cloud and bats. */
export const night: Motif = (painter) => {
  const { gold, room, accent } = painter.colors;
  const bat = (x: number, y: number, size: number): string =>
    `<path d="M0 8C-10 -4 -8 -16 -6 -20L-12 -34L0 -26L12 -34L6 -20C26 -44 62 -46 92 -30C74 -24 70 -10 66 2C56 -8 42 -6 36 8C28 0 12 4 0 26C-12 4 -28 0 -36 8C-42 -6 -56 -8 -66 2C-70 -10 -74 -24 -92 -30C-62 -46 -26 -44 -6 -20" transform="translate(${x} ${y}) scale(${size})" fill="${room(0.06)}" stroke="${accent(0.8)}" stroke-width="2.5"/>`;
  return [
    glow(painter, 280, gold(0.92), 0.7),
    `<g transform="rotate(${n(painter.random.between(-24, 12))})">${piece(painter, 'M60 -190A196 196 0 1 0 150 130A160 160 0 1 1 60 -190Z', gold, 0.98, 0.6)}</g>`,
    bat(60, -60, 1.5),
    bat(-120, 110, 0.9),
    bat(130, 120, 0.7),
    glint(painter, -130, -120, 36),
  ].join('');
};

/** A paw print on a medal. */
export const paw: Motif = (painter) => {
  const { gold, accent } = painter.colors;
  const toes = [
    [-92, -30, -28],
    [-36, -92, -10],
    [36, -92, 10],
    [92, -30, 28],
  ]
    .map(
      ([x, y, turned]) =>
        `<ellipse cx="${x}" cy="${y}" rx="31" ry="43" transform="rotate(${turned} ${x} ${y})"/>`,
    )
    .join('');
  const pad =
    '<path d="M0 -12C54 -12 98 54 80 96C64 128 32 104 0 104S-64 128 -80 96C-98 54 -54 -12 0 -12Z"/>';
  return [
    groundShadow(painter, 208, 170),
    `<g transform="rotate(${n(painter.random.between(-14, 14))})"><circle r="198" fill="${gold(0.22)}" transform="translate(0 7)"/><circle r="196" fill="${metal(painter, gold)}"/>${ball(painter, 168, accent, 0.5)}<g fill="${gold(0.24)}" transform="translate(0 5)">${toes}${pad}</g><g fill="${metal(painter, gold)}">${toes}${pad}</g></g>`,
    glint(painter, -132, -132, 46),
  ].join('');
};

/** A carved mask with glowing eyes. */
export const idol: Motif = (painter) => {
  const { accent, gold, room } = painter.colors;
  const eye = (x: number): string =>
    `<g transform="translate(${x} -24)">${glow(painter, 60, gold(0.95), 0.9)}<ellipse rx="30" ry="19" fill="${room(0.06)}"/><circle r="13" fill="${gold(0.96)}"/></g>`;
  const feathers = [-56, -34, -12, 12, 34, 56]
    .map(
      (turned) =>
        `<g transform="rotate(${turned} 0 40)">${piece(painter, 'M-22 -120C-26 -190 -10 -226 0 -240C10 -226 26 -190 22 -120Z', turned % 4 ? gold : accent, 0.85, 0.42)}</g>`,
    )
    .join('');
  return [
    groundShadow(painter, 206, 160),
    feathers,
    piece(
      painter,
      'M-128 -124C-60 -160 60 -160 128 -124L138 40C128 140 60 196 0 200C-60 196 -128 140 -138 40Z',
      accent,
      0.8,
      0.34,
    ),
    piece(painter, box(0, -104, 250, 44, 14), gold, 0.95, 0.5),
    piece(painter, 'M-20 -40H20L34 62H-34Z', accent, 0.86, 0.46),
    eye(-68),
    eye(68),
    `<path d="M-74 104H74V136C40 160 -40 160 -74 136Z" fill="${room(0.08)}" stroke="${gold(0.8)}" stroke-width="6"/><path d="M-44 104V146M-15 104V154M15 104V154M44 104V146" stroke="${gold(0.8)}" stroke-width="5"/>`,
    glint(painter, -104, -104, 34),
  ].join('');
};

/** A lightning bolt in a laurel wreath. */
export const bolt: Motif = (painter) => {
  const { gold, accent, room } = painter.colors;
  const leaves = Array.from({ length: 18 }, (_, index) => {
    const turned = (index < 9 ? 1 : -1) * (24 + (index % 9) * 17);
    return `<g transform="rotate(${turned}) translate(0 176) rotate(${turned > 0 ? 62 : -62})">${piece(painter, 'M0 -34C17 -16 17 14 0 32C-17 14 -17 -16 0 -34Z', gold, 0.94, 0.5)}</g>`;
  });
  return [
    groundShadow(painter, 212, 150),
    glow(painter, 250, accent(0.85), 0.75),
    `<circle r="150" fill="${room(0.2)}" fill-opacity="0.55" stroke="${accent(0.75)}" stroke-width="5"/>`,
    leaves.join(''),
    `<g transform="rotate(${n(painter.random.between(-6, 10))})">${piece(painter, 'M44 -214L-96 30H-12L-52 206L104 -58H14Z', accent, 0.98, 0.6)}</g>`,
    glint(painter, 20, -150, 44),
  ].join('');
};
