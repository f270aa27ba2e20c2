import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../../../testing/sandbox-process.ts';
import { demoFeeds } from '../catalogue.demo.ts';
import { gameIdOf, vendorIdOf } from '../feed.rules.ts';
import { IN_HOUSE_GAMES, IN_HOUSE_VENDOR } from '../in-house.config.ts';
import { fetchFeed } from '../providers/ndjson-feed.adapter.ts';
import type { CatalogueGame } from '../snapshot.types.ts';
import { catalogueGame } from '../testing/catalogue-games.ts';
import { wordsOf } from './folding.rules.ts';
import { createIndexBuilder, type SearchIndex } from './search-index.rules.ts';
import judged from './testing/judged-queries.json' with { type: 'json' };

/** The vendors add games every day; the queries were judged on this date. */
const JUDGED_ON = '2026-11-01';
/** All of the first results must match the expectation. */
const JUDGED_RESULTS = 5;

type Expectation = {
  /** Id of the first result. */
  game?: string;
  /** Words in one of the names, in this order. */
  name?: string;
  category?: string;
  theme?: string;
  vendor?: string;
};
const QUERIES: ReadonlyArray<{ language: string; query: string; expect: Expectation }> = judged;

let sandbox: RunningSandbox;
let index: SearchIndex;

async function gamesOfFeed(url: string): Promise<CatalogueGame[]> {
  const feed = await fetchFeed(url, null);
  if (!feed) throw new Error(`no feed at ${url}`);
  const { vendor } = feed.head;
  return feed.games
    .filter(({ releasedOn }) => releasedOn <= JUDGED_ON)
    .map(({ code, category, names, themes, popularity }) =>
      catalogueGame(gameIdOf(vendor.code, code), {
        vendor: { ...vendor, id: vendorIdOf(vendor.code), inHouse: false },
        category,
        names,
        themes,
        popularity,
      }),
    );
}

beforeAll(async () => {
  sandbox = await startSandbox();
  const ofVendors = await Promise.all(demoFeeds(sandbox.url).map(({ url }) => gamesOfFeed(url)));
  const inHouse = IN_HOUSE_GAMES.map(({ id, category, names }) =>
    catalogueGame(id, {
      vendor: { ...IN_HOUSE_VENDOR, inHouse: true, state: 'up' },
      category,
      names,
      popularity: 1_000,
    }),
  );
  const builder = createIndexBuilder();
  for (const game of [...inHouse, ...ofVendors.flat()].toSorted((a, b) => b.popularity - a.popularity))
    builder.add(game);
  index = builder.finish();
}, 60_000);
afterAll(() => sandbox.stop());

const folded = (text: string): string => wordsOf(text).join(' ');

function problemOf({ names, category, themes, vendor }: CatalogueGame, wanted: Expectation): string {
  const problems: string[] = [];
  const { name } = wanted;
  // Our own games have no themes, and their names may be those of themes and vendors.
  if (vendor.inHouse && !wanted.game && !wanted.name) return '';
  if (name && !Object.values(names).some((text) => folded(text).includes(folded(name))))
    problems.push('name');
  if (wanted.category && category !== wanted.category) problems.push(`category ${category}`);
  if (wanted.theme && !themes.includes(wanted.theme)) problems.push(`themes ${themes.join(' ')}`);
  if (wanted.vendor && vendor.code !== wanted.vendor) problems.push(`vendor ${vendor.code}`);
  return problems.length > 0 ? `${names['EN']}: ${problems.join(', ')}` : '';
}

test('there are at least a hundred judged queries in three languages', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(100);
  expect(new Set(QUERIES.map(({ language }) => language))).toEqual(new Set(['EN', 'TY', 'VI']));
});

test.each(QUERIES)('$language $query', ({ query, expect: wanted }) => {
  const first = index.search(query, () => true).slice(0, JUDGED_RESULTS);
  expect(first).not.toEqual([]);
  if (wanted.game) expect(first[0]?.id).toBe(wanted.game);
  expect(first.map((game) => problemOf(game, wanted)).filter(Boolean)).toEqual([]);
});

test.each(['xyzzy', 'qwertyuiop', 'กขฃคฅ', '!!!'])('nothing is found for %s', (query) => {
  expect(index.search(query, () => true)).toEqual([]);
});
