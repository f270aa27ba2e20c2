import type { Card } from '@croupier/fairplay/cards.ts';
import type { BlackjackView } from '@croupier/fairplay/games/blackjack.ts';
import { describe, expect, test } from 'vitest';
import { dealDelays } from './deal-order.ts';

const cards = (ranks: string): Card[] =>
  ranks.split(' ').map((rank) => ({ rank: rank as Card['rank'], suit: '♠' }));
const hand = (ranks: string): BlackjackView['hands'][number] => ({
  cards: cards(ranks),
  total: 0,
  isSoft: false,
  isDoubled: false,
  isBlackjack: false,
  result: null,
});
const view = (hands: string[], dealer: string, isOver = false): BlackjackView => ({
  hands: hands.map(hand),
  active: 0,
  dealer: cards(dealer),
  dealerTotal: 0,
  insurance: 'none',
  moves: [],
  isOver,
});

describe('cards appear', () => {
  test('in turn at the start', () => {
    const { hands, dealer, end } = dealDelays(undefined, view(['8 3'], '6'));
    expect([hands[0]?.[0], dealer[0], hands[0]?.[1]]).toEqual([0, 150, 300]);
    expect(end).toBeGreaterThan(600);
  });

  test('only new ones during a round', () => {
    const { hands, dealer } = dealDelays(view(['8 3'], '6'), view(['8 3 5'], '6'));
    expect(hands[0]).toEqual([0, 0, 0]);
    expect(dealer).toEqual([0]);
  });

  test('one after another for the dealer at the end', () => {
    const { dealer, end } = dealDelays(view(['K 8'], '6'), view(['K 8'], '6 4 9', true));
    expect(dealer).toEqual([0, 0, 300]);
    expect(end).toBe(900);
  });

  test('on both hands after a split, then the dealer', () => {
    const { hands, dealer } = dealDelays(view(['A A'], '6'), view(['A 9', 'A 5'], '6 K 4', true));
    expect(hands).toEqual([
      [0, 0],
      [150, 300],
    ]);
    expect(dealer.at(-1)).toBeGreaterThan(300);
  });

  test('nothing moves when nothing is new', () => {
    const now = view(['K 8'], '6');
    expect(dealDelays(now, now).end).toBe(0);
  });
});
