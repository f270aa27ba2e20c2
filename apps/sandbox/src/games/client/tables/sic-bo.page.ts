import { svg } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import { dicePay, diceTotal, printedPay } from '../../tables/dice.rules.ts';
import { buttonMat, type MatSpot } from './button-mat.ts';
import { diceScene, pips } from './dice-scene.ts';
import { lastOutcomes } from './roads.ts';
import { startTable } from './table-page.ts';

const TEXTS = {
  en: {
    diceLabel: 'Three dice under a glass dome',
    small: 'Small',
    big: 'Big',
    triple: 'Any triple',
    tripleOf: 'Triple {face}',
    doubleOf: 'Double {face}',
    totalOf: 'Total {total}',
    faceOf: 'Face {face}',
    thrown: '{dice}, {total} in total',
    rule1: 'Three dice are thrown. Small wins from 4 to 10, big from 11 to 17; both lose on a triple.',
    rule2: 'Small and big pay 1 to 1, return 97.22 %.',
    rule3: 'A single face pays 1, 2 or 3 to 1, for as many dice as show it, return 92.13 %.',
    rule4:
      'Totals pay 6 to 60 to 1, doubles 10 to 1, a triple 180 to 1, any triple 30 to 1; their returns are between 81.0 % and 88.9 %.',
  },
  th: {
    diceLabel: 'ลูกเต๋าสามลูกใต้ฝาแก้ว',
    small: 'ต่ำ',
    big: 'สูง',
    triple: 'ตองใดก็ได้',
    tripleOf: 'ตอง {face}',
    doubleOf: 'คู่ {face}',
    totalOf: 'รวม {total}',
    faceOf: 'เลข {face}',
    thrown: '{dice} รวม {total}',
    rule1: 'ทอยลูกเต๋าสามลูก ต่ำชนะเมื่อรวม 4 ถึง 10 สูงชนะเมื่อรวม 11 ถึง 17 ถ้าออกตองทั้งสองฝั่งแพ้',
    rule2: 'สูงและต่ำ จ่าย 1 ต่อ 1 อัตราคืน 97.22 %',
    rule3: 'แทงเลขเดียว จ่าย 1 2 หรือ 3 ต่อ 1 ตามจำนวนลูกที่ออก อัตราคืน 92.13 %',
    rule4:
      'แทงผลรวม จ่าย 6 ถึง 60 ต่อ 1 คู่ 10 ต่อ 1 ตองระบุ 180 ต่อ 1 ตองใดก็ได้ 30 ต่อ 1 อัตราคืนระหว่าง 81.0 % ถึง 88.9 %',
  },
};
const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = Array.from({ length: 14 }, (_, index) => index + 4);

const picture = (face: number): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '-40 -40 80 80', width: 30, height: 30, 'aria-hidden': 'true' },
    svg('rect', { x: -38, y: -38, width: 76, height: 76, rx: 16, fill: '#fbfaf5' }),
    pips(face),
  );

function nameOf(kit: Kit, spot: string): string {
  const [, kind = '', number = ''] = /^([a-z]+)(\d*)$/.exec(spot) ?? [];
  if (number === '') return kit.t(kind);
  return kit.t(`${kind}Of`, { face: number, total: number });
}

function spotsOf(kit: Kit): MatSpot[] {
  const spot = (name: string, look: string, face?: number): MatSpot => ({
    spot: name,
    label: nameOf(kit, name),
    pays: printedPay(name),
    look,
    ...(face ? { picture: picture(face) } : {}),
  });
  return [
    spot('small', 'wide blue'),
    spot('triple', 'wide violet'),
    spot('big', 'wide red'),
    ...FACES.map((face) => spot(`face${face}`, 'dark', face)),
    ...TOTALS.map((total) => spot(`total${total}`, 'green')),
    ...FACES.map((face) => spot(`double${face}`, 'dark')),
    ...FACES.map((face) => spot(`triple${face}`, 'violet')),
  ];
}
const ALL = [
  'small',
  'big',
  'triple',
  ...FACES.flatMap((face) => [`face${face}`, `double${face}`, `triple${face}`]),
  ...TOTALS.map((total) => `total${total}`),
];

startTable({
  texts: TEXTS,
  scene: (kit) =>
    diceScene(kit, pips, (dice) => kit.t('thrown', { dice: dice.join(' '), total: diceTotal(dice) })),
  mat: (kit, onSpot) => buttonMat(kit, spotsOf(kit), onSpot, 'dicemat'),
  roads: () => lastOutcomes((total) => ({ words: total, kind: Number(total) <= 10 ? 'blue' : 'red' })),
  spotName: nameOf,
  outcomeName: (kit, outcome) => kit.t('totalOf', { total: outcome }),
  outcomeOf: ({ dice }) => String(diceTotal(dice as number[])),
  winners: ({ dice }) => new Set(ALL.filter((spot) => dicePay(spot, dice as number[]) > 0)),
  rules: (kit) => [kit.t('rule1'), [kit.t('rule2'), kit.t('rule3'), kit.t('rule4')]],
});
