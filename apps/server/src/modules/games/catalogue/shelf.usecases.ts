import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Shelf } from './shelf.types.ts';
import { readShelf, readVersion } from './shelf.reads.ts';

/** How old this process's view may get before it asks for the version. */
const FRESH_MILLISECONDS = 2_000;

/**
 * The whole catalogue in memory. It changes a few times a day and is asked for with every page: lists, menus and
 * search over ten thousand games are then a matter of microseconds, and no query.
 */
export function createShelfReader({ db, clock }: { db: Db; clock: Clock }) {
  let current: Shelf | undefined;
  let checkedAt = 0;
  let reading: Promise<Shelf> | undefined;

  const refresh = async (): Promise<Shelf> => {
    const version = await readVersion(db);
    if (!current || current.version !== version) current = await readShelf(db, version);
    checkedAt = clock.now().getTime();
    return current;
  };

  return {
    shelf: async (): Promise<Shelf> => {
      if (current && clock.now().getTime() - checkedAt < FRESH_MILLISECONDS) return current;
      reading ??= refresh().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    /** The next one who asks reads again. */
    invalidate: (): void => {
      checkedAt = 0;
    },
  };
}

export type ShelfReader = ReturnType<typeof createShelfReader>;
