import { expect, test } from 'vitest';
import { artFamilyOf, artMotifsOf, type ArtCategory } from './game-motif.ts';

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
  ['Golden Sharks of the Deep', ['shark']],
  ["Pirate's Rubies", ['skull', 'jewel']],
  ['Dragon Egg', ['egg', 'dragon']],
  ['The Last One Standing', ['blades', 'headset', 'crown']],
] as const)('"%s" shows one of %j, whatever its id', (title, motifs) => {
  for (const id of ['nova-17', 'nova-18', 'nova-19'])
    expect(motifs).toContain(artFamilyOf({ id, category: 'rng', themes: [], names: { EN: title } }));
});

test.each([
  ['fish', ['ocean']],
  ['sports', []],
  ['sports', ['football']],
  ['esports', []],
  ['cockfight', ['derby']],
  ['live', ['baccarat', 'speed']],
  ['pvp', ['poker']],
  ['lott', ['draw']],
  ['elott', ['keno', 'fast']],
  ['rng', ['unheard-of']],
] as const)(
  'games of %s with themes %j have different motifs, each always the same, and some in reserve',
  (category: ArtCategory, themes: readonly string[]) => {
    const ids = Array.from({ length: 30 }, (_, index) => `vendor-table-${index}`);
    const families = ids.map((id) => artFamilyOf({ id, category, themes }));
    expect(new Set(families).size).toBeGreaterThan(2);
    expect(ids.map((id) => artFamilyOf({ id, category, themes }))).toEqual(families);
    for (const id of ids) {
      const motifs = artMotifsOf({ id, category, themes });
      expect(new Set(motifs).size).toBe(motifs.length);
      // Five neighbours on either side may have to differ.
      expect(motifs.length).toBeGreaterThan(9);
    }
  },
);
