import { animate, svg } from './dom.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['♦', '♥', '♠', '♣'];
export const CARD = { width: 64, height: 90 } as const;

/** `A♠` for the card 50: rank-major from the two. */
export const cardName = (card: number): string =>
  `${RANKS[Math.floor(card / 4)] ?? ''}${SUITS[card % 4] ?? ''}`;

function face(card: number): SVGGElement {
  const rank = RANKS[Math.floor(card / 4)] ?? '';
  const suit = SUITS[card % 4] ?? '';
  const color = card % 4 < 2 ? '#c8202f' : '#1b2230';
  const text = (x: number, y: number, size: number, words: string): SVGTextElement =>
    svg('text', { x, y, 'font-size': size, 'font-weight': 700, 'text-anchor': 'middle', fill: color }, words);
  return svg(
    'g',
    {},
    svg('rect', { width: CARD.width, height: CARD.height, rx: 7, fill: '#fdfdfb', stroke: '#0003' }),
    text(13, 21, 19, rank),
    text(13, 38, 16, suit),
    text(CARD.width / 2 + 6, CARD.height / 2 + 24, 40, suit),
  );
}

function back(): SVGGElement {
  return svg(
    'g',
    {},
    svg('rect', { width: CARD.width, height: CARD.height, rx: 7, fill: '#fdfdfb', stroke: '#0003' }),
    svg('rect', { x: 4, y: 4, width: CARD.width - 8, height: CARD.height - 8, rx: 5, fill: '#24427a' }),
    svg('path', {
      d: 'M32 14L52 45L32 76L12 45Z M32 26L44 45L32 64L20 45Z',
      fill: 'none',
      stroke: '#d9b45c',
      'stroke-width': 2,
    }),
  );
}

export type Place = { x: number; y: number; turned?: number };

/** A card that can fly to a place and be turned. */
export function playingCard(card: number, from: Place) {
  const [front, reverse] = [face(card), back()];
  front.setAttribute('visibility', 'hidden');
  const inner = svg('g', {}, reverse, front);
  const element = svg('g', {}, inner);
  const put = ({ x, y, turned = 0 }: Place): void =>
    element.setAttribute('transform', `translate(${x} ${y}) rotate(${turned})`);
  const squeeze = (share: number): void =>
    inner.setAttribute('transform', `translate(${(CARD.width / 2) * (1 - share)} 0) scale(${share} 1)`);
  put(from);
  return {
    element,
    flyTo: (to: Place, milliseconds = 380): Promise<void> =>
      animate(milliseconds, (share) => {
        const eased = 1 - (1 - share) ** 3;
        const turned = (from.turned ?? 0) + ((to.turned ?? 0) - (from.turned ?? 0)) * eased;
        put({ x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased, turned });
      }),
    turn: async (milliseconds = 260): Promise<void> => {
      await animate(milliseconds / 2, (share) => squeeze(Math.max(0.01, 1 - share)));
      front.setAttribute('visibility', 'visible');
      reverse.setAttribute('visibility', 'hidden');
      await animate(milliseconds / 2, (share) => squeeze(Math.max(0.01, share)));
    },
  };
}
export type PlayingCard = ReturnType<typeof playingCard>;
