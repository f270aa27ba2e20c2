import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createFresh } from '../../../platform/fresh.ts';
import type { CatalogueSnapshot } from './snapshot.types.ts';
import { readSnapshot, readVersion } from './snapshot.reads.ts';

/** How long a snapshot is used before its version is checked. */
const FRESH_MILLISECONDS = 2_000;
/** Game lists are served from memory while the database is down. */
const STALE_MILLISECONDS = 10 * 60_000;
const ALL = 'all';

/**
 * The whole catalogue in memory. It changes a few times a day and every page needs it, so lists, menus and search
 * over ten thousand games take microseconds and no query.
 */
export function createSnapshotReader({ db, clock }: { db: Db; clock: Clock }) {
  const snapshots = createFresh<CatalogueSnapshot>({
    clock,
    milliseconds: FRESH_MILLISECONDS,
    staleMilliseconds: STALE_MILLISECONDS,
  });
  let current: CatalogueSnapshot | undefined;

  const load = async (): Promise<CatalogueSnapshot> => {
    const version = await readVersion(db);
    if (current?.version !== version) current = await readSnapshot(db, version);
    return current;
  };

  return {
    snapshot: (): Promise<CatalogueSnapshot> => snapshots.get(ALL, load),
    /** Makes the next call check the version. */
    invalidate: (): void => snapshots.invalidate(ALL),
  };
}

export type SnapshotReader = ReturnType<typeof createSnapshotReader>;
