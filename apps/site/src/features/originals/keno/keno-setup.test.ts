import { keno } from '@croupier/fairplay/games/keno.ts';
import { expect, test } from 'vitest';
import { fieldAfterKey, FIRST_BET, randomPicks, toggled } from './keno-setup.ts';

test('numbers are toggled, ten at most, in the order of the rules', () => {
  const two = toggled(toggled(FIRST_BET, 9), 3);
  expect(two.picks).toEqual([3, 9]);
  expect(toggled(two, 9).picks).toEqual([3]);
  const ten = Array.from({ length: 12 }, (_, field) => field).reduce(toggled, FIRST_BET);
  expect(ten.picks).toHaveLength(10);
  expect(keno.parseBet(ten)).toEqual(ten);
});

test('random picks keep the number of picks', () => {
  expect(randomPicks(FIRST_BET, () => 0.999).picks).toHaveLength(10);
  const three = randomPicks({ risk: 'high', picks: [1, 2, 3] }, () => 0);
  expect(three).toEqual({ risk: 'high', picks: [0, 1, 2] });
});

test('arrow keys stay on the board', () => {
  expect(fieldAfterKey(0, 'ArrowRight')).toBe(1);
  expect(fieldAfterKey(7, 'ArrowRight')).toBeUndefined();
  expect(fieldAfterKey(7, 'ArrowDown')).toBe(15);
  expect(fieldAfterKey(0, 'ArrowUp')).toBeUndefined();
  expect(fieldAfterKey(39, 'ArrowDown')).toBeUndefined();
  expect(fieldAfterKey(5, 'Tab')).toBeUndefined();
});
