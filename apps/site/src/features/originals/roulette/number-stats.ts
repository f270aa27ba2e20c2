import { POCKETS, RED_POCKETS } from '@croupier/fairplay/games/roulette-spots.ts';

export type Share = { key: 'red' | 'black' | 'odd' | 'even' | 'low' | 'high'; count: number };
export type NumberStats = {
  pairs: readonly (readonly [Share, Share])[];
  zeros: number;
  /** The numbers that came most often, with their counts. */
  hot: readonly { pocket: number; count: number }[];
};

const MAX_HOT = 5;

/** What came how often. It says nothing about what comes next. */
export function numberStats(pockets: readonly number[]): NumberStats {
  const count = (key: Share['key'], isIn: (pocket: number) => boolean): Share => ({
    key,
    count: pockets.filter((pocket) => pocket > 0 && isIn(pocket)).length,
  });
  const counts = Array.from({ length: POCKETS }, (_, pocket) => ({
    pocket,
    count: pockets.filter((one) => one === pocket).length,
  }));
  return {
    pairs: [
      [
        count('red', (pocket) => RED_POCKETS.has(pocket)),
        count('black', (pocket) => !RED_POCKETS.has(pocket)),
      ],
      [count('odd', (pocket) => pocket % 2 === 1), count('even', (pocket) => pocket % 2 === 0)],
      [count('low', (pocket) => pocket <= 18), count('high', (pocket) => pocket > 18)],
    ],
    zeros: pockets.filter((pocket) => pocket === 0).length,
    hot: counts
      .filter((one) => one.count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_HOT),
  };
}
