import { expect, test } from 'vitest';
import { artFamilyOf, artMotifsOf, motifsNamedBy, type ArtCategory } from './game-motif.ts';

test.each([
  ['dice', 'bgs', [], 'dice'],
  ['mines', 'bgs', [], 'mines'],
  ['keno', 'bgs', [], 'keno'],
  ['nine-lanterns', 'bgs', [], 'lantern'],
  ['castline-golden-shark-hunter', 'fish', ['ocean', 'shooting'], 'shark'],
  ['crownfelt-moon-valley-roulette', 'live', ['roulette'], 'roulette'],
  ['touchdesk-table-tennis-live', 'sports', ['table-tennis'], 'paddle'],
  ['touchdesk-tennis-live', 'sports', ['tennis'], 'tennis'],
] as const)('the motif of %s in %s with themes %j is %s', (id, category, themes, family) => {
  expect(artFamilyOf({ id, category, themes })).toBe(family);
});

test.each([
  ['Golden Sharks of the Deep', ['shark']],
  ["Pirate's Rubies", ['ruby']],
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
  ['live', ['speed']],
  ['pvp', ['private']],
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

test.each<[title: string, category: ArtCategory, themes: string[], motifs: string[]]>([
  ['Crocodile Raid', 'fish', ['ocean'], ['crocodile']],
  ['Crocodile Storm', 'fish', ['ocean'], ['crocodile']],
  ['Crab King Raid', 'fish', ['ocean'], ['crab']],
  ['Swordfish Patrol of the Lost Fleet', 'fish', ['ocean'], ['swordfish']],
  ['Catfish Hunter under the Ice', 'fish', ['ocean'], ['catfish']],
  ['Golden Carp Legend', 'fish', ['ocean'], ['fish']],
  ['Violet Unicorn of the Hollow Tree', 'rng', ['magic'], ['unicorn']],
  ['Violet Unicorn Chapter II', 'rng', ['magic'], ['unicorn']],
  ['Temple Monkey King Parade Ways', 'rng', ['siam'], ['monkey']],
  ['Double Whistle', 'rng', ['matchday'], ['whistle']],
  ['Amber Panther of the Red Earth', 'rng', ['animals'], ['panther']],
  ['Radiant Amethyst Reborn', 'rng', ['gems'], ['amethyst']],
  ['Lucky Koi Treasures', 'rng', ['fortune'], ['fish']],
  ['Cherry Wolf Big Coin', 'rng', ['samurai'], ['wolf']],
  ['Lion Dance & Fortune Cat', 'rng', ['fortune'], ['lion', 'cat']],
  ['Classic Baccarat H16', 'live', ['baccarat', 'classic'], ['hands', 'shoe', 'cards', 'ace', 'chips']],
  ['Lotus Dragon Tiger K5', 'live', ['dragon-tiger', 'lotus'], ['rivals', 'dragon', 'tiger']],
  ['Emerald Money Wheel C17', 'live', ['wheel', 'emerald'], ['wheel', 'jackpotwheel']],
])('"%s" of %s shows nothing but what it is named after', (title, category, themes, motifs) => {
  const subject = { id: 'nova-17', category, themes, names: { EN: title } };
  expect(artMotifsOf(subject).toSorted()).toEqual(motifs.toSorted());
  expect(motifsNamedBy(subject)).toEqual(artMotifsOf(subject));
});

test.each(['Frozen Waterfall', 'Return to the Milky Way', 'Neon Lights Parade'])(
  '"%s" names no thing, so other motifs suit it too',
  (title) => {
    const subject = { id: 'nova-17', category: 'rng', themes: ['space'], names: { EN: title } } as const;
    expect(motifsNamedBy(subject)).toBeUndefined();
    expect(artMotifsOf(subject).length).toBeGreaterThan(9);
  },
);
