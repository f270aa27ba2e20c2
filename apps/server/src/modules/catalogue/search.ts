import { buildSearchIndex, type SearchIndex } from './search-index.ts';
import type { Shelf } from './shelf.model.ts';

/** The search over the newest shelf that has been read in; a newer one is read in meanwhile, and nobody waits for it. */
export function createSearch() {
  let current: { shelf: Shelf; index: SearchIndex } | undefined;
  let building: Promise<SearchIndex> | undefined;

  const build = async (shelf: Shelf): Promise<SearchIndex> => {
    try {
      const index = await buildSearchIndex(shelf.games);
      current = { shelf, index };
      return index;
    } finally {
      building = undefined;
    }
  };

  return {
    /** Begins to read in a shelf that is not known yet. */
    refresh: (shelf: Shelf): void => {
      if (current?.shelf !== shelf) building ??= build(shelf);
    },
    index: async (shelf: Shelf): Promise<SearchIndex> => {
      if (current?.shelf !== shelf) building ??= build(shelf);
      return current?.index ?? building ?? build(shelf);
    },
  };
}
