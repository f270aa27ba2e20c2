import { animate, el, pause, svg } from '../kit/dom.ts';
import { LINES, REELS, ROWS, STOPS, STRIPS } from '../../slots/slot.rules.ts';

/** A reel shows its strip once and the first symbols again, so that any stop can be shown without a seam. */
const SHOWN = STOPS + ROWS;
const COLORS = ['#f0c060', '#6fd3ff', '#ff8fa3', '#8ef0a8', '#d6a4ff', '#ffd36f'];

export type Reels = {
  element: HTMLElement;
  /** Spins and stops from left to right; `onStop` is called for each reel. */
  spin: (stops: readonly number[], quick: boolean, onStop: (reel: number) => void) => Promise<void>;
  show: (stops: readonly number[]) => void;
  drawLine: (line: number, count: number) => void;
  /** Marks symbols, given by reel and row. */
  mark: (cells: ReadonlyArray<readonly [reel: number, row: number]>) => void;
  clear: () => void;
};

export function createReels(
  pictureOf: (symbol: string) => string,
  nameOf: (symbol: string) => string,
): Reels {
  const strips = STRIPS.map((symbols) =>
    el(
      'div',
      { class: 'symbols' },
      ...Array.from({ length: SHOWN }, (_, index) => {
        const symbol = symbols[index % STOPS] ?? 'F';
        return el(
          'span',
          { class: `symbol ${symbol}` },
          el('img', { src: pictureOf(symbol), alt: '', draggable: 'false' }),
          symbol === 'W' ? el('b', {}, nameOf('W')) : symbol === 'S' ? el('b', {}, nameOf('S')) : null,
        );
      }),
    ),
  );
  const positions = [0, 5, 11, 3, 17];
  const put = (reel: number, position: number): void => {
    positions[reel] = position;
    const strip = strips[reel];
    if (strip)
      strip.style.transform = `translateY(${(-100 * (((position % STOPS) + STOPS) % STOPS)) / SHOWN}%)`;
  };
  strips.forEach((_strip, reel) => put(reel, positions[reel] ?? 0));
  const lines = svg('svg', {
    viewBox: `0 0 ${REELS * 100} ${ROWS * 100}`,
    class: 'lines',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const element = el(
    'div',
    { class: 'reels' },
    ...strips.map((strip) => el('div', { class: 'reel' }, strip)),
    lines,
  );

  const marked: Element[] = [];
  const clear = (): void => {
    lines.replaceChildren();
    for (const cell of marked.splice(0)) cell.classList.remove('lit');
    element.classList.remove('dim');
  };
  const spinReel = async (reel: number, stop: number, milliseconds: number): Promise<void> => {
    const from = positions[reel] ?? 0;
    // Symbols move down, so the position falls, over whole turns of the strip.
    const turns = Math.max(1, Math.round(milliseconds / 420));
    const target = stop - STOPS * turns;
    await animate(milliseconds, (share) => {
      const eased = share < 1 ? 1 - (1 - share) ** 2.2 + Math.sin(Math.max(0, share - 0.9) * 31) * 0.004 : 1;
      put(reel, from + (target - from) * eased);
    });
    put(reel, stop);
  };
  return {
    element,
    show: (stops) => stops.forEach((stop, reel) => put(reel, stop)),
    spin: async (stops, quick, onStop) => {
      clear();
      await Promise.all(
        stops.map(async (stop, reel) => {
          await pause(quick ? 0 : reel * 60);
          await spinReel(reel, stop, quick ? 320 : 800 + reel * 260);
          onStop(reel);
        }),
      );
    },
    drawLine: (line, count) => {
      const rows = LINES[line] ?? [];
      const points = rows.map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`);
      lines.append(
        svg('polyline', {
          points: points.slice(0, count).join(','),
          fill: 'none',
          stroke: COLORS[line % COLORS.length] ?? '#fff',
          'stroke-width': 7,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
          'vector-effect': 'non-scaling-stroke',
          opacity: 0.9,
        }),
      );
    },
    mark: (cells) => {
      element.classList.add('dim');
      for (const [reel, row] of cells) {
        const index = ((positions[reel] ?? 0) % STOPS) + row;
        const cell = strips[reel]?.children[index];
        if (!cell) continue;
        cell.classList.add('lit');
        marked.push(cell);
      }
    },
    clear,
  };
}
