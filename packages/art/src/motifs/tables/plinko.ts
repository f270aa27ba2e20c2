import { n, point } from '../../canvas.ts';
import { ball, glow, groundShadow, shine } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { glint } from '../../scenes.ts';

const ROWS = 7;
const GAP = 54;

/** A pyramid of pins, a falling ball, and trays that pay more towards the edges. */
export const plinko: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold, neutral, ruby } = colors;
  const at = (row: number, column: number): readonly [number, number] => [
    (column - (row + 2) / 2) * GAP,
    -196 + row * 50,
  ];
  const pin = canvas.radial(
    [
      [0, '#fff'],
      [0.4, neutral(0.92)],
      [1, neutral(0.42)],
    ],
    [0.5, 0.5],
    0.55,
    [0.35, 0.28],
  );
  const pins = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 3 }, (_, column) => {
      const [x, y] = at(row, column);
      return `<circle cx="${n(x + 4)}" cy="${n(y + 9)}" r="9" fill="#000" opacity="0.35"/><circle cx="${n(x)}" cy="${n(y)}" r="9.5" fill="${pin}"/>`;
    }).join(''),
  );
  let place = 1;
  const path = Array.from({ length: 6 }, (_, row) => {
    const [x, y] = at(row, place);
    place += random.pick([0, 1]);
    return [x + random.between(-5, 5), y - 21] as const;
  });
  const last = path.at(-1) ?? [0, 0];
  const hits = path.slice(0, -1).map(([x, y], index) => {
    return `<g transform="translate(${point(x, y + 20)})">${glow(painter, 40, accent(0.85), 0.35 + index * 0.11)}</g><circle cx="${n(x)}" cy="${n(y)}" r="${n(7 + index * 2.6)}" fill="${accent(0.8)}" opacity="${n(0.14 + index * 0.1)}"/>`;
  });
  const trays = Array.from({ length: 8 }, (_, index) => {
    const edge = Math.abs(index - 3.5) / 3.5;
    const ramp = edge > 0.8 ? ruby : edge > 0.5 ? accent : gold;
    const x = (index - 3.5) * GAP;
    const bright = ramp === gold ? 0.84 : 0.66;
    const paint = canvas.linear([
      [0, ramp(Math.min(0.97, bright * 1.24))],
      [0.5, ramp(bright)],
      [1, ramp(bright * 0.6)],
    ]);
    return `<rect x="${n(x - 23)}" y="160" width="46" height="50" rx="11" fill="${ramp(0.26)}" transform="translate(0 8)"/><rect x="${n(x - 23)}" y="160" width="46" height="50" rx="11" fill="${paint}"/><rect x="${n(x - 19)}" y="163" width="38" height="15" rx="7" fill="#fff" opacity="0.35"/>${edge > 0.8 ? `<g transform="translate(${n(x)} 184)">${glow(painter, 60, ramp(0.7), 0.6)}</g>` : ''}<circle cx="${n(x)}" cy="190" r="${n(5 + edge * 5)}" fill="#fff" opacity="0.9"/>`;
  });
  return [
    `<g transform="translate(0 0) scale(1.13)">`,
    groundShadow(painter, 240, 220),
    pins.join(''),
    hits.join(''),
    trays.join(''),
    `<path d="M${path.map(([x, y]) => point(x, y)).join('L')}" fill="none" stroke="${accent(0.85)}" stroke-width="20" stroke-linejoin="round" stroke-linecap="round" opacity="0.45" filter="${canvas.blur(9)}"/>`,
    `<g transform="translate(${point(last[0], last[1] - 8)})">${glow(painter, 110, accent(0.85), 0.85)}${ball(painter, 34, accent, 0.68)}<g opacity="0.9">${shine(painter, 34)}</g></g>`,
    glint(painter, last[0] - 14, last[1] - 30, 26),
    glint(painter, 186, 168, 26),
    `</g>`,
  ].join('');
};
