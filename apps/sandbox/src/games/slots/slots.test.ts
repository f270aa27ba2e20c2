import { createFloats } from '@croupier/fairplay/random.ts';
import { describe, expect, test } from 'vitest';
import { PAYTABLES, paytableOf, type LinePays } from './paytables.rules.ts';
import { playRound, totalWin } from './play.ts';
import {
  evaluate,
  FREE_SPINS,
  FREE_TIMES,
  LINES,
  REELS,
  SCATTER_PAYS,
  STOPS,
  STRIPS,
  SYMBOLS,
} from './slot.rules.ts';

/** `SIMULATE=1000000` plays as many rounds and checks the return by every position of the reels. */
const ROUNDS = Number(process.env['SIMULATE'] ?? 2_000);
const SEED = process.env['SIMULATION_SEED'] ?? 'croupier';
const isLong = ROUNDS >= 1_000_000;
const SIGMAS = 4;
const LONG = { timeout: 1_800_000 };
const POSITIONS = BigInt(STOPS) ** BigInt(REELS);
const [CLASSIC] = PAYTABLES;

const countOn = (reel: number, symbol: string): bigint =>
  BigInt((STRIPS[reel] ?? '').split('').filter((each) => each === symbol).length);

/** What a line wins over all positions of the reels, in stakes of a line. */
function lineTotal(linePays: LinePays): bigint {
  let total = 0n;
  for (const [symbol, pays] of Object.entries(linePays)) {
    const matches = STRIPS.map(
      (_strip, reel) => countOn(reel, symbol) + (reel === 0 ? 0n : countOn(reel, 'W')),
    );
    const all = BigInt(STOPS);
    const product = (upTo: number): bigint =>
      matches.slice(0, upTo).reduce((share, each) => share * each, 1n);
    const ends = (reel: number): bigint => all - (matches[reel] ?? 0n);
    total +=
      product(3) * ends(3) * all * BigInt(pays[0]) +
      product(4) * ends(4) * BigInt(pays[1]) +
      product(5) * BigInt(pays[2]);
  }
  return total;
}

/** Positions with three, four and five scatters in sight: three rows of each reel show its single scatter. */
function scatterPositions(): bigint[] {
  const [seen, unseen] = [3n, BigInt(STOPS) - 3n];
  const choose = [10n, 5n, 1n];
  return [3n, 4n, 5n].map((count, index) => (choose[index] ?? 0n) * seen ** count * unseen ** (5n - count));
}

/** All free spins of a bought spin: each gives `chance` × 10 more. */
function returnOf(spinTotal: bigint, chances: bigint): { numerator: bigint; denominator: bigint } {
  const base = { n: spinTotal, d: POSITIONS };
  const free = BigInt(FREE_SPINS) * chances;
  // base + free/P × (times × base) / (1 − free/P)
  return {
    numerator: base.n * (base.d - free) + free * BigInt(FREE_TIMES) * base.n,
    denominator: base.d * (base.d - free),
  };
}

test('the strips have the symbols that the return is counted from', () => {
  for (const strip of STRIPS) expect(strip).toHaveLength(STOPS);
  const counts = (reel: number) =>
    Object.fromEntries(SYMBOLS.map((symbol) => [symbol, Number(countOn(reel, symbol))]));
  const outer = { A: 2, B: 3, C: 4, D: 4, E: 5, F: 5, S: 1, W: 0 };
  expect([0, 4].map(counts)).toEqual([outer, outer]);
  expect([1, 2, 3].map(counts)).toEqual([1, 2, 3].map(() => ({ ...outer, F: 4, W: 1 })));
  expect(new Set(LINES.map((rows) => rows.join(''))).size).toBe(20);
});

/** By symbol counts. */
function countedReturn(linePays: LinePays): { numerator: bigint; denominator: bigint } {
  const positions = scatterPositions();
  const scatter = positions.reduce((sum, each, index) => sum + each * BigInt(SCATTER_PAYS[index] ?? 0), 0n);
  return returnOf(
    lineTotal(linePays) + scatter,
    positions.reduce((sum, each) => sum + each, 0n),
  );
}

test('the return of the classic paytable is exactly 760195565 / 793608192', () => {
  const { numerator, denominator } = countedReturn(CLASSIC.pays);
  expect(numerator * 793_608_192n).toBe(760_195_565n * denominator);
});

describe.each(PAYTABLES)('paytable $id', ({ id, pays, returnBps }) => {
  const { numerator, denominator } = countedReturn(pays);
  const expected = Number(numerator) / Number(denominator);

  test('the printed return is the counted one', () => {
    expect((numerator * 20_000n + denominator) / (denominator * 2n)).toBe(BigInt(returnBps));
    expect(paytableOf({ rtpBps: returnBps }).id).toBe(id);
  });

  test.runIf(isLong)('and that of all 24⁵ positions', LONG, () => {
    let [units, chances] = [0, 0];
    const stops = [0, 0, 0, 0, 0];
    for (let index = 0; index < Number(POSITIONS); index += 1) {
      let rest = index;
      for (let reel = 0; reel < REELS; reel += 1) {
        stops[reel] = rest % STOPS;
        rest = Math.floor(rest / STOPS);
      }
      const spin = evaluate(stops, pays);
      units += spin.units;
      if (spin.scatters >= 3) chances += 1;
    }
    expect(units % LINES.length).toBe(0);
    const all = returnOf(BigInt(units / LINES.length), BigInt(chances));
    expect(all.numerator * denominator).toBe(numerator * all.denominator);
  });

  test(`${ROUNDS} rounds of seed ${SEED} return it within four standard errors`, LONG, () => {
    let [sum, squares] = [0, 0];
    const bet = 200_000n;
    for (let round = 0; round < ROUNDS; round += 1) {
      const spins = playRound(createFloats(SEED, 'slots', round), bet, pays);
      const returned = Number(totalWin(spins)) / Number(bet);
      sum += returned;
      squares += returned ** 2;
    }
    const mean = sum / ROUNDS;
    const deviation = Math.sqrt(squares / ROUNDS - mean ** 2);
    expect(Math.abs(mean - expected)).toBeLessThan((SIGMAS * deviation) / Math.sqrt(ROUNDS));
  });
});

/** Stops that show the given symbols in the middle row. */
const middle = (symbols: string): number[] =>
  symbols.split('').map((symbol, reel) => ((STRIPS[reel]?.indexOf(symbol) ?? 0) + STOPS - 1) % STOPS);

test('wilds replace symbols, but not the first one, and three scatters give free spins that count twice', () => {
  const line = (symbols: string) =>
    evaluate(middle(symbols), CLASSIC.pays).lines.find((each) => each.line === 0);
  expect(line('AWAWA')).toEqual({ line: 0, symbol: 'A', count: 5, pays: 1_000 });
  expect(line('BWBFA')).toMatchObject({ symbol: 'B', count: 3, pays: 20 });
  expect(line('SWWAA')).toBeUndefined();
  expect(evaluate(middle('SSSAB'), CLASSIC.pays).scatters).toBeGreaterThanOrEqual(3);

  const scattered = middle('SSSAB').map((stop) => stop / STOPS + 0.001);
  const empty = middle('AFEDC').map((stop) => stop / STOPS + 0.001);
  const numbers = [...scattered, ...Array.from({ length: FREE_SPINS }, () => empty).flat()];
  const spins = playRound({ next: () => numbers.shift() ?? 0 }, 200_000n, CLASSIC.pays);
  expect(spins).toHaveLength(1 + FREE_SPINS);
  for (const { isFree, win, units } of spins) expect(win).toBe(BigInt(units) * 10_000n * (isFree ? 2n : 1n));
});
