import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import { expect, test } from 'vitest';
import { planOf, type ChasedBet } from './chase-plan.ts';

const chased = (code: string, pick: string, stakeMinor: bigint): ChasedBet => {
  const family = lotteryFamily('ssc/1');
  const play = family && findPlay(family, code);
  if (!play) throw new Error(`no play ${code}`);
  return { play, stakeMinor, bet: { play: code, pick, line: 20_000n, group: 1_900, priceBps: 10_000 } };
};

test('each draw says what is left if the cheapest line wins there', () => {
  const bets = [chased('a5.pos', '1||||', 20_000n), chased('f2.d', '1|2', 20_000n)];
  expect(planOf({ kind: 'same', multiplier: 1 }, bets, 2)).toEqual([
    { multiplier: 1, stakeMinor: 40_000n, totalMinor: 40_000n, profitMinor: 150_000n },
    { multiplier: 1, stakeMinor: 40_000n, totalMinor: 80_000n, profitMinor: 110_000n },
  ]);
});

test('for a profit the multiplier is the least that nets it', () => {
  const plan = planOf(
    { kind: 'profit', multiplier: 1, profitPercent: 100 },
    [chased('a5.pos', '1||||', 20_000n)],
    8,
  );
  expect(plan.map(({ multiplier }) => multiplier)).toEqual([1, 1, 1, 1, 2, 2, 3, 3]);
  for (const { profitMinor, totalMinor } of plan) expect(profitMinor >= totalMinor).toBe(true);
});

test('an empty slip or no draws have no plan', () => {
  expect(planOf({ kind: 'same', multiplier: 1 }, [], 3)).toEqual([]);
  expect(planOf({ kind: 'same', multiplier: 1 }, [chased('a5.pos', '1||||', 20_000n)], 0)).toEqual([]);
});
