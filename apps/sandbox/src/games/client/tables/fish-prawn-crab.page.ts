import { svg } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import { dicePay } from '../../tables/dice.rules.ts';
import { buttonMat } from './button-mat.ts';
import { diceScene } from './dice-scene.ts';
import { lastOutcomes } from './roads.ts';
import { startTable } from './table-page.ts';

const TEXTS = {
  en: {
    diceLabel: 'Three dice with fish, prawn, crab, gourd, coin and rooster',
    face1: 'Fish',
    face2: 'Prawn',
    face3: 'Crab',
    face4: 'Gourd',
    face5: 'Coin',
    face6: 'Rooster',
    rule1:
      'Three dice with six pictures are thrown. A picture pays 1 to 1 for each die that shows it: once, twice or three times.',
    rule2: 'Every bet returns 92.13 %.',
  },
  th: {
    diceLabel: 'ลูกเต๋าสามลูกรูปปลา กุ้ง ปู น้ำเต้า เหรียญ และไก่',
    face1: 'ปลา',
    face2: 'กุ้ง',
    face3: 'ปู',
    face4: 'น้ำเต้า',
    face5: 'เหรียญ',
    face6: 'ไก่',
    rule1: 'ทอยลูกเต๋าสามลูกที่มีหกรูป แต่ละรูปจ่าย 1 ต่อ 1 ต่อลูกเต๋าหนึ่งลูกที่ออกรูปนั้น หนึ่ง สอง หรือสามเท่า',
    rule2: 'ทุกการเดิมพันมีอัตราคืน 92.13 %',
  },
};

/** A picture from a few shapes, within a radius of about 30. */
const SHAPES: Readonly<Record<number, ReadonlyArray<readonly [d: string, fill: string]>>> = {
  1: [
    ['M-26 0Q-4 -24 18 0Q-4 24 -26 0Z', '#2f7fd1'],
    ['M12 0L30 -14V14Z', '#2f7fd1'],
    ['M-16 -5a3 3 0 1 0 .1 0Z', '#fff'],
  ],
  2: [
    ['M-20 16Q-26 -20 8 -22Q26 -22 24 -8Q10 -14 4 0Q0 20 -20 16Z', '#e2703a'],
    ['M14 -22Q26 -34 30 -24M10 -22Q20 -36 26 -33', 'none'],
    ['M-20 16L-28 26L-12 24Z', '#c4551f'],
  ],
  3: [
    ['M-22 4a22 16 0 1 0 44 0a22 16 0 1 0 -44 0Z', '#cf3b3b'],
    [
      'M-20 -6Q-34 -20 -22 -28Q-18 -20 -12 -24Q-10 -12 -20 -6ZM20 -6Q34 -20 22 -28Q18 -20 12 -24Q10 -12 20 -6Z',
      '#cf3b3b',
    ],
    ['M-8 -2a3 3 0 1 0 .1 0ZM8 -2a3 3 0 1 0 .1 0Z', '#fff'],
  ],
  4: [
    ['M-4 -26H4V-18Q14 -14 10 -4Q24 6 16 20Q0 34 -16 20Q-24 6 -10 -4Q-14 -14 -4 -18Z', '#4a9d4f'],
    ['M-3 -32H3V-24H-3Z', '#7a5230'],
  ],
  5: [
    ['M-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z', '#dfae3a'],
    ['M-9 -9H9V9H-9Z', '#fbfaf5'],
  ],
  6: [
    ['M-20 22Q-26 -8 0 -10Q4 -26 16 -20Q28 -6 18 12Q8 28 -20 22Z', '#a8552b'],
    ['M8 -22Q10 -32 16 -26Q22 -32 22 -20Z', '#d0312d'],
    ['M22 -14L32 -10L22 -6Z', '#e8b23a'],
    ['M-18 12Q-34 -2 -26 -18Q-16 -6 -8 -4Z', '#2b4a37'],
  ],
};
const face = (value: number): SVGGElement =>
  svg(
    'g',
    {},
    ...(SHAPES[value] ?? []).map(([d, fill]) =>
      svg('path', { d, fill, stroke: fill === 'none' ? '#c4551f' : 'none', 'stroke-width': 2 }),
    ),
  );

const picture = (value: number): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '-42 -42 84 84', width: 52, height: 52, 'aria-hidden': 'true' },
    svg('rect', { x: -40, y: -40, width: 80, height: 80, rx: 17, fill: '#fbfaf5' }),
    face(value),
  );

const FACES = [1, 2, 3, 4, 5, 6];
const LOOKS = ['blue', 'gold', 'red', 'green', 'dark', 'violet'];
const names = (kit: Kit, outcome: string): string =>
  outcome
    .split('')
    .map((each) => kit.t(`face${each}`))
    .join(', ');

startTable({
  texts: TEXTS,
  scene: (kit) => diceScene(kit, face, (dice) => names(kit, dice.join(''))),
  mat: (kit, onSpot) =>
    buttonMat(
      kit,
      FACES.map((value) => ({
        spot: `face${value}`,
        label: kit.t(`face${value}`),
        pays: '1–3:1',
        look: LOOKS[value - 1] ?? 'dark',
        picture: picture(value),
      })),
      onSpot,
      'facemat',
    ),
  roads: (kit) => lastOutcomes((outcome) => ({ words: names(kit, outcome), kind: 'dark' }), 4),
  spotName: (kit, spot) => kit.t(spot),
  outcomeName: names,
  outcomeOf: ({ dice }) => (dice as number[]).join(''),
  winners: ({ dice }) =>
    new Set(FACES.map((value) => `face${value}`).filter((spot) => dicePay(spot, dice as number[]) > 0)),
  rules: (kit) => [kit.t('rule1'), kit.t('rule2')],
});
