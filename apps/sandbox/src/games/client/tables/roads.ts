import { el, svg } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';

export type Mark = { letter: string; color: string };

const ROWS = 6;
const COLUMNS = 12;
const CELL = 14;

const grid = (columns: number): SVGPathElement => {
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, index) => `M${index * CELL} 0V${ROWS * CELL}`),
    ...Array.from({ length: ROWS + 1 }, (_, index) => `M0 ${index * CELL}H${columns * CELL}`),
  ];
  return svg('path', { d: lines.join(''), stroke: '#ffffff14', fill: 'none' });
};

const board = (columns: number, label: string): SVGSVGElement =>
  svg('svg', {
    viewBox: `-1 -1 ${columns * CELL + 2} ${ROWS * CELL + 2}`,
    class: 'road',
    role: 'img',
    'aria-label': label,
  });

/** Every hand, top to bottom and left to right. */
function drawBeads(
  target: SVGSVGElement,
  outcomes: readonly string[],
  marks: Readonly<Record<string, Mark>>,
): void {
  const shown = outcomes.slice(-ROWS * COLUMNS);
  target.replaceChildren(
    grid(COLUMNS),
    ...shown.map((outcome, index) => {
      const { letter, color } = marks[outcome] ?? { letter: '?', color: '#888' };
      const [x, y] = [Math.floor(index / ROWS) * CELL + CELL / 2, (index % ROWS) * CELL + CELL / 2];
      return svg(
        'g',
        {},
        svg('circle', { cx: x, cy: y, r: 6.1, fill: color }),
        svg(
          'text',
          { x, y: y + 3, 'text-anchor': 'middle', 'font-size': 8, 'font-weight': 700, fill: '#fff' },
          letter,
        ),
      );
    }),
  );
}

type Bead = { outcome: string; ties: number };

/** Streaks: a new column whenever the winning side changes; ties are strokes through the last ring. */
function streaksOf(outcomes: readonly string[]): Bead[][] {
  const columns: Bead[][] = [];
  for (const outcome of outcomes) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (outcome === 'tie') {
      if (last) last.ties += 1;
    } else if (column && last?.outcome === outcome) column.push({ outcome, ties: 0 });
    else columns.push([{ outcome, ties: 0 }]);
  }
  return columns;
}

function drawBigRoad(
  target: SVGSVGElement,
  outcomes: readonly string[],
  marks: Readonly<Record<string, Mark>>,
  columns: number,
): void {
  const taken = new Set<string>();
  const placed: Array<{ bead: Bead; column: number; row: number }> = [];
  streaksOf(outcomes).forEach((streak, start) => {
    let [column, row] = [start, 0];
    while (taken.has(`${column}/0`)) column += 1;
    for (const [index, bead] of streak.entries()) {
      // A long streak turns to the right at the bottom.
      if (index > 0) {
        if (row + 1 < ROWS && !taken.has(`${column}/${row + 1}`)) row += 1;
        else column += 1;
      }
      taken.add(`${column}/${row}`);
      placed.push({ bead, column, row });
    }
  });
  const last = Math.max(0, ...placed.map(({ column }) => column));
  const shift = Math.max(0, last - columns + 1);
  target.replaceChildren(
    grid(columns),
    ...placed
      .filter(({ column }) => column >= shift)
      .map(({ bead, column, row }) => {
        const [x, y] = [(column - shift) * CELL + CELL / 2, row * CELL + CELL / 2];
        return svg(
          'g',
          {},
          svg('circle', {
            cx: x,
            cy: y,
            r: 5,
            fill: 'none',
            stroke: marks[bead.outcome]?.color ?? '#888',
            'stroke-width': 2.4,
          }),
          bead.ties > 0 &&
            svg('path', { d: `M${x - 5} ${y + 5}L${x + 5} ${y - 5}`, stroke: '#3fbf7f', 'stroke-width': 2 }),
        );
      }),
  );
}

const BIG_COLUMNS = 20;

/** Bead plate and big road. */
export function twoSidedRoads(marks: Readonly<Record<string, Mark>>, kit: Kit) {
  const beads = board(COLUMNS, kit.t('beadPlate'));
  const big = board(BIG_COLUMNS, kit.t('bigRoad'));
  return {
    element: el('div', { class: 'boards' }, beads, big),
    show: (newestFirst: readonly string[]): void => {
      const outcomes = newestFirst.toReversed();
      drawBeads(beads, outcomes, marks);
      drawBigRoad(big, outcomes, marks, BIG_COLUMNS);
    },
  };
}

/** The last outcomes in a row, newest first. */
export function lastOutcomes(look: (outcome: string) => { words: string; kind: string }, shown = 14) {
  const list = el('ol', { class: 'last' });
  return {
    element: list,
    show: (newestFirst: readonly string[]): void =>
      list.replaceChildren(
        ...newestFirst.slice(0, shown).map((outcome) => {
          const { words, kind } = look(outcome);
          return el('li', { class: kind }, words);
        }),
      ),
  };
}
