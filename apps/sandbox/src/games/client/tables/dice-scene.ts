import { animate, el, svg } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import type { Scene } from './table-page.ts';

const PIPS: Readonly<Record<number, ReadonlyArray<readonly [number, number]>>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The pips of a face. */
export const pips = (face: number): SVGGElement =>
  svg(
    'g',
    {},
    ...(PIPS[face] ?? []).map(([x, y]) =>
      svg('circle', {
        cx: x * 19,
        cy: y * 19,
        r: face === 1 ? 11 : 7.5,
        fill: face === 1 || face === 4 ? '#c8202f' : '#1b2230',
      }),
    ),
  );

/** Three dice under a glass dome. `faceOf` draws a face within a radius of about 30. */
export function diceScene(
  kit: Kit,
  faceOf: (face: number) => SVGElement,
  words: (dice: readonly number[]) => string,
): Scene {
  const dice = [-88, 0, 88].map((x, index) => {
    const face = svg('g');
    const element = svg(
      'g',
      {},
      svg('rect', { x: -37, y: -33, width: 74, height: 74, rx: 15, fill: '#0006' }),
      svg('rect', {
        x: -37,
        y: -37,
        width: 74,
        height: 74,
        rx: 15,
        fill: '#fbfaf5',
        stroke: '#c9c3b2',
        'stroke-width': 2,
      }),
      face,
    );
    const show = (value: number): void => face.replaceChildren(faceOf(value));
    show(index + 2);
    element.setAttribute('transform', `translate(${x} 20)`);
    return { element, show, x };
  });
  const dome = svg('path', {
    d: 'M-170 74C-178 -84 -96 -118 0 -118S178 -84 170 74Z',
    fill: '#bfe0ff',
    opacity: 0.14,
  });
  const shine = svg('path', {
    d: 'M-128 -20C-118 -72 -86 -92 -48 -100',
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 7,
    opacity: 0.35,
    'stroke-linecap': 'round',
  });
  const glass = svg('g', {}, dome, shine);
  const drawing = svg(
    'svg',
    { viewBox: '-260 -130 520 250', role: 'img', 'aria-label': kit.t('diceLabel') },
    svg('ellipse', { cx: 0, cy: 84, rx: 236, ry: 30, fill: '#0007' }),
    svg('ellipse', { cx: 0, cy: 74, rx: 214, ry: 27, fill: '#7c1f2e', stroke: '#d6b25e', 'stroke-width': 4 }),
    ...dice.map(({ element }) => element),
    glass,
  );
  let run = 0;
  return {
    element: el('div', { class: 'wheelbox' }, drawing),
    clear: () => {
      run += 1;
      glass.setAttribute('visibility', 'visible');
    },
    play: async (result, instantly) => {
      const mine = ++run;
      const values = result['dice'] as number[];
      let last = -1;
      await animate(instantly ? 0 : 2_800, (share) => {
        const rest = (1 - share) ** 1.4;
        const step = Math.floor(share * 24);
        for (const [index, die] of dice.entries()) {
          const wave = Math.sin(share * 70 + index * 2.1);
          die.element.setAttribute(
            'transform',
            `translate(${die.x + wave * 26 * rest} ${20 - Math.abs(Math.sin(share * 40 + index)) * 86 * rest}) rotate(${wave * 70 * rest})`,
          );
          if (step !== last && share < 0.9) die.show(((step + index * 2) % 6) + 1);
        }
        if (step !== last) kit.sound.play('tick');
        last = step;
      });
      if (mine === run) {
        dice.forEach((die, index) => die.show(values[index] ?? 1));
        glass.setAttribute('visibility', 'hidden');
      }
      return words(values);
    },
  };
}
