import { svg } from '../kit/dom.ts';

const SUITS: Readonly<Record<string, { sign: string; colour: string }>> = {
  c: { sign: '♣', colour: '#1d242d' },
  d: { sign: '♦', colour: '#c9303c' },
  h: { sign: '♥', colour: '#c9303c' },
  s: { sign: '♠', colour: '#1d242d' },
};
const RANKS: Readonly<Record<string, string>> = { '1': 'A', '11': 'J', '12': 'Q', '13': 'K' };

/** Places of the signs on a card from two to ten. */
const COLUMNS: Readonly<Record<number, ReadonlyArray<readonly [x: number, y: number]>>> = {
  2: [
    [50, 28],
    [50, 112],
  ],
  3: [
    [50, 28],
    [50, 70],
    [50, 112],
  ],
  4: [
    [33, 32],
    [67, 32],
    [33, 108],
    [67, 108],
  ],
  5: [
    [33, 32],
    [67, 32],
    [50, 70],
    [33, 108],
    [67, 108],
  ],
  6: [
    [33, 32],
    [67, 32],
    [33, 70],
    [67, 70],
    [33, 108],
    [67, 108],
  ],
  7: [
    [33, 32],
    [67, 32],
    [50, 51],
    [33, 70],
    [67, 70],
    [33, 108],
    [67, 108],
  ],
  8: [
    [33, 32],
    [67, 32],
    [50, 51],
    [33, 70],
    [67, 70],
    [50, 89],
    [33, 108],
    [67, 108],
  ],
  9: [
    [33, 28],
    [67, 28],
    [33, 56],
    [67, 56],
    [50, 70],
    [33, 84],
    [67, 84],
    [33, 112],
    [67, 112],
  ],
  10: [
    [33, 28],
    [67, 28],
    [50, 42],
    [33, 56],
    [67, 56],
    [33, 84],
    [67, 84],
    [50, 98],
    [33, 112],
    [67, 112],
  ],
};

function frame(className: string, delay: number, ...children: SVGElement[]): SVGSVGElement {
  const card = svg(
    'svg',
    { viewBox: '0 0 100 140', class: `card ${className}`, 'aria-hidden': 'true' },
    svg('rect', { x: 1, y: 1, width: 98, height: 138, rx: 9, fill: '#fbfaf6', stroke: '#0003' }),
    ...children,
  );
  if (delay >= 0) {
    card.classList.add('dealt');
    card.style.animationDelay = `${delay}ms`;
  }
  return card;
}

/** A card by its text, such as `13h`. A delay from 0 on turns it up after so many milliseconds. */
export function cardFace(text: string, delay: number): SVGSVGElement {
  const rank = text.slice(0, -1);
  const { sign, colour } = SUITS[text.slice(-1)] ?? { sign: '', colour: '#1d242d' };
  const label = RANKS[rank] ?? rank;
  const mark = (x: number, y: number, size: number, words: string): SVGTextElement =>
    svg(
      'text',
      {
        x,
        y,
        fill: colour,
        'font-size': size,
        'font-weight': 700,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
      },
      words,
    );
  const places = COLUMNS[Number(rank)];
  const middle = places
    ? places.map(([x, y]) => mark(x, y, 22, sign))
    : rank === '1'
      ? [mark(50, 70, 58, sign)]
      : [
          svg('rect', {
            x: 24,
            y: 22,
            width: 52,
            height: 96,
            rx: 6,
            fill: `${colour}14`,
            stroke: `${colour}55`,
          }),
          mark(50, 58, 44, label),
          mark(50, 96, 30, sign),
        ];
  return frame(
    'face',
    delay,
    mark(13, 15, 20, label),
    mark(13, 34, 16, sign),
    ...middle,
    mark(87, 125, 20, label),
    mark(87, 106, 16, sign),
  );
}

export function cardBack(delay: number): SVGSVGElement {
  const lines = Array.from({ length: 9 }, (_, at) =>
    svg('path', {
      d: `M${8 + at * 10} 8 L${92 - at * 10} 132`,
      stroke: '#e9c46a',
      'stroke-width': 1.2,
      opacity: 0.55,
    }),
  );
  return frame(
    'back',
    delay,
    svg('rect', { x: 6, y: 6, width: 88, height: 128, rx: 6, fill: '#7a1f2b' }),
    ...lines,
  );
}
