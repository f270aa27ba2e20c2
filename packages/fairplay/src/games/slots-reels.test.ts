import { describe, expect, test } from 'vitest';
import {
  evaluateSpin,
  FREE_SPINS,
  featureMultiplier,
  LINE_PAYS,
  LINES,
  REELS,
  ROWS,
  SCATTER_PAYS,
  STOPS,
  symbolAt,
} from './slots-reels.ts';
import { nineLanterns } from './slots.ts';

/** All 32⁵ spins: about five seconds. */
const ALL_SPINS = process.env['FAIRPLAY_ALL_SPINS'] === 'yes';

const share = (reel: number, isWanted: (symbol: string) => boolean): number =>
  (REELS[reel] ?? []).filter(isWanted).length;

/** Line units of all spins by symbol counts: on a line, each reel shows each of its stops equally often. */
function lineUnitsOfAllSpins(): bigint {
  let units = 0n;
  for (const [symbol, [three, four, five]] of Object.entries(LINE_PAYS)) {
    const fits = REELS.map((_, reel) => BigInt(share(reel, (one) => one === symbol || one === 'W')));
    const [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n] = fits;
    const stops = BigInt(STOPS);
    const first3 = a * b * c;
    units += first3 * (stops - d) * stops * BigInt(three);
    units += first3 * d * (stops - e) * BigInt(four);
    units += first3 * d * e * BigInt(five);
  }
  return units * BigInt(LINES.length);
}

/** How many of all spins show each number of scatters: no reel shows two at once. */
function scatterCounts(): number[] {
  let counts = [1];
  for (const [reel] of REELS.entries()) {
    const shown = Array.from(
      { length: STOPS },
      (_, stop) => [0, 1, 2].filter((row) => symbolAt(reel, stop, row) === 'S').length,
    );
    const next = Array.from({ length: counts.length + 1 }, () => 0);
    for (const [seen, ways] of counts.entries())
      for (const more of shown) next[seen + more] = (next[seen + more] ?? 0) + ways;
    counts = next;
  }
  return counts;
}

describe('Nine Lanterns', () => {
  test('has five reels of 32 stops and twenty different lines', () => {
    expect(REELS.map((reel) => reel.length)).toEqual([32, 32, 32, 32, 32]);
    expect(new Set(LINES.map(String)).size).toBe(20);
    expect(LINES.every((line) => line.length === 5 && line.every((row) => row < ROWS))).toBe(true);
    expect([0, 4].map((reel) => share(reel, (one) => one === 'W'))).toEqual([0, 0]);
  });

  test('the return is exact: base by counting symbols, feature by its means', () => {
    const counts = scatterCounts();
    expect(counts.slice(3)).toEqual([227_070, 11_745, 243]);
    const ofScatters = SCATTER_PAYS.reduce((sum, pay, index) => sum + pay * (counts[index + 3] ?? 0), 0);
    const base = lineUnitsOfAllSpins() + BigInt(ofScatters);
    expect(base).toBe(539_951_100n);
    const spins = BigInt(STOPS) ** 5n;
    const freeSpins = BigInt(
      FREE_SPINS.reduce((sum, free, index) => sum + free * (counts[index + 3] ?? 0), 0),
    );
    const multipliers = Array.from({ length: 64 }, (_, part) => featureMultiplier(part));
    expect(multipliers.reduce((sum, one) => sum + one, 0)).toBe(64 * 3);
    const { numerator, denominator } = nineLanterns.returnOf({});
    // base × (1 + 3 × free spins per spin), in twentieths of the bet.
    expect(base * (spins + 3n * freeSpins) * denominator).toBe(numerator * 20n * spins * spins);
  });

  test.runIf(ALL_SPINS)(
    'the return of the base game by playing all 33,554,432 spins',
    { timeout: 600_000 },
    () => {
      let units = 0;
      for (let index = 0; index < STOPS ** 5; index += 1)
        units += evaluateSpin([0, 1, 2, 3, 4].map((reel) => Math.floor(index / STOPS ** reel) % STOPS)).units;
      expect(units).toBe(539_951_100);
    },
  );

  test('wilds take the place of the symbol, scatters count anywhere', () => {
    const spins = Array.from({ length: STOPS ** 2 }, (_, index) =>
      evaluateSpin([
        index % STOPS,
        (index * 7) % STOPS,
        (index * 11) % STOPS,
        (index * 13) % STOPS,
        index >> 5,
      ]),
    );
    for (const { lines, stops } of spins)
      for (const { line, symbol, count } of lines) {
        const shown = (LINES[line] ?? []).map((row, reel) => symbolAt(reel, stops[reel] ?? 0, row));
        expect(shown.slice(0, count).every((one) => one === symbol || one === 'W')).toBe(true);
        expect([symbol, 'W']).not.toContain(shown[count]);
      }
    expect(spins.some(({ lines }) => lines.length > 0)).toBe(true);
  });
});
