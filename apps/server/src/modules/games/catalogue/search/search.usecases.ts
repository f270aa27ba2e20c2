import { buildSearchIndex, type SearchIndex } from './search-index.rules.ts';
import type { Shelf } from '../shelf.types.ts';

/** An index that knows less than this share of the games is not worth an answer. */
const ENOUGH_KNOWN = 0.5;

/**
 * The search over the newest shelf that has been read in. A newer one is read in meanwhile, and nobody waits for it,
 * unless most of its games are not known yet, as after the first import.
 */
export function createSearch() {
  let current: { shelf: Shelf; index: SearchIndex } | undefined;
  let building: Promise<void> | undefined;

  const build = async (shelf: Shelf): Promise<void> => {
    try {
      current = { shelf, index: await buildSearchIndex(shelf.games) };
    } finally {
      building = undefined;
    }
  };
  const refresh = (shelf: Shelf): void => {
    if (current?.shelf !== shelf) building ??= build(shelf);
  };

  const isEnough = (known: Shelf, shelf: Shelf): boolean =>
    known.games.length >= shelf.games.length * ENOUGH_KNOWN;
  const indexFor = async (shelf: Shelf): Promise<SearchIndex> => {
    refresh(shelf);
    if (current && isEnough(current.shelf, shelf)) return current.index;
    await building;
    return indexFor(shelf);
  };

  return {
    /** Begins to read in a shelf that is not known yet. */
    refresh,
    indexFor,
  };
}
