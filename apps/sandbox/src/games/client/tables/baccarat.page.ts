import { cardName, playingCard, type Place } from '../kit/cards.ts';
import { pause, svg } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import { buttonMat } from './button-mat.ts';
import { BACCARAT_TEXTS } from './baccarat-texts.ts';
import { cardTable, SHOE } from './dealer.ts';
import { twoSidedRoads } from './roads.ts';
import { startTable, type Result, type Scene } from './table-page.ts';

type Side = 'player' | 'banker';
const CENTER = { player: 210, banker: 510 } as const;
const TOP = 150;
const STEP_MILLISECONDS = 520;

const pointsOf = (card: number): number => {
  const rank = Math.floor(card / 4);
  if (rank === 12) return 1;
  return rank >= 8 ? 0 : rank + 2;
};
const totalOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** The third card lies across, beside the first two. */
const placeOf = (side: Side, index: number): Place => {
  const x = CENTER[side];
  if (index === 2)
    return side === 'player'
      ? { x: x - 86, y: TOP + 78, turned: -90 }
      : { x: x + 176, y: TOP + 14, turned: 90 };
  return { x: x - 68 + index * 70, y: TOP };
};

function scene(kit: Kit): Scene {
  const { element, cards } = cardTable('green', kit.t('tableLabel'));
  const badges = {
    player: badge(kit.t('player'), CENTER.player, '#3e82d6'),
    banker: badge(kit.t('banker'), CENTER.banker, '#c9414f'),
  };
  element.append(badges.player.element, badges.banker.element);
  let run = 0;

  async function deal(
    side: Side,
    index: number,
    card: number,
    shown: number[],
    quick: boolean,
  ): Promise<void> {
    const drawn = playingCard(card, { ...SHOE, y: SHOE.y + 60 });
    cards.append(drawn.element);
    await drawn.flyTo(placeOf(side, index), quick ? 0 : 360);
    kit.sound.play('card');
    await drawn.turn(quick ? 0 : 240);
    shown.push(card);
    badges[side].set(totalOf(shown));
  }
  const clear = (): void => {
    run += 1;
    cards.replaceChildren();
    badges.player.set(undefined);
    badges.banker.set(undefined);
  };
  return {
    element,
    clear,
    play: async (result: Result, instantly) => {
      clear();
      const mine = run;
      const hands = { player: result['player'] as number[], banker: result['banker'] as number[] };
      const shown: Record<Side, number[]> = { player: [], banker: [] };
      for (const index of [0, 1, 2])
        for (const side of ['player', 'banker'] as const) {
          const card = hands[side][index];
          if (card === undefined || mine !== run) continue;
          await deal(side, index, card, shown[side], instantly);
          if (!instantly) await pause(STEP_MILLISECONDS - 400);
        }
      const winner = String(result['winner']);
      if (mine === run) for (const side of ['player', 'banker'] as const) badges[side].glow(winner === side);
      return kit.t('resultWords', {
        player: `${hands.player.map(cardName).join(' ')} = ${totalOf(hands.player)}`,
        banker: `${hands.banker.map(cardName).join(' ')} = ${totalOf(hands.banker)}`,
        winner: kit.t(`${winner}Wins`),
      });
    },
  };
}

function badge(name: string, x: number, color: string) {
  const total = svg('text', {
    x,
    y: 284,
    'text-anchor': 'middle',
    'font-size': 20,
    'font-weight': 800,
    fill: '#fff',
  });
  const ring = svg('rect', { x: x - 74, y: 260, width: 148, height: 32, rx: 16, fill: color, opacity: 0.85 });
  const element = svg('g', {}, ring, total);
  const set = (points: number | undefined): void => {
    total.textContent = points === undefined ? name : `${name} ${points}`;
    ring.setAttribute('stroke', 'none');
  };
  set(undefined);
  return {
    element,
    set,
    glow: (won: boolean): void => {
      ring.setAttribute('stroke', won ? '#f6d58a' : 'none');
      ring.setAttribute('stroke-width', '4');
      ring.setAttribute('opacity', won ? '1' : '0.45');
    },
  };
}

startTable({
  texts: BACCARAT_TEXTS,
  scene,
  mat: (kit, onSpot) =>
    buttonMat(
      kit,
      [
        { spot: 'player', label: kit.t('player'), pays: '1:1', look: 'blue' },
        { spot: 'tie', label: kit.t('tie'), pays: '8:1', look: 'green' },
        { spot: 'banker', label: kit.t('banker'), pays: '0.95:1', look: 'red' },
      ],
      onSpot,
      'three',
    ),
  roads: (kit) =>
    twoSidedRoads(
      {
        player: { letter: kit.t('playerLetter'), color: '#3e82d6' },
        banker: { letter: kit.t('bankerLetter'), color: '#c9414f' },
        tie: { letter: kit.t('tieLetter'), color: '#2c9a63' },
      },
      kit,
    ),
  spotName: (kit, spot) => kit.t(spot),
  outcomeName: (kit, outcome) => kit.t(`${outcome}Wins`),
  outcomeOf: ({ winner }) => String(winner),
  winners: ({ winner }) => new Set([String(winner)]),
  rules: (kit) => [kit.t('rule1'), [kit.t('rule2'), kit.t('rule3'), kit.t('rule4')], kit.t('rule5')],
});
