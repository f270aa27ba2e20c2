import { expect, test } from 'vitest';
import { rateDraftOf, ratesOf } from './rate-draft.ts';

const rates = [
  { class: 'rng', level: 0, pointsPpm: 100_000, xpPpm: 1_000_000 },
  { class: 'rng', level: 1, pointsPpm: 105_000, xpPpm: 1_000_000 },
  { class: 'live', level: 0, pointsPpm: 0, xpPpm: 400_000 },
  { class: 'live', level: 1, pointsPpm: 0, xpPpm: 400_000 },
] as const;
const of = { classes: ['live', 'rng'] as ('live' | 'rng')[], levels: [0, 1] };

test('a sheet is the same after it was shown and read', () => {
  const draft = rateDraftOf(rates, of);
  expect(draft).toEqual({
    classes: [
      { class: 'live', points: '0', xp: '0.4' },
      { class: 'rng', points: '0.1', xp: '1' },
    ],
    percents: [{ level: 1, percent: '5' }],
  });
  expect(ratesOf(draft)).toEqual([rates[2], rates[3], rates[0], rates[1]]);
});

test.each(['', '-1', '1e3', '0.1234567', 'x'])('%j is no rate', (points) => {
  const draft = rateDraftOf(rates, of);
  expect(ratesOf({ ...draft, classes: [{ class: 'rng', points, xp: '1' }] })).toBeUndefined();
});
