import { lotteryFamilies } from '@croupier/fairplay/lottery/catalogue.ts';
import { countLines, parsePick } from '@croupier/fairplay/lottery/pick.ts';
import { expect, test } from 'vitest';
import { randomPick } from './random-pick.ts';

/** Repeatable numbers. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

test('every play has random picks that the server takes, of few lines', () => {
  for (const family of lotteryFamilies)
    for (const play of family.plays)
      for (const seed of [1, 2]) {
        const text = randomPick(play, numbers(seed));
        const { pick } = parsePick(play, text ?? '');
        expect(pick, `${family.code} ${play.code} ${text}`).toBeDefined();
        if (pick) expect(countLines(play, pick)).toBeGreaterThan(0);
      }
});
