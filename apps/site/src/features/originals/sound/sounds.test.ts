import { expect, test } from 'vitest';
import { inSet, SOUND_SETS } from './sound-sets.ts';
import { sounds } from './sounds.ts';
import { winSound } from './win-sound.ts';

test.each([
  [0, 'tick'],
  [9_000, 'tick'],
  [10_000, 'tick'],
  [10_001, 'win'],
  [20_000, 'fineWin'],
  [99_999, 'fineWin'],
  [100_000, 'bigWin'],
  [500_000, 'hugeWin'],
])('a payout of %d ten-thousandths of the stake sounds like %s', (multiplierE4, name) => {
  expect(winSound(multiplierE4)).toBe(name);
});

test('every set plays every sound, and none is painful', () => {
  for (const set of SOUND_SETS)
    for (const [name, notes] of Object.entries(sounds)) {
      const played = inSet(notes(3), set);
      expect(played.length, `${set} ${name}`).toBeGreaterThan(0);
      for (const { loudness, lengthSeconds, fromHertz, toHertz } of played) {
        expect(loudness, `${set} ${name}`).toBeLessThanOrEqual(0.2);
        expect(Math.min(lengthSeconds, fromHertz, toHertz)).toBeGreaterThan(0);
      }
    }
});

test('a larger win has more notes in every set', () => {
  const wins = ['win', 'fineWin', 'bigWin', 'hugeWin'] as const;
  for (const set of SOUND_SETS) {
    const lengths = wins.map((name) => inSet(sounds[name](), set).length);
    expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
  }
});
