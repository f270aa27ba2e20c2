import type { Card } from '@croupier/fairplay/cards.ts';
import { describe, expect, test } from 'vitest';
import { dealSteps, dealTimes, shownCards, shownTotal } from './deal-steps.ts';

const card = (rank: Card['rank']): Card => ({ rank, suit: '♠' });
const facts = {
  player: [card('2'), card('3'), card('9')],
  banker: [card('K'), card('4'), card('6')],
  playerTotal: 4,
  bankerTotal: 0,
};

describe('the deal on screen', () => {
  test('goes from side to side, thirds last', () => {
    expect(dealSteps(facts).map(({ side, index }) => `${side[0]}${index}`)).toEqual([
      'p0',
      'b0',
      'p1',
      'b1',
      'p2',
      'b2',
    ]);
    const banker = { ...facts, player: facts.player.slice(0, 2) };
    expect(
      dealSteps(banker)
        .map(({ side }) => side)
        .at(-1),
    ).toBe('banker');
    expect(dealSteps(banker)).toHaveLength(5);
  });

  test('shows totals only of the cards that lie open', () => {
    expect(shownCards(facts, 'player', 3)).toHaveLength(2);
    expect([0, 1, 3, 5].map((steps) => shownTotal(facts, 'player', steps))).toEqual([0, 2, 5, 4]);
    expect([2, 4, 6].map((steps) => shownTotal(facts, 'banker', steps))).toEqual([0, 4, 0]);
  });

  test('ends within two seconds', () => {
    const { at, end } = dealTimes(facts);
    expect(at).toHaveLength(6);
    expect(at.toSorted((a, b) => a - b)).toEqual(at);
    expect(end).toBeLessThan(2_000);
  });
});
