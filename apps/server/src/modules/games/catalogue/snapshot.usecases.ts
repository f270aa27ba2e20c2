import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { CatalogueSnapshot } from './snapshot.types.ts';
import { readSnapshot, readVersion } from './snapshot.reads.ts';

/** After this long the version in the database is checked again. */
const FRESH_MILLISECONDS = 2_000;

/**
 * The whole catalogue in memory. It changes a few times a day and every page needs it: lists, menus and search over ten
 * thousand games then take microseconds and no query.
 */
export function createSnapshotReader({ db, clock }: { db: Db; clock: Clock }) {
  let current: CatalogueSnapshot | undefined;
  let checkedAt = 0;
  let reading: Promise<CatalogueSnapshot> | undefined;

  const refresh = async (): Promise<CatalogueSnapshot> => {
    const version = await readVersion(db);
    if (!current || current.version !== version) current = await readSnapshot(db, version);
    checkedAt = clock.now().getTime();
    return current;
  };

  return {
    snapshot: async (): Promise<CatalogueSnapshot> => {
      if (current && clock.now().getTime() - checkedAt < FRESH_MILLISECONDS) return current;
      reading ??= refresh().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    /** Makes the next call check the version. */
    invalidate: (): void => {
      checkedAt = 0;
    },
  };
}

export type SnapshotReader = ReturnType<typeof createSnapshotReader>;
