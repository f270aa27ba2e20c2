import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueSnapshot } from '../snapshot.types.ts';
import { createIndexBuilder, type SearchIndex } from './search-index.rules.ts';

/** Searches wait for a new index if the old one contains less than this share of the games. */
const MIN_INDEXED_SHARE = 0.5;
/** Number of games indexed before yielding to other calls. */
const BATCH_SIZE = 200;

async function buildIndex({ games }: CatalogueSnapshot): Promise<SearchIndex> {
  const builder = createIndexBuilder();
  for (const [number, game] of games.entries()) {
    if (number % BATCH_SIZE === 0) await nextTurn();
    builder.add(game);
  }
  return builder.finish();
}

/**
 * Searches the newest indexed snapshot. A newer snapshot is indexed in the background; searches wait for it only if
 * the old index lacks most of its games, as after the first import.
 */
export function createSearch() {
  let current: { snapshot: CatalogueSnapshot; index: SearchIndex } | undefined;
  let building: Promise<void> | undefined;

  const build = async (snapshot: CatalogueSnapshot): Promise<void> => {
    try {
      current = { snapshot, index: await buildIndex(snapshot) };
    } finally {
      building = undefined;
    }
  };
  const refresh = (snapshot: CatalogueSnapshot): void => {
    // Decisions of merchants filter the results; they don't change the index.
    if (current?.snapshot.games !== snapshot.games) building ??= build(snapshot);
  };

  const indexFor = async (snapshot: CatalogueSnapshot): Promise<SearchIndex> => {
    refresh(snapshot);
    if (current && current.snapshot.games.length >= snapshot.games.length * MIN_INDEXED_SHARE)
      return current.index;
    await building;
    return indexFor(snapshot);
  };

  return {
    /** Starts to index a snapshot unless that has started already. */
    refresh,
    indexFor,
  };
}
