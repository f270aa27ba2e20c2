import { expect, test } from 'vitest';
import { carryOver, type CarriedLoss, type CarryMode } from './carry.ts';

/** The bases of periods in a row; a month ends after every second one. */
function bases(mode: CarryMode, netLosses: readonly bigint[]): bigint[] {
  let losses: readonly CarriedLoss[] = [];
  return netLosses.map((netLossMinor, period) => {
    const carried = carryOver({ mode, netLossMinor, losses, endsMonth: period % 2 === 1 });
    losses = carried.losses;
    return carried.baseMinor;
  });
}

const LOSSES = [-30n, 10n, -10n, 40n];
const WINS = [-30n, 10n, 10n, 40n];

test.each<[CarryMode, string]>([
  ['none', '-30 10 10 40'],
  ['previous', '-30 -20 10 40'],
  ['until_cleared', '-30 -20 -10 30'],
  ['within_month', '-30 -20 10 40'],
])('%s makes the bases %s of a loss and three wins', (mode, expected) => {
  expect(bases(mode, WINS).join(' ')).toBe(expected);
});

test.each<[CarryMode, string]>([
  ['none', '-30 10 -10 40'],
  ['previous', '-30 -20 -10 30'],
  ['until_cleared', '-30 -20 -30 10'],
  ['within_month', '-30 -20 -10 30'],
])('%s makes the bases %s of two losses', (mode, expected) => {
  expect(bases(mode, LOSSES).join(' ')).toBe(expected);
});

test('until cleared ends after twelve periods', () => {
  const found = bases('until_cleared', [-30n, ...Array.from({ length: 13 }, () => 1n)]);
  expect(found.slice(-2)).toEqual([-30n + 12n, 1n]);
});
