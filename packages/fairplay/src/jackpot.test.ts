import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawJackpot, isDrawn, jackpotRules, jackpotThreshold, parseJackpotTerms } from './jackpot.ts';
import { fairGames } from './registry.ts';

const source = { serverSeed: 'f2ac89b608eeb01312d115bce6741b32', clientSeed: 'client', nonce: 7 };
const DRAWS = 2n ** 64n;
const amount = fc.bigInt({ min: 1n, max: 10n ** 17n });

describe('the draw', () => {
  test('is the first eight bytes of an HMAC that other tools compute as well', () => {
    const hex = createHmac('sha256', source.serverSeed).update('client:7:jackpot').digest('hex');
    expect(drawJackpot(source, { stakeMinor: 1n, drawnOncePerMinor: 10n })).toEqual({
      rulesVersion: 'jackpot/1',
      message: 'client:7:jackpot',
      hex,
      draw: BigInt(`0x${hex.slice(0, 16)}`).toString(),
      below: '1844674407370955162',
      drawn: BigInt(`0x${hex.slice(0, 16)}`) < 1_844_674_407_370_955_162n,
    });
  });

  test.each([
    [0n, 1n, 10n ** 17n, true],
    [DRAWS - 1n, 1n, 1n, true],
    [DRAWS - 1n, 5n, 1n, true],
    [DRAWS - 1n, 1n, 2n, false],
    [DRAWS / 2n - 1n, 1n, 2n, true],
    [DRAWS / 2n, 1n, 2n, false],
    [DRAWS / 4n, 10_000n, 40_000n, false],
    [DRAWS / 4n - 1n, 10_000n, 40_000n, true],
  ])('%s, stake %s of %s: wins %s', (draw, stakeMinor, drawnOncePerMinor, drawn) => {
    expect(isDrawn(draw, { stakeMinor, drawnOncePerMinor })).toBe(drawn);
  });

  test('wins exactly if draw × drawnOncePer is below stake × 2⁶⁴', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: DRAWS - 1n }),
        amount,
        amount,
        (draw, stakeMinor, drawnOncePerMinor) => {
          expect(isDrawn(draw, { stakeMinor, drawnOncePerMinor })).toBe(
            draw * drawnOncePerMinor < stakeMinor * DRAWS,
          );
        },
      ),
    );
  });

  test('the chance is stake ÷ drawnOncePer, to within 2⁻⁶⁴', () => {
    fc.assert(
      fc.property(amount, amount, (stakeMinor, drawnOncePerMinor) => {
        const winning = jackpotThreshold({ stakeMinor, drawnOncePerMinor });
        const excess = winning * drawnOncePerMinor - stakeMinor * DRAWS;
        expect(excess >= 0n && excess < drawnOncePerMinor).toBe(true);
      }),
    );
  });

  test('the stake does not change the draw', () => {
    fc.assert(
      fc.property(amount, amount, (stakeMinor, drawnOncePerMinor) => {
        const { draw } = drawJackpot(source, { stakeMinor, drawnOncePerMinor });
        expect(draw).toBe(drawJackpot(source, { stakeMinor: 1n, drawnOncePerMinor: 1n }).draw);
      }),
    );
  });

  test.each([
    [0n, 1n],
    [1n, 0n],
    [-1n, 1n],
  ])('a stake of %s in %s is refused', (stakeMinor, drawnOncePerMinor) => {
    expect(() => drawJackpot(source, { stakeMinor, drawnOncePerMinor })).toThrow(RangeError);
  });
});

describe('over many rounds', () => {
  const ROUNDS = 60_000;
  const draws = Array.from({ length: ROUNDS }, (_, nonce) =>
    BigInt(drawJackpot({ ...source, nonce }, { stakeMinor: 1n, drawnOncePerMinor: 1n }).draw),
  );

  test.each([2n, 10n, 100n, 1_000n])('one round in %s wins', (drawnOncePerMinor) => {
    const hits = draws.filter((draw) => isDrawn(draw, { stakeMinor: 1n, drawnOncePerMinor })).length;
    const chance = 1 / Number(drawnOncePerMinor);
    const deviation = Math.sqrt(ROUNDS * chance * (1 - chance));
    // Four standard deviations: 1 in 16,000 fair runs is outside.
    expect(Math.abs(hits - ROUNDS * chance)).toBeLessThan(4 * deviation);
  });

  test('the same total stake wins as often in ten rounds as in one', () => {
    const small = draws.filter((draw) => isDrawn(draw, { stakeMinor: 1n, drawnOncePerMinor: 100n })).length;
    const tenth = draws.slice(0, ROUNDS / 10);
    const large = tenth.filter((draw) => isDrawn(draw, { stakeMinor: 10n, drawnOncePerMinor: 100n })).length;
    expect(Math.abs(small - large)).toBeLessThan(4 * Math.sqrt(600 + 600));
  });

  test('draws are uniform over a hundred buckets', () => {
    const buckets = Array.from({ length: 100 }, () => 0);
    for (const draw of draws) {
      const bucket = Number((draw * 100n) / DRAWS);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    const expected = ROUNDS / 100;
    const chiSquare = buckets.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 99 degrees of freedom: 1 in 10,000 is above 161.3, 1 in 10,000 below 53.
    expect(chiSquare).toBeLessThan(161.3);
    expect(chiSquare).toBeGreaterThan(53);
  });

  test('a winning dice roll wins the jackpot neither more nor less often', () => {
    const bet = { direction: 'under', targetHundredths: 5000 } as const;
    const rounds = draws.slice(0, 20_000).map((draw, nonce) => ({
      drawn: isDrawn(draw, { stakeMinor: 1n, drawnOncePerMinor: 4n }),
      won: fairGames.dice.verifyRecord({ ...source, nonce, record: { bet } })?.result.won,
    }));
    const drawn = rounds.filter((round) => round.drawn);
    const both = drawn.filter((round) => round.won).length;
    expect(Math.abs(both - drawn.length / 2)).toBeLessThan(4 * Math.sqrt(drawn.length / 4));
  });
});

describe('a record', () => {
  test.each([
    [{ stakeMinor: '10000', drawnOncePerMinor: '25000000000' }, true],
    [{ stakeMinor: '10000', drawnOncePerMinor: '1', draw: '5', wonMinor: null }, true],
    [{ stakeMinor: '0', drawnOncePerMinor: '1' }, false],
    [{ stakeMinor: '1', drawnOncePerMinor: '0' }, false],
    [{ stakeMinor: '01', drawnOncePerMinor: '1' }, false],
    [{ stakeMinor: '-1', drawnOncePerMinor: '1' }, false],
    [{ stakeMinor: 1, drawnOncePerMinor: '1' }, false],
    [{ stakeMinor: '1e3', drawnOncePerMinor: '1' }, false],
    [{ stakeMinor: '1' }, false],
    [null, false],
    ['1', false],
  ])('%j has terms: %s', (value, expected) => {
    const terms = parseJackpotTerms(value);
    expect(terms !== undefined).toBe(expected);
    if (terms) expect(String(terms.stakeMinor)).toBe((value as { stakeMinor: string }).stakeMinor);
  });

  const bet = { direction: 'under', targetHundredths: 5000 };
  test('is recomputed together with its game', () => {
    const jackpot = { stakeMinor: '10000', drawnOncePerMinor: '10000' };
    const shown = fairGames.dice.verifyRecord({ ...source, record: { bet, jackpot } });
    expect(shown?.jackpot).toMatchObject({ drawn: true, below: DRAWS.toString() });
    expect(shown?.jackpot?.rulesVersion).toBe(jackpotRules.version);
    expect(shown?.result).toEqual(fairGames.dice.verifyRecord({ ...source, record: { bet } })?.result);
  });

  test('of a round without a jackpot has no draw', () => {
    expect(fairGames.dice.verifyRecord({ ...source, record: { bet } })?.jackpot).toBeNull();
  });
});
