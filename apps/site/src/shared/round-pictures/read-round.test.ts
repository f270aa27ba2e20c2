import { plinko, type PlinkoFacts } from '@croupier/fairplay/games/plinko.ts';
import { expect, test } from 'vitest';
import { readRound } from './read-round.ts';

const bet = { rows: 8, risk: 'low' };
const facts = { turns: [0, 1, 1, 0, 0, 1, 0, 1], slot: 4 };
const read = (outcome: { bet: unknown; facts: unknown }) =>
  readRound<unknown, PlinkoFacts>(outcome, plinko.parseBet, { turns: 'array', slot: 'number' });

test('a record of the present rules is drawn', () => {
  expect(read({ bet, facts })).toEqual({ bet, facts });
});

test.each([
  ['an open round', { bet, facts: undefined }],
  ['a bet of other rules', { bet: { rows: 40, risk: 'low' }, facts }],
  ['facts of other rules', { bet, facts: { turns: 8, slot: 4 } }],
  ['facts without a field', { bet, facts: { slot: 4 } }],
])('%s is not', (_, outcome) => {
  expect(read(outcome)).toBeUndefined();
});
