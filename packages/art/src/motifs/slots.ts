import { n } from '../canvas.ts';
import { glow, groundShadow, metal, shine } from '../gloss.ts';
import type { Motif, Painter } from '../painter.ts';
import { glint } from '../scenes.ts';
import { BELL, SEVEN, star, SUITS } from '../shapes.ts';
import { gem } from './gem.ts';

type Draw = (painter: Painter) => string;

/** A printed symbol: dark rim, bright body, light from above. */
function symbol(painter: Painter, path: string, size: number, from: string, to: string, rim: string): string {
  const fill = painter.canvas.linear([
    [0, from],
    [1, to],
  ]);
  return `<g transform="scale(${n(size)})"><path d="${path}" fill="${rim}" stroke="${rim}" stroke-width="0.22" stroke-linejoin="round" transform="translate(0.02 0.05)"/><path d="${path}" fill="${fill}" stroke="#fff" stroke-opacity="0.55" stroke-width="0.05" stroke-linejoin="round"/></g>`;
}

const seven: Draw = (painter) => {
  const { gold, accent } = painter.colors;
  return symbol(painter, SEVEN, 50, gold(0.95), accent(0.58), accent(0.28));
};
const bell: Draw = (painter) => {
  const { gold } = painter.colors;
  return `${symbol(painter, BELL, 46, gold(0.95), gold(0.6), gold(0.34))}<circle cy="38" r="9" fill="${gold(0.5)}"/>`;
};
const starSign: Draw = (painter) => {
  const { gold } = painter.colors;
  return symbol(painter, star(5, 1, 0.46), 46, gold(0.97), gold(0.7), gold(0.4));
};
const heart: Draw = (painter) => {
  const { ruby } = painter.colors;
  return symbol(painter, SUITS.heart, 42, ruby(0.74), ruby(0.5), ruby(0.26));
};
const jewel: Draw = (painter) => `<g transform="translate(0 -2)">${gem(painter, 52)}</g>`;
const cherries: Draw = (painter) => {
  const { ruby, room } = painter.colors;
  const cherry = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><circle r="21" fill="${painter.canvas.radial(
      [
        [0, ruby(0.78)],
        [0.5, ruby(0.55)],
        [1, ruby(0.26)],
      ],
      [0.5, 0.5],
      0.52,
      [0.35, 0.3],
    )}"/>${shine(painter, 20)}</g>`;
  return `<path d="M-20 14C-14 -14 2 -34 22 -44M20 20C20 -8 22 -24 22 -44" fill="none" stroke="${room(0.4)}" stroke-width="6" stroke-linecap="round"/>${cherry(-20, 22)}${cherry(21, 26)}`;
};

const WIDTH = 104;
const ROW = 112;

/** Three reels in a golden frame with a lit win line. */
export const slots: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { room, accent, gold, neutral } = colors;
  const all: [Draw, ...Draw[]] = [seven, bell, starSign, heart, jewel, cherries];
  const hit = random.pick([seven, jewel, seven, bell, cherries]);
  const paper = canvas.linear([
    [0, neutral(0.5)],
    [0.22, neutral(0.86)],
    [0.5, neutral(0.99)],
    [0.78, neutral(0.86)],
    [1, neutral(0.45)],
  ]);
  const curve = canvas.linear([
    [0, room(0.08), 0.8],
    [0.28, room(0.16), 0.12],
    [0.5, '#fff', 0],
    [0.72, room(0.16), 0.12],
    [1, room(0.08), 0.8],
  ]);
  const reel = (column: number): string => {
    const x = (column - 1) * (WIDTH + 12);
    const box = `<rect x="${n(x - WIDTH / 2)}" y="-150" width="${WIDTH}" height="300" rx="14"`;
    const signs = [random.pick(all), hit, random.pick(all)]
      .map((draw, row) => {
        const squash = row === 1 ? 1 : 0.8;
        return `<g transform="translate(${n(x)} ${n((row - 1) * ROW)}) scale(1 ${squash})">${draw(painter)}</g>`;
      })
      .join('');
    return `${box} fill="${paper}"/><g clip-path="${canvas.clip(`${box}/>`)}">${signs}</g>${box} fill="${curve}"/>${box} fill="none" stroke="${room(0.1)}" stroke-width="4"/>`;
  };
  const frame = metal(painter, gold);
  const inside = canvas.linear([
    [0, room(0.3)],
    [1, room(0.12)],
  ]);
  const bulbs = Array.from({ length: 11 }, (_, index) => {
    const x = -192 + index * 38.4;
    const on = index % 2 === 0;
    const bulb = (y: number): string =>
      `<g transform="translate(${n(x)} ${y})">${on ? glow(painter, 18, gold(0.92), 0.9) : ''}<circle r="6" fill="${on ? gold(0.98) : accent(0.7)}"/></g>`;
    return bulb(-172) + bulb(172);
  });
  const line = canvas.linear(
    [
      [0, gold(0.9), 0],
      [0.12, gold(0.92), 0.9],
      [0.88, gold(0.92), 0.9],
      [1, gold(0.9), 0],
    ],
    [0, 0],
    [1, 0],
  );
  const lean = random.between(-5, 5);
  return [
    groundShadow(painter, 226, 230),
    `<g transform="rotate(${n(lean)}) skewY(${n(-lean * 0.6)})">`,
    `<rect x="-222" y="-196" width="444" height="392" rx="44" fill="${room(0.1)}" transform="translate(0 12)"/>`,
    `<rect x="-222" y="-196" width="444" height="392" rx="44" fill="${frame}"/>`,
    `<rect x="-210" y="-186" width="420" height="372" rx="36" fill="${accent(0.36)}"/>`,
    bulbs.join(''),
    `<rect x="-188" y="-158" width="376" height="316" rx="24" fill="${inside}" stroke="${frame}" stroke-width="5"/>`,
    [0, 1, 2].map(reel).join(''),
    `<rect x="-206" y="-58" width="412" height="116" rx="16" fill="none" stroke="${gold(0.9)}" stroke-width="12" opacity="0.65" filter="${canvas.blur(7)}"/>`,
    `<rect x="-206" y="-58" width="412" height="116" rx="16" fill="none" stroke="${gold(0.93)}" stroke-width="4"/>`,
    `<rect x="-230" y="-1.5" width="460" height="3" fill="${line}" opacity="0.8"/>`,
    `<path d="M-214 -150C-214 -176 -196 -190 -176 -190H176C196 -190 214 -176 214 -150C120 -174 -120 -174 -214 -150Z" fill="#fff" opacity="0.22"/>`,
    `</g>`,
    glint(painter, -196, -168, 36),
    glint(painter, 200, 120, 26),
  ].join('');
};
