import { n, point } from '../../canvas.ts';
import { groundShadow } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import type { Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { slice, SUITS, type Suit } from '../../shapes.ts';

const WIDTH = 190;
const HEIGHT = 268;

export type Face = { suit: Suit; rank: 'A' | 'K' | 'Q' | 'J' | '10' };

/** Card ranks as outlines, because pictures hold no text. */
const RANKS: Record<Face['rank'], string> = {
  A: 'M-0.9 1.1L0 -1.1L0.9 1.1M-0.55 0.4H0.55',
  K: 'M-0.7 -1.1V1.1M0.8 -1.1L-0.65 0.3M-0.15 -0.15L0.85 1.1',
  Q: 'M0 -1.1C1.1 -1.1 1.1 1.1 0 1.1S-1.1 -1.1 0 -1.1ZM0.2 0.4L0.9 1.2',
  J: 'M0.5 -1.1V0.5C0.5 1.3 -0.7 1.3 -0.7 0.4M0 -1.1H0.9',
  '10': 'M-0.9 -0.8L-0.55 -1.1V1.1M0.5 -1.1C1.2 -1.1 1.2 1.1 0.5 1.1S-0.2 -1.1 0.5 -1.1Z',
};

export function front(painter: Painter, { suit, rank }: Face): string {
  const { canvas, colors } = painter;
  const red = suit === 'heart' || suit === 'diamond';
  const ink = canvas.linear(
    red
      ? [
          [0, colors.ruby(0.62)],
          [1, colors.ruby(0.44)],
        ]
      : [
          [0, colors.room(0.36)],
          [1, colors.room(0.14)],
        ],
  );
  const paper = canvas.linear(
    [
      [0, '#fff'],
      [0.55, colors.neutral(0.97)],
      [1, colors.neutral(0.8)],
    ],
    [0, 0],
    [1, 1],
  );
  const corner = `<g transform="translate(${n(-WIDTH / 2 + 27)} ${n(-HEIGHT / 2 + 34)})"><path d="${RANKS[rank]}" transform="scale(15)" fill="none" stroke="${red ? colors.ruby(0.54) : colors.room(0.24)}" stroke-width="0.42" stroke-linejoin="round" stroke-linecap="round"/><path d="${SUITS[suit]}" transform="translate(0 38) scale(13)" fill="${ink}"/></g>`;
  return `${sheet(paper, '#fff')}${corner}<g transform="rotate(180)">${corner}</g><path d="${SUITS[suit]}" transform="scale(58)" fill="${ink}"/><path d="${SUITS[suit]}" transform="scale(58)" fill="${canvas.linear(
    [
      [0, '#fff', 0.45],
      [0.5, '#fff', 0],
    ],
  )}"/>`;
}

const sheet = (fill: string, edge: string): string =>
  `<rect x="${-WIDTH / 2}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="20" fill="${fill}" stroke="${edge}" stroke-width="2.5"/>`;

export function back({ canvas, colors: { accent, gold } }: Painter): string {
  const fill = canvas.linear(
    [
      [0, accent(0.58)],
      [1, accent(0.26)],
    ],
    [0, 0],
    [1, 1],
  );
  const lattice: string[] = [];
  for (let step = -12; step <= 12; step += 1)
    lattice.push(`M${point(step * 22 - 160, -160)}l320 320M${point(step * 22 + 160, -160)}l-320 320`);
  const inner = `<rect x="${-WIDTH / 2 + 14}" y="${-HEIGHT / 2 + 14}" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="11"`;
  return `${sheet(fill, '#fff')}<g clip-path="${canvas.clip(`${inner}/>`)}"><path d="${lattice.join('')}" stroke="${gold(0.8)}" stroke-opacity="0.45" stroke-width="2.5" fill="none"/></g>${inner} fill="none" stroke="${gold(0.82)}" stroke-width="3"/><path d="${SUITS.spade}" transform="scale(34)" fill="${gold(0.85)}"/>`;
}

/** A chip seen obliquely from above, with a striped top and edge. */
export function chip({ canvas, colors }: Painter, radius: number, ramp: Ramp, thickness = 0.24): string {
  const flat = 0.46;
  const r = (share: number): string => n(radius * share);
  const depth = radius * thickness;
  const edge = canvas.linear(
    [
      [0, ramp(0.3)],
      [0.3, ramp(0.62)],
      [0.55, ramp(0.4)],
      [1, ramp(0.16)],
    ],
    [0, 0],
    [1, 0],
  );
  const top = canvas.linear(
    [
      [0, ramp(0.74)],
      [1, ramp(0.4)],
    ],
    [0, 0],
    [1, 1],
  );
  const marks = Array.from({ length: 8 }, (_, index) => {
    const middle = (index / 8) * 2 * Math.PI + 0.3;
    return slice(radius * 0.74, radius, middle - 0.17, middle + 0.17);
  }).join('');
  const edgeMarks = [0.3, 0.3 + Math.PI / 4, 0.3 + Math.PI / 2, 0.3 + (Math.PI * 3) / 4]
    .map((middle) => {
      const [x1, x2] = [radius * Math.cos(middle + 0.17), radius * Math.cos(middle - 0.17)];
      const [y1, y2] = [radius * flat * Math.sin(middle + 0.17), radius * flat * Math.sin(middle - 0.17)];
      return `M${point(x1, y1)}L${point(x2, y2)}v${n(depth)}L${point(x1, y1 + depth)}Z`;
    })
    .join('');
  const pale = colors.neutral(0.96);
  return `<path d="M${r(-1)} 0v${n(depth)}A${r(1)} ${r(flat)} 0 0 0 ${r(1)} ${n(depth)}V0Z" fill="${edge}"/><path d="${edgeMarks}" fill="${pale}" opacity="0.85"/><g transform="scale(1 ${flat})"><circle r="${r(1)}" fill="${top}"/><path d="${marks}" fill="${pale}"/><circle r="${r(0.72)}" fill="${ramp(0.34)}"/><circle r="${r(0.66)}" fill="${top}" stroke="${pale}" stroke-opacity="0.6" stroke-width="${r(0.03)}" stroke-dasharray="${r(0.1)} ${r(0.07)}"/><path d="${SUITS.spade}" transform="scale(${r(0.34)})" fill="${pale}" opacity="0.92"/><circle r="${r(0.985)}" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="${r(0.03)}"/></g>`;
}

/** A fan of cards behind chips. */
export const cards: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const hand = random.pick<readonly Face[]>([
    [
      { suit: 'spade', rank: 'A' },
      { suit: 'heart', rank: 'A' },
    ],
    [
      { suit: 'heart', rank: 'K' },
      { suit: 'spade', rank: 'A' },
    ],
    [
      { suit: 'diamond', rank: 'A' },
      { suit: 'club', rank: 'K' },
      { suit: 'heart', rank: 'A' },
    ],
  ]);
  const shade = canvas.blur(10);
  const wide = hand.length > 2;
  const spread = wide ? 17 : 26;
  const place = (index: number, of: number): string => {
    const middle = index - (of - 1) / 2;
    return `translate(${n(middle * (wide ? 72 : 92))} ${n(-28 + Math.abs(middle) * 18)}) rotate(${n(middle * spread)})`;
  };
  const drop = `<rect x="${-WIDTH / 2}" y="${-HEIGHT / 2 + 10}" width="${WIDTH}" height="${HEIGHT}" rx="20" fill="#000" opacity="0.5" filter="${shade}"/>`;
  const total = hand.length + 1;
  const sheets = [
    `<g transform="${place(0, total)}">${drop}${back(painter)}</g>`,
    ...hand.map(
      (face, index) => `<g transform="${place(index + 1, total)}">${drop}${front(painter, face)}</g>`,
    ),
  ];
  const onyx: Ramp = (lightness) => colors.room(lightness * 0.62, 0.06);
  const stack = (x: number, y: number, ramps: readonly Ramp[]): string =>
    ramps
      .map(
        (ramp, index) =>
          `<g transform="translate(${n(x + (index % 2) * 4)} ${n(y - index * 18)})">${chip(painter, 66, ramp)}</g>`,
      )
      .join('');
  return [
    groundShadow(painter, 222, 250),
    `<g transform="scale(${wide ? 1 : 1.08})">${sheets.join('')}</g>`,
    stack(-128, 196, [colors.accent, onyx, colors.accent]),
    stack(6, 214, [colors.gold, colors.accent]),
    stack(136, 190, [onyx, colors.gold, onyx, colors.accent]),
    `<g transform="translate(196 -150) rotate(-34)">${chip(painter, 44, colors.accent)}</g>`,
    `<g transform="translate(-210 -60) rotate(28)" filter="${canvas.blur(2.5)}">${chip(painter, 38, colors.gold)}</g>`,
    glint(painter, 72, -182, 34),
    glint(painter, -128, 140, 22),
  ].join('');
};
