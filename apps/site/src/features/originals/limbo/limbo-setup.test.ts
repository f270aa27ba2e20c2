import { limbo } from '@croupier/fairplay/games/limbo.ts';
import { expect, test } from 'vitest';
import {
  chanceOfBet,
  climbMilliseconds,
  nextTarget,
  scaleOf,
  withChance,
  withTarget,
} from './limbo-setup.ts';

test('targets stay within the rules', () => {
  for (const target of [0, 101.4, 5e12])
    expect(limbo.parseBet(withTarget(target)), `${target}`).toEqual(withTarget(target));
  expect(withChance(0)).toEqual({ targetHundredths: 100_000_000 });
  expect(withChance(49.5)).toEqual({ targetHundredths: 200 });
});

test('the chance is that of the rules', () => {
  const { numerator, denominator } = chanceOfBet({ targetHundredths: 200 });
  expect(Number(numerator) / Number(denominator)).toBeCloseTo(0.495, 6);
});

test('keys step over round targets', () => {
  expect(nextTarget({ targetHundredths: 200 }, 1)).toEqual({ targetHundredths: 300 });
  expect(nextTarget({ targetHundredths: 250 }, -1)).toEqual({ targetHundredths: 200 });
  expect(nextTarget({ targetHundredths: 101 }, -1)).toEqual({ targetHundredths: 101 });
  expect(nextTarget({ targetHundredths: 100_000_000 }, 1)).toEqual({ targetHundredths: 100_000_000 });
});

test('a climb takes at most half a second', () => {
  expect(scaleOf(1)).toBe(0);
  expect(scaleOf(1_000_000)).toBe(1);
  expect(climbMilliseconds(10_000)).toBe(220);
  expect(climbMilliseconds(42_949_672_960_000)).toBe(500);
});
