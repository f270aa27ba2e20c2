import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DiceBet,
  diceQuote,
  diceRtpRange,
  diceRules,
  diceTargetFor,
  isDiceBetAllowed,
  parseDiceBet,
  playDice,
  rollDice,
} from './dice.ts';
import { compareFractions, payoutMinor, returnRange } from './money.ts';
import { NUMBERS, createFloats } from './random.ts';
import { numbersOf, smallestFor } from './testing/numbers.ts';

const OUTCOMES = 10_001;
const DIRECTIONS = ['over', 'under'] as const;
const allBets: DiceBet[] = DIRECTIONS.flatMap((direction) => {
  const { min, max } = diceRules.targets[direction];
  return Array.from({ length: max - min + 1 }, (_, step) => ({ direction, targetHundredths: min + step }));
});
const someBet = fc.constantFrom(...allBets);
/** How many of the 2³² numbers give a lower roll. */
const numbersBelow = (roll: number): bigint => (BigInt(roll) * BigInt(NUMBERS) + 10_000n) / 10_001n;

test('rolls: public vectors', () => {
  const rolls = Array.from({ length: 10 }, (_, nonce) =>
    rollDice(createFloats('f2ac89b608eeb01312d115bce6741b32', '86ff027f15c48241af7f54a726690ee7', nonce)),
  );
  expect(rolls).toEqual([2807, 2902, 586, 5486, 966, 9325, 8723, 3899, 9035, 3279]);
});

describe('the quote', () => {
  test.each([
    ['over', 5050, 4950, 494_950, 20_002n],
    ['under', 4950, 4950, 494_950, 20_002n],
    ['under', 5000, 5000, 499_950, 19_801n],
    ['over', 200, 9800, 979_902, 10_103n],
    ['over', 9999, 1, 99, 99_009_900n],
    ['under', 1, 1, 99, 99_009_900n],
  ] as const)(
    '%s %i: %i wins, %i ppm, pays %s',
    (direction, targetHundredths, wins, chancePpm, multiplierE4) => {
      expect(diceQuote({ direction, targetHundredths })).toMatchObject({ wins, chancePpm, multiplierE4 });
    },
  );

  test('a bet in the other direction with as many winning rolls pays the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: diceRules.minWins, max: diceRules.maxWins }), (wins) => {
        const [over, under] = DIRECTIONS.map((direction) =>
          diceQuote({ direction, targetHundredths: diceTargetFor(direction, wins) }),
        );
        expect(over).toEqual(under);
        expect(over?.wins).toBe(wins);
      }),
    );
  });

  test('every bet returns 99 % minus the truncation of the fourth decimal, and the displayed range is exact', () => {
    const quotes = allBets.map(diceQuote);
    expect(quotes).toHaveLength(19_600);
    const range = returnRange(quotes.map(({ rtp }) => rtp));
    expect(compareFractions(range.min, diceRtpRange.min)).toBe(0);
    expect(compareFractions(range.max, diceRtpRange.max)).toBe(0);
    expect(range).toMatchObject({ minPpm: diceRtpRange.minPpm, maxPpm: diceRtpRange.maxPpm });
    expect(diceRtpRange).toMatchObject({ minPpm: 989_902, maxPpm: 990_000 });
    for (const { multiplierE4, wins } of quotes) {
      const exactE4 = 99n * 10_001n * 100n;
      expect(multiplierE4 * BigInt(wins) <= exactE4 && (multiplierE4 + 1n) * BigInt(wins) > exactE4).toBe(
        true,
      );
    }
    const sorted = quotes.map(({ multiplierE4 }) => multiplierE4).sort((a, b) => Number(a - b));
    expect([sorted[0], sorted.at(-1)]).toEqual([diceRules.minMultiplierE4, diceRules.maxMultiplierE4]);
  });

  test('counting all 2³² numbers instead of rolls changes no return by more than 3 millionths', () => {
    for (const bet of allBets) {
      const { multiplierE4, rtp } = diceQuote(bet);
      const winning =
        bet.direction === 'under'
          ? numbersBelow(bet.targetHundredths)
          : BigInt(NUMBERS) - numbersBelow(bet.targetHundredths + 1);
      const exact = Number(winning * multiplierE4) / (NUMBERS * 10_000);
      expect(Math.abs(exact - Number(rtp.numerator) / Number(rtp.denominator))).toBeLessThan(3e-6);
    }
  });
});

describe('playing', () => {
  const played: DiceBet[] = [
    ...DIRECTIONS.flatMap((direction) => [
      { direction, targetHundredths: diceRules.targets[direction].min },
      { direction, targetHundredths: diceRules.targets[direction].max },
    ]),
    { direction: 'over', targetHundredths: 5050 },
    { direction: 'under', targetHundredths: 4950 },
    { direction: 'over', targetHundredths: 7777 },
    { direction: 'under', targetHundredths: 333 },
  ];
  const sources = Array.from({ length: OUTCOMES }, (_, roll) => smallestFor(roll, OUTCOMES));

  test.each(played)('all 10001 rolls of $direction $targetHundredths pay the quoted amount', (bet) => {
    const quote = diceQuote(bet);
    const stakeMinor = 10_000n;
    let paidMinor = 0n;
    let wins = 0;
    for (const [roll, value] of sources.entries()) {
      const outcome = playDice(numbersOf(value), bet);
      expect(outcome.rollHundredths).toBe(roll);
      wins += Number(outcome.won);
      paidMinor += payoutMinor(stakeMinor, outcome.multiplierE4);
    }
    expect(wins).toBe(quote.wins);
    const paid = { numerator: paidMinor, denominator: stakeMinor * BigInt(OUTCOMES) };
    expect(compareFractions(paid, quote.rtp)).toBe(0);
  });

  test('the target itself loses in both directions, and each neighbour wins in one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 9800 }), (targetHundredths) => {
        const won = (roll: number): boolean[] =>
          DIRECTIONS.map(
            (direction) =>
              playDice(numbersOf(smallestFor(roll, OUTCOMES)), { direction, targetHundredths }).won,
          );
        expect(won(targetHundredths)).toEqual([false, false]);
        expect(won(targetHundredths + 1)).toEqual([true, false]);
        expect(won(targetHundredths - 1)).toEqual([false, true]);
      }),
    );
  });

  test('rolls of real seeds are uniform over a hundred buckets', () => {
    const rounds = 20_000;
    const buckets = Array.from({ length: 100 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const bucket = Math.floor(rollDice(createFloats('a fixed server seed', 'client', nonce)) / 100.01);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    const expected = rounds / 100;
    const chiSquare = buckets.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 99 degrees of freedom: 1 in 10,000 is above 161.3, 1 in 10,000 below 53.
    expect(chiSquare).toBeLessThan(161.3);
    expect(chiSquare).toBeGreaterThan(53);
  });
});

describe('limits', () => {
  test.each([
    ['over', 199, false],
    ['over', 200, true],
    ['over', 9999, true],
    ['over', 10_000, false],
    ['under', 0, false],
    ['under', 1, true],
    ['under', 9800, true],
    ['under', 9801, false],
    ['under', 50.5, false],
    ['over', Number.NaN, false],
  ] as const)('%s %d: %s', (direction, targetHundredths, allowed) => {
    const bet: DiceBet = { direction, targetHundredths };
    expect(isDiceBetAllowed(bet)).toBe(allowed);
    expect(parseDiceBet(bet)).toEqual(allowed ? bet : undefined);
  });

  test.each([
    { direction: 'over', targetHundredths: 199 },
    { direction: 'under', targetHundredths: 0 },
  ] as const)('a bet on $direction $targetHundredths is refused before a number is used', (bet) => {
    expect(() => diceQuote(bet)).toThrow(RangeError);
    expect(() => playDice(numbersOf(), bet)).toThrow(RangeError);
  });

  test('a bet is parsed from a larger record, and nothing else is accepted', () => {
    fc.assert(
      fc.property(someBet, (bet) => {
        expect(parseDiceBet({ ...bet, rollHundredths: 1 })).toEqual(bet);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseDiceBet(value)).toBeUndefined();
      }),
    );
    expect(parseDiceBet({ direction: 'up', targetHundredths: 5000 })).toBeUndefined();
    expect(parseDiceBet({ direction: 'over', targetHundredths: '5000' })).toBeUndefined();
  });
});
