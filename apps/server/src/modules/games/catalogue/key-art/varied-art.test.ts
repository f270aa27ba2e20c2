import { ART_FAMILIES } from '@croupier/art/game-art.ts';
import { motifsNamedBy } from '@croupier/art/game-motif.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamesOf } from '../catalogue.rules.ts';
import type { CatalogueGame } from '../snapshot.types.ts';
import { catalogueGame, vendorNamed } from '../testing/catalogue-games.ts';
import { motifsInList, motifsOf, ROW, withMotif } from './varied-art.rules.ts';

const NOW = new Date('2026-11-28T00:00:00Z');
const house = vendorNamed('BGS', { inHouse: true });

const slots = fc
  .tuple(
    fc.constantFrom('Dragon', 'Golden Dragon Shark', 'Pirate', 'Sweet Fruits', 'Nothing at All'),
    fc.nat(999),
  )
  .map(([EN, number]) =>
    catalogueGame(`nova-${EN.toLowerCase().replaceAll(' ', '-')}-${number}`, { names: { EN } }),
  );
const tables = fc
  .tuple(fc.constantFrom('baccarat', 'roulette', 'sic-bo'), fc.nat(999))
  .map(([theme, number]) => catalogueGame(`moss-${theme}-${number}`, { category: 'live', themes: [theme] }));
const originals = fc
  .constantFrom('dice', 'mines', 'wheel', 'blackjack')
  .map((id) => catalogueGame(id, { category: 'bgs', vendor: house }));

const fixedMotifs = (games: readonly CatalogueGame[]): string[] =>
  games.map(motifsOf).flatMap((motifs) => (motifs.length === 1 ? [...motifs] : []));

/** In-house games have one motif each, so a list has each of them at most once. */
const lists = fc.uniqueArray(
  fc.oneof({ weight: 6, arbitrary: slots }, { weight: 3, arbitrary: tables }, originals),
  {
    selector: ({ id }) => id,
    maxLength: 60,
  },
);

const repeats = (motifs: readonly string[]): number[] =>
  motifs.flatMap((motif, at) => (motifs.slice(Math.max(0, at - ROW + 1), at).includes(motif) ? [at] : []));

test('every game shows a motif of its own, and one repeats within a row of six only if the game has no other', () => {
  fc.assert(
    fc.property(lists, (games) => {
      const motifs = motifsInList(games);
      for (const at of repeats(motifs)) {
        const game = games[at];
        expect(game && motifsNamedBy(game)).toBeDefined();
        const near = [
          ...motifs.slice(Math.max(0, at - ROW + 1), at),
          ...fixedMotifs(games.slice(at + 1, at + ROW)),
        ];
        expect(near).toEqual(expect.arrayContaining(game ? [...motifsOf(game)] : []));
      }
      for (const [at, game] of games.entries()) expect(motifsOf(game)).toContain(motifs[at]);
    }),
  );
});

test('a page continues the pages before it, and a game keeps its best motif where it can', () => {
  const games: CatalogueGame[] = Array.from({ length: 40 }, (_, index) =>
    catalogueGame(`nova-${index}`, {
      names: { EN: index % 20 === 0 ? 'Shark' : `Waterfall ${index}` },
      iconUrl: `/art/games/nova-${index}-240.avif`,
    }),
  );
  const all = gamesOf(games, { language: 'EN', now: NOW });
  const pages = [0, 20].flatMap((from) =>
    gamesOf([...games], { from, until: from + 20, language: 'EN', now: NOW }),
  );
  expect(pages).toEqual(all);
  expect([all[0]?.iconUrl, all[20]?.iconUrl]).toEqual([
    '/art/games/nova-0-240.avif',
    '/art/games/nova-20-240.avif',
  ]);
  expect(
    all.filter(({ iconUrl }) => /^\/art\/games\/nova-\d+~[a-z]+-240\.avif$/.test(iconUrl)).length,
  ).toBeGreaterThan(9);
});

test('between games of the same name, the motif shown farthest away comes again', () => {
  const titles = ['Dragon Egg', 'Shark', 'Dragon Egg', 'Whale', 'Dragon Egg', 'Dragon Egg', 'Shark'];
  const games = titles.map((EN, index) => catalogueGame(`nova-${index}`, { names: { EN } }));
  const [one, shark, two, whale, ...rest] = motifsInList(games);
  expect(new Set([one, two])).toEqual(new Set(['egg', 'dragon']));
  expect([shark, whale]).toEqual(['shark', 'whale']);
  expect(rest).toEqual([one, two, 'shark']);
});

test('only covers of ours change, and every motif fits into an address', () => {
  expect(withMotif('/art/games/nova-fox-7-480.avif', 'shark')).toBe('/art/games/nova-fox-7~shark-480.avif');
  expect(withMotif('https://cdn.example/fox-240.avif', 'shark')).toBe('https://cdn.example/fox-240.avif');
  for (const motif of ART_FAMILIES) expect(motif).toMatch(/^[a-z]{1,24}$/);
});
