import { diceQuote, diceRules, isDiceBetAllowed, type DiceBet } from '@croupier/fairplay/dice.ts';
import { assert, constantFrom, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  FIRST_BET,
  snapDragged,
  swapped,
  targetAfterKey,
  withChance,
  withMultiplier,
  withTarget,
} from './dice-setup.ts';

const directions = constantFrom<DiceBet['direction']>('over', 'under');
const bets = record({ direction: directions, targetHundredths: integer({ min: 200, max: 9_800 }) });

test('every setting results in a valid bet', () => {
  assert(
    property(bets, double({ min: -10, max: 100_000, noNaN: true }), (bet, wild) => {
      expect(isDiceBetAllowed(withTarget(bet, wild))).toBe(true);
      expect(isDiceBetAllowed(withChance(bet, wild))).toBe(true);
      expect(isDiceBetAllowed(withMultiplier(bet, wild))).toBe(true);
      expect(isDiceBetAllowed(swapped(bet))).toBe(true);
    }),
  );
});

test('swapping keeps the chance; swapping twice restores the bet', () => {
  assert(
    property(bets, (bet) => {
      expect(diceQuote(swapped(bet)).wins).toBe(diceQuote(bet).wins);
      expect(swapped(swapped(bet))).toEqual(bet);
    }),
  );
});

test('finds every multiplier on offer', () => {
  assert(
    property(directions, integer({ min: diceRules.minWins, max: diceRules.maxWins }), (direction, wins) => {
      const bet = withTarget({ ...FIRST_BET, direction }, direction === 'under' ? wins : 10_000 - wins);
      const multiplier = Number(diceQuote(bet).multiplierE4) / 10_000;
      expect(withMultiplier({ ...FIRST_BET, direction }, multiplier)).toEqual(bet);
    }),
  );
});

test('familiar settings', () => {
  expect(withChance(FIRST_BET, 49.5)).toEqual(FIRST_BET);
  expect(withMultiplier(FIRST_BET, 2).targetHundredths).toBe(5_050);
  expect(swapped(FIRST_BET)).toEqual({ direction: 'under', targetHundredths: 4_950 });
});

test('the slider snaps to halves when dragged and to hundredths with keys', () => {
  expect(snapDragged(5_076)).toBe(5_100);
  expect(snapDragged(5_074)).toBe(5_050);
  expect(targetAfterKey(FIRST_BET, 'ArrowRight', false)).toBe(5_150);
  expect(targetAfterKey(FIRST_BET, 'ArrowLeft', true)).toBe(5_049);
  expect(targetAfterKey(FIRST_BET, 'Home', false)).toBe(200);
  expect(targetAfterKey(FIRST_BET, 'Tab', false)).toBeUndefined();
});
