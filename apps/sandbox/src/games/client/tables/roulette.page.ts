import { animate, el, svg } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import { BETS, colorOf, WHEEL } from '../../tables/roulette.rules.ts';
import { lastOutcomes } from './roads.ts';
import { rouletteMat, spotName } from './roulette-mat.ts';
import { ROULETTE_TEXTS } from './roulette-texts.ts';
import { startTable, type Scene } from './table-page.ts';

const STEP = 360 / WHEEL.length;
const SPIN_MILLISECONDS = 6_800;
const FILLS = { zero: '#1f8a55', red: '#b3303f', black: '#16191f' } as const;

const at = (degrees: number, radius: number): { x: number; y: number } => ({
  x: radius * Math.sin((degrees * Math.PI) / 180),
  y: -radius * Math.cos((degrees * Math.PI) / 180),
});

function pocket(number: number, index: number): SVGGElement {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  const [a, b, c, d] = [at(from, 150), at(to, 150), at(to, 96), at(from, 96)];
  const label = at(index * STEP, 136);
  return svg(
    'g',
    {},
    svg('path', {
      d: `M${a.x} ${a.y}A150 150 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A96 96 0 0 0 ${d.x} ${d.y}Z`,
      fill: FILLS[colorOf(number)],
      stroke: '#d6b25e',
      'stroke-width': 0.8,
    }),
    svg(
      'text',
      {
        x: label.x,
        y: label.y,
        fill: '#fff',
        'font-size': 13,
        'font-weight': 700,
        'text-anchor': 'middle',
        transform: `rotate(${index * STEP} ${label.x} ${label.y})`,
        dy: 4.5,
      },
      String(number),
    ),
  );
}

/** The bowl, the turning wheel with its pockets, and the ball. */
function scene(kit: Kit): Scene {
  const rotor = svg(
    'g',
    {},
    ...WHEEL.map(pocket),
    svg('circle', { r: 96, fill: '#5b3a1e', stroke: '#d6b25e', 'stroke-width': 2 }),
    svg('circle', { r: 70, fill: '#472c15' }),
    ...Array.from({ length: 4 }, (_, index) =>
      svg('path', { d: 'M-5 0L0 -58L5 0Z', fill: '#d6b25e', transform: `rotate(${index * 90})` }),
    ),
    svg('circle', { r: 17, fill: '#f0d58c', stroke: '#8f6b22' }),
  );
  const ball = svg('circle', { r: 7, fill: '#fff', stroke: '#0004', visibility: 'hidden' });
  const shown = svg('text', {
    y: 9,
    'text-anchor': 'middle',
    'font-size': 26,
    'font-weight': 800,
    fill: '#1c1204',
  });
  const drawing = svg(
    'svg',
    { viewBox: '-184 -184 368 368', role: 'img', 'aria-label': kit.t('wheelLabel') },
    svg('circle', { r: 182, fill: '#3c2512', stroke: '#1d1006', 'stroke-width': 3 }),
    svg('circle', { r: 170, fill: 'none', stroke: '#7a5128', 'stroke-width': 10 }),
    rotor,
    ball,
    shown,
  );
  let turned = 0;
  let run = 0;
  const put = (degrees: number, radius: number): void => {
    const { x, y } = at(degrees, radius);
    ball.setAttribute('cx', String(x));
    ball.setAttribute('cy', String(y));
  };
  const idle = (): void => {
    const mine = ++run;
    const frame = (): void => {
      if (mine !== run || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      turned = (turned + 0.12) % 360;
      rotor.setAttribute('transform', `rotate(${turned})`);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  idle();
  return {
    element: el('div', { class: 'wheelbox' }, drawing),
    clear: () => {
      ball.setAttribute('visibility', 'hidden');
      shown.textContent = '';
      idle();
    },
    play: async (result, instantly) => {
      run += 1;
      const number = Number(result['number']);
      const index = WHEEL.indexOf(number);
      const from = turned;
      ball.setAttribute('visibility', 'visible');
      let ticks = 0;
      await animate(instantly ? 0 : SPIN_MILLISECONDS, (share) => {
        const eased = 1 - (1 - share) ** 3;
        turned = from + 420 * eased;
        rotor.setAttribute('transform', `rotate(${turned})`);
        // The ball runs against the wheel, falls, and ends in the pocket.
        const target = turned + index * STEP;
        const ahead = (1 - eased) * -2_600;
        const fall = share < 0.62 ? 0 : (share - 0.62) / 0.38;
        const bounce = fall > 0 && fall < 1 ? Math.abs(Math.sin(fall * 9)) * 10 * (1 - fall) : 0;
        put(target + ahead, 164 - Math.min(1, fall * 1.4) * 52 + bounce);
        if (Math.floor(share * 40) > ticks && share > 0.6) {
          ticks = Math.floor(share * 40);
          kit.sound.play('tick');
        }
      });
      shown.textContent = String(number);
      return kit.t('numberFell', { number, color: kit.t(colorOf(number)) });
    },
  };
}

const winnersOf = (number: number): Set<string> =>
  new Set([...BETS].filter(([, numbers]) => numbers.includes(number)).map(([spot]) => spot));

startTable({
  texts: ROULETTE_TEXTS,
  scene,
  mat: rouletteMat,
  roads: () => lastOutcomes((number) => ({ words: number, kind: colorOf(Number(number)) })),
  spotName,
  outcomeName: (_kit, outcome) => outcome,
  outcomeOf: ({ number }) => String(number),
  winners: ({ number }) => winnersOf(Number(number)),
  rules: (kit) => [
    kit.t('rule1'),
    ['pay36', 'pay18', 'pay12', 'pay9', 'pay6', 'pay3', 'pay2'].map((key) => kit.t(key)),
    kit.t('rule2'),
  ],
});
