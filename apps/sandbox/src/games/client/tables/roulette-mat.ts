import { showAmount } from '../kit/amounts.ts';
import { el, svg } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import { BETS, colorOf, timesStake } from '../../tables/roulette.rules.ts';
import type { Mat } from './table-page.ts';

type Point = { x: number; y: number };
type Box = Point & { w: number; h: number };

/** Boxes on a wide mat, in cells: the zero, twelve columns of three numbers, and the outside bets. */
function boxOf(spot: string): Box | undefined {
  if (spot === '0') return { x: 0, y: 0, w: 1, h: 3 };
  if (/^\d+$/.test(spot)) {
    const number = Number(spot);
    return { x: Math.ceil(number / 3), y: (3 - (number % 3)) % 3, w: 1, h: 1 };
  }
  const named = /^(column|dozen)([123])$/.exec(spot);
  const index = Number(named?.[2] ?? 0);
  if (named?.[1] === 'column') return { x: 13, y: 3 - index, w: 1, h: 1 };
  if (named) return { x: 1 + (index - 1) * 4, y: 3, w: 4, h: 1 };
  const outside = ['low', 'even', 'red', 'black', 'odd', 'high'].indexOf(spot);
  return outside < 0 ? undefined : { x: 1 + outside * 2, y: 4, w: 2, h: 1 };
}

const centerOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Where the chips of a bet on several numbers lie: on a border, a corner or the outer edge. */
function pointOf(spot: string): Point {
  const box = boxOf(spot);
  if (box) return centerOf(box);
  const numbers = BETS.get(spot) ?? [];
  const cells = numbers.filter((number) => number > 0).flatMap((number) => boxOf(String(number)) ?? []);
  const y = cells.reduce((sum, cell) => sum + centerOf(cell).y, 0) / cells.length;
  const isRow = numbers.length === 3 || numbers.length === 6;
  if (numbers.includes(0)) return { x: 1, y: numbers.length === 4 ? 3 : y };
  const x = cells.reduce((sum, cell) => sum + centerOf(cell).x, 0) / cells.length;
  return isRow ? { x, y: 3 } : { x, y };
}

const OUTSIDE_NAMES = ['low', 'even', 'red', 'black', 'odd', 'high'];
const BOXES = [
  ...Array.from({ length: 37 }, (_, number) => String(number)),
  'column1',
  'column2',
  'column3',
  'dozen1',
  'dozen2',
  'dozen3',
  ...OUTSIDE_NAMES,
];

export const spotName = (kit: Kit, spot: string): string =>
  /^[\d-]+$/.test(spot) ? spot.replaceAll('-', ' / ') : kit.t(spot);

const printed = (kit: Kit, spot: string): string => {
  if (/^\d+$/.test(spot)) return spot;
  return spot.startsWith('column') ? '2:1' : kit.t(`${spot}Short`);
};

/** One drawing of the mat, wide or upright; an upright one is the wide one turned by a quarter. */
function drawMat(kit: Kit, onSpot: (spot: string) => void, isTall: boolean) {
  const turn = ({ x, y }: Point): Point => (isTall ? { x: 5 - y - 0, y: x } : { x, y });
  const turnBox = ({ x, y, w, h }: Box): Box =>
    isTall ? { x: 5 - y - h, y: x, w: h, h: w } : { x, y, w, h };
  const chipsOf = new Map<string, SVGGElement>();
  const shapes = new Map<string, SVGElement>();
  const act = (spot: string) => ({
    'data-spot': spot,
    role: 'button',
    'aria-label': `${spotName(kit, spot)}, ${timesStake(spot) - 1}:1`,
    onclick: () => onSpot(spot),
    onkeydown: (event: Event) => {
      if (!['Enter', ' '].includes((event as KeyboardEvent).key)) return;
      event.preventDefault();
      onSpot(spot);
    },
  });
  const cells = BOXES.map((spot) => {
    const box = turnBox(boxOf(spot) ?? { x: 0, y: 0, w: 1, h: 1 });
    const color = /^\d+$/.test(spot) ? colorOf(Number(spot)) : '';
    const look = color || (spot === 'red' || spot === 'black' ? spot : 'felt');
    const shape = svg('rect', {
      x: box.x,
      y: box.y,
      width: box.w,
      height: box.h,
      class: `cell ${look}`,
      tabindex: 0,
      ...act(spot),
    });
    shapes.set(spot, shape);
    const middle = centerOf(box);
    const long = !/^\d+$/.test(spot) && box.h > box.w;
    const label = svg(
      'text',
      {
        x: middle.x,
        y: middle.y + 0.13,
        'font-size': /^\d+$/.test(spot) ? 0.42 : 0.32,
        'text-anchor': 'middle',
        transform: long ? `rotate(90 ${middle.x} ${middle.y})` : undefined,
      },
      printed(kit, spot),
    );
    return [shape, label];
  });
  const dots = [...BETS.keys()]
    .filter((spot) => boxOf(spot) === undefined)
    .map((spot) => {
      const { x, y } = turn(pointOf(spot));
      const dot = svg('circle', { cx: x, cy: y, r: 0.19, class: 'dot', tabindex: -1, ...act(spot) });
      shapes.set(spot, dot);
      return dot;
    });
  const layer = svg('g', { 'pointer-events': 'none' });
  for (const spot of BETS.keys()) {
    const { x, y } = turn(pointOf(spot));
    const place = svg('g', { transform: `translate(${x - 0.34} ${y - 0.34}) scale(0.02)` });
    chipsOf.set(spot, place);
    layer.append(place);
  }
  const element = svg(
    'svg',
    {
      viewBox: isTall ? '-0.05 -0.05 5.1 14.1' : '-0.05 -0.05 14.1 5.1',
      class: `rmat ${isTall ? 'tallmat' : 'widemat'}`,
    },
    ...cells.flat(),
    ...dots,
    layer,
  );
  return { element, chipsOf, shapes };
}

/** The whole betting mat: numbers, splits, streets, corners, six lines, and the outside bets. */
export function rouletteMat(kit: Kit, onSpot: (spot: string) => void): Mat {
  const mats = [drawMat(kit, onSpot, false), drawMat(kit, onSpot, true)];
  return {
    element: el('div', { class: 'rboard' }, ...mats.map(({ element }) => element)),
    spots: new Map([...BETS.keys()].map((spot) => [spot, mats[0]?.shapes.get(spot) ?? document.body])),
    setChips: (spot, amount, drawn) => {
      for (const { chipsOf, shapes } of mats) {
        chipsOf.get(spot)?.replaceChildren(...(drawn ? [drawn.cloneNode(true)] : []));
        const words = amount === undefined ? '' : `, ${showAmount(amount, kit.hello.currency)}`;
        shapes
          .get(spot)
          ?.setAttribute('aria-label', `${spotName(kit, spot)}, ${timesStake(spot) - 1}:1${words}`);
      }
    },
    markWinners: (winners) => {
      for (const { shapes } of mats)
        for (const [spot, shape] of shapes)
          shape.classList.toggle('won', winners.has(spot) && shape.matches('.cell'));
    },
  };
}
