import { animate, el, svg } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import { WHEEL_SEGMENTS, WHEEL_SPOTS, wheelTimes } from '../../tables/wheel.rules.ts';
import { buttonMat } from './button-mat.ts';
import { lastOutcomes } from './roads.ts';
import { startTable, type Scene } from './table-page.ts';

const TEXTS = {
  en: {
    wheelLabel: 'Money wheel with 52 segments',
    moon: 'Moon',
    sun: 'Sun',
    star: 'Star',
    lotus: 'Lotus',
    crown: 'Crown',
    stopped: 'The wheel stopped at {spot}.',
    rule1:
      'The wheel has 52 segments. Bet on the one at which it stops; the mat says how many times your stake comes back.',
    rule2: 'Every bet returns 50 of 52: 96.15 %.',
  },
  th: {
    wheelLabel: 'วงล้อเงินรางวัล 52 ช่อง',
    moon: 'พระจันทร์',
    sun: 'พระอาทิตย์',
    star: 'ดาว',
    lotus: 'ดอกบัว',
    crown: 'มงกุฎ',
    stopped: 'วงล้อหยุดที่ {spot}',
    rule1: 'วงล้อมี 52 ช่อง แทงช่องที่วงล้อจะหยุด บนโต๊ะบอกว่าจะได้คืนกี่เท่าของเดิมพัน',
    rule2: 'ทุกการเดิมพันมีอัตราคืน 50 จาก 52 คือ 96.15 %',
  },
};
const STEP = 360 / WHEEL_SEGMENTS.length;
const LOOKS: Readonly<Record<string, { fill: string; look: string; sign: string }>> = {
  x2: { fill: '#37526e', look: 'dark', sign: '2' },
  x5: { fill: '#2f68ad', look: 'blue', sign: '5' },
  x10: { fill: '#23895a', look: 'green', sign: '10' },
  moon: { fill: '#6a45ad', look: 'violet', sign: '☾' },
  x25: { fill: '#b3303f', look: 'red', sign: '25' },
  sun: { fill: '#c9842a', look: 'gold', sign: '☀' },
  star: { fill: '#1c8f9a', look: 'blue', sign: '★' },
  lotus: { fill: '#c2508f', look: 'violet', sign: '❀' },
  crown: { fill: '#dfae3a', look: 'gold', sign: '♛' },
};
const PLAIN = { fill: '#37526e', look: 'dark', sign: '' };
const nameOf = (kit: Kit, spot: string): string =>
  spot.startsWith('x') ? spot.replace('x', '×') : kit.t(spot);

const at = (degrees: number, radius: number): string =>
  `${radius * Math.sin((degrees * Math.PI) / 180)} ${-radius * Math.cos((degrees * Math.PI) / 180)}`;

function scene(kit: Kit): Scene {
  const rotor = svg(
    'g',
    {},
    ...WHEEL_SEGMENTS.map((spot, index) => {
      const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
      const { fill, sign } = LOOKS[spot] ?? PLAIN;
      return svg(
        'g',
        {},
        svg('path', {
          d: `M0 0L${at(from, 156)}A156 156 0 0 1 ${at(to, 156)}Z`,
          fill,
          stroke: '#0b0e13',
          'stroke-width': 1,
        }),
        svg(
          'text',
          {
            transform: `rotate(${index * STEP}) translate(0 -138)`,
            'text-anchor': 'middle',
            'font-size': 13,
            'font-weight': 800,
            fill: '#fff',
          },
          sign,
        ),
      );
    }),
    svg('circle', { r: 46, fill: '#241a3a', stroke: '#d6b25e', 'stroke-width': 5 }),
    svg('path', { d: 'M0 -30L8 -9L30 -9L12 5L19 27L0 14L-19 27L-12 5L-30 -9L-8 -9Z', fill: '#f0d58c' }),
  );
  const drawing = svg(
    'svg',
    { viewBox: '-184 -190 368 374', role: 'img', 'aria-label': kit.t('wheelLabel') },
    svg('circle', { r: 172, fill: '#3a2457', stroke: '#d6b25e', 'stroke-width': 4 }),
    ...Array.from({ length: 26 }, (_, index) =>
      svg('circle', {
        r: 3.4,
        fill: index % 2 ? '#fff3c9' : '#f0b94a',
        transform: `rotate(${index * (360 / 26)}) translate(0 -164)`,
      }),
    ),
    rotor,
    svg('path', { d: 'M-15 -188H15L0 -144Z', fill: '#f0d58c', stroke: '#6d4c10' }),
  );
  let turned = 0;
  return {
    element: el('div', { class: 'wheelbox' }, drawing),
    clear: () => undefined,
    play: async (result, instantly) => {
      const spot = String(result['spot']);
      const from = turned % 360;
      const target = 360 * 5 - Number(result['segment']) * STEP;
      let last = 0;
      await animate(instantly ? 0 : 6_000, (share) => {
        turned = from + (target - from) * (1 - (1 - share) ** 3);
        rotor.setAttribute('transform', `rotate(${turned})`);
        const passed = Math.floor(turned / STEP);
        if (passed !== last) kit.sound.play('tick');
        last = passed;
      });
      return kit.t('stopped', { spot: nameOf(kit, spot) });
    },
  };
}

startTable({
  texts: TEXTS,
  scene,
  mat: (kit, onSpot) =>
    buttonMat(
      kit,
      WHEEL_SPOTS.map((spot) => ({
        spot,
        label: nameOf(kit, spot),
        pays: `${wheelTimes(spot) - 1}:1`,
        look: LOOKS[spot]?.look ?? 'dark',
      })),
      onSpot,
      'wheelmat',
    ),
  roads: (kit) =>
    lastOutcomes((spot) => ({ words: nameOf(kit, spot), kind: LOOKS[spot]?.look ?? 'dark' }), 10),
  spotName: nameOf,
  outcomeName: nameOf,
  outcomeOf: ({ spot }) => String(spot),
  winners: ({ spot }) => new Set([String(spot)]),
  rules: (kit) => [kit.t('rule1'), kit.t('rule2')],
});
