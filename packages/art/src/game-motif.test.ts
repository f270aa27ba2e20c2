import { expect, test } from 'vitest';
import { artFamilyOf } from './game-motif.ts';

test.each([
  ['dice', 'bgs', [], 'dice'],
  ['mines', 'bgs', [], 'mines'],
  ['keno', 'bgs', [], 'keno'],
  ['nine-lanterns', 'bgs', [], 'lantern'],
  ['castline-golden-shark-hunter', 'fish', ['ocean', 'shooting'], 'shark'],
  ['crownfelt-moon-valley-roulette', 'pvp', ['mahjong'], 'mahjong'],
  ['touchdesk-table-tennis-live', 'sports', ['table-tennis'], 'paddle'],
  ['touchdesk-tennis-live', 'sports', ['tennis'], 'tennis'],
] as const)('the motif of %s in %s with themes %j is %s', (id, category, themes, family) => {
  expect(artFamilyOf({ id, category, themes })).toBe(family);
});

test.each([
  ['fish', ['ocean']],
  ['sports', []],
  ['esports', []],
  ['cockfight', ['derby']],
  ['live', ['baccarat', 'speed']],
  ['pvp', ['poker']],
  ['lott', ['draw']],
  ['elott', ['keno', 'fast']],
  ['rng', ['unheard-of']],
] as const)(
  'games of %s with themes %j have different motifs, and each always the same',
  (category, themes) => {
    const ids = Array.from({ length: 30 }, (_, index) => `vendor-table-${index}`);
    const families = ids.map((id) => artFamilyOf({ id, category, themes }));
    expect(new Set(families).size).toBeGreaterThan(2);
    expect(ids.map((id) => artFamilyOf({ id, category, themes }))).toEqual(families);
  },
);
