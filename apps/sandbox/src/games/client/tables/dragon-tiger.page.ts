import { cardName, playingCard } from '../kit/cards.ts';
import { pause, svg } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import { buttonMat } from './button-mat.ts';
import { cardTable, SHOE } from './dealer.ts';
import { twoSidedRoads } from './roads.ts';
import { startTable, type Scene } from './table-page.ts';

const TEXTS = {
  en: {
    tableLabel: 'Table with one card for the dragon and one for the tiger',
    beadPlate: 'Bead plate: the last rounds',
    bigRoad: 'Big road: streaks of wins',
    dragonWins: 'Dragon wins',
    tigerWins: 'Tiger wins',
    tieWins: 'Tie',
    resultWords: 'Dragon {dragon}, tiger {tiger}. {winner}.',
    rule1:
      'Dragon and tiger get one card each from eight decks, shuffled before every round. The higher card wins; an ace is the lowest.',
    rule2: 'Dragon and tiger pay 1 to 1, return 96.27 %. On a tie half of the stake comes back.',
    rule3: 'Tie pays 8 to 1, return 67.23 %.',
  },
  th: {
    tableLabel: 'โต๊ะเสือมังกร ไพ่ฝ่ายละหนึ่งใบ',
    beadPlate: 'เค้าไพ่: ผลล่าสุด',
    bigRoad: 'เค้าไพ่ใหญ่: ผลต่อเนื่อง',
    dragonWins: 'มังกรชนะ',
    tigerWins: 'เสือชนะ',
    tieWins: 'เสมอ',
    resultWords: 'มังกร {dragon} เสือ {tiger} {winner}',
    rule1: 'มังกรและเสือได้ไพ่ฝ่ายละหนึ่งใบ จากไพ่แปดสำรับที่สับใหม่ทุกรอบ ไพ่สูงกว่าชนะ เอซต่ำสุด',
    rule2: 'มังกรและเสือ จ่าย 1 ต่อ 1 อัตราคืน 96.27 % เมื่อเสมอได้คืนครึ่งหนึ่ง',
    rule3: 'เสมอ จ่าย 8 ต่อ 1 อัตราคืน 67.23 %',
  },
};
const PLACES = { dragon: { x: 178, y: 150 }, tiger: { x: 478, y: 150 } } as const;

function scene(kit: Kit): Scene {
  const { element, cards } = cardTable('red', kit.t('tableLabel'));
  const names = (['dragon', 'tiger'] as const).map((side) =>
    svg(
      'text',
      {
        x: PLACES[side].x + 32,
        y: 276,
        'text-anchor': 'middle',
        'font-size': 24,
        'font-weight': 800,
        fill: '#ffe9bd',
      },
      kit.t(side),
    ),
  );
  element.append(...names);
  let run = 0;
  const clear = (): void => {
    run += 1;
    cards.replaceChildren();
    for (const name of names) name.setAttribute('opacity', '1');
  };
  return {
    element,
    clear,
    play: async (result, instantly) => {
      clear();
      const mine = run;
      const [dragon, tiger] = [Number(result['dragon']), Number(result['tiger'])];
      const drawn = [dragon, tiger].map((card) => playingCard(card, { ...SHOE, y: SHOE.y + 60 }));
      for (const [index, card] of drawn.entries()) {
        cards.append(card.element);
        await card.flyTo(index === 0 ? PLACES.dragon : PLACES.tiger, instantly ? 0 : 450);
        kit.sound.play('card');
      }
      for (const card of drawn) {
        if (!instantly) await pause(500);
        await card.turn(instantly ? 0 : 420);
      }
      const winner = String(result['winner']);
      if (mine === run)
        names.forEach((name, index) =>
          name.setAttribute('opacity', winner === (index === 0 ? 'dragon' : 'tiger') ? '1' : '0.4'),
        );
      return kit.t('resultWords', {
        dragon: cardName(dragon),
        tiger: cardName(tiger),
        winner: kit.t(`${winner}Wins`),
      });
    },
  };
}

startTable({
  texts: TEXTS,
  scene,
  mat: (kit, onSpot) =>
    buttonMat(
      kit,
      [
        { spot: 'dragon', label: kit.t('dragon'), pays: '1:1', look: 'red' },
        { spot: 'tie', label: kit.t('tie'), pays: '8:1', look: 'green' },
        { spot: 'tiger', label: kit.t('tiger'), pays: '1:1', look: 'gold' },
      ],
      onSpot,
      'three',
    ),
  roads: (kit) =>
    twoSidedRoads(
      {
        dragon: { letter: 'D', color: '#c9414f' },
        tiger: { letter: 'T', color: '#c08a22' },
        tie: { letter: '=', color: '#2c9a63' },
      },
      kit,
    ),
  spotName: (kit, spot) => kit.t(spot),
  outcomeName: (kit, outcome) => kit.t(`${outcome}Wins`),
  outcomeOf: ({ winner }) => String(winner),
  winners: ({ winner }) => new Set([String(winner)]),
  rules: (kit) => [kit.t('rule1'), [kit.t('rule2'), kit.t('rule3')]],
});
