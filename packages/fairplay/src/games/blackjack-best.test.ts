import { expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { bestMove } from './blackjack-best.ts';
import { handTotal } from './blackjack-hands.ts';
import { bestPlay } from './blackjack-returns.ts';
import type { BlackjackMove, BlackjackView } from './blackjack.ts';

const best = bestPlay();

const cards = (ranks: string): Card[] =>
  ranks.split(' ').map((rank) => ({ rank: rank as Card['rank'], suit: '♥' }));

function view(ranks: string, up: string, moves: BlackjackMove[]): BlackjackView {
  const own = cards(ranks);
  return {
    hands: [{ cards: own, ...handTotal(own), isDoubled: false, isBlackjack: false, result: null }],
    active: 0,
    dealer: cards(up),
    dealerTotal: 0,
    insurance: 'none',
    moves,
    isOver: false,
  };
}
const FIRST: BlackjackMove[] = ['hit', 'stand', 'double'];
const PAIR: BlackjackMove[] = [...FIRST, 'split'];

test.each([
  ['10 6', '7', FIRST, 'hit'],
  ['10 6', '6', FIRST, 'stand'],
  ['5 6', '6', FIRST, 'double'],
  ['A A', '6', PAIR, 'split'],
  ['8 8', '10', PAIR, 'split'],
  ['10 K', '6', PAIR, 'stand'],
  ['A 7', '9', FIRST, 'hit'],
  ['A 6', '3', FIRST, 'double'],
  ['5 5', '6', PAIR, 'double'],
  ['10 2 4', '10', ['hit', 'stand'], 'hit'],
] as const)('%s against %s', (own, up, moves, expected) => {
  expect(bestMove(view(own, up, [...moves]), best)).toBe(expected);
});

test('refuses insurance and knows nothing once the round is over', () => {
  const now = view('10 6', 'A', ['insurance', 'no_insurance']);
  expect(bestMove({ ...now, insurance: 'offered', active: null }, best)).toBe('no_insurance');
  expect(bestMove({ ...now, active: null, moves: [] }, best)).toBeUndefined();
});
