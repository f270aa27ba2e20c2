import { describe, expect, test } from 'vitest';
import { crashMultiplierAt, crashThresholdMs, MAX_GAME_MS } from './crash-curve.ts';
import { crashEndMs } from './crash-rules.ts';

const BITS = 512n;

/** e^(numerator/100000), by the series alone and with four times as many bits. */
function exponential(numerator: bigint): bigint {
  const one = 1n << BITS;
  let [sum, term] = [one, one];
  for (let index = 1n; term > 0n; index += 1n) {
    term = (term * numerator) / (100_000n * index);
    sum += term;
  }
  return sum;
}

describe('the multiplier', () => {
  test('is ⌊100 · e^(0.00006 t)⌋ at every millisecond', () => {
    const step = exponential(6n);
    let value = 1n << BITS;
    const different: number[] = [];
    for (let ms = 0; ms <= MAX_GAME_MS; ms += 1) {
      if (Number((100n * value) >> BITS) !== crashMultiplierAt(ms)) different.push(ms);
      value = (value * step) >> BITS;
    }
    expect(different).toEqual([]);
  });

  test.each([0, 1, 165, 166, 11_552, 200_000, 369_500])('at %s ms equals the series of that moment', (ms) => {
    expect(BigInt(crashMultiplierAt(ms))).toBe((100n * exponential(6n * BigInt(ms))) >> BITS);
  });

  test.each([-1, 0.5, MAX_GAME_MS + 1, Number.NaN])('has no value at %s ms', (ms) => {
    expect(() => crashMultiplierAt(ms)).toThrow(RangeError);
  });
});

describe('the threshold', () => {
  test.each([
    [100, 0],
    [101, 166],
    [200, 11_553],
    [1_000, 38_377],
    [100_000_000, 230_259],
  ])('of %s hundredths is %s ms', (hundredths, ms) => {
    expect(crashThresholdMs(hundredths)).toBe(ms);
    if (ms > 0) expect(crashMultiplierAt(ms - 1)).toBeLessThan(hundredths);
    expect(crashMultiplierAt(ms)).toBeGreaterThanOrEqual(hundredths);
  });

  test('a game at 1.00× ends at 166 ms, the highest point within 369.6 seconds', () => {
    expect(crashEndMs(100)).toBe(166);
    expect(crashEndMs(425_201_762_304)).toBeLessThanOrEqual(MAX_GAME_MS);
    expect(() => crashThresholdMs(10 ** 12)).toThrow(RangeError);
  });
});
