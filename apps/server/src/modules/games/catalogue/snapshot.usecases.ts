import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createFresh } from '../../../platform/fresh.ts';
import type { CatalogueSnapshot } from './snapshot.types.ts';
import { readOverrides } from './control/overrides.reads.ts';
import { readGames, readVersions, type Versions } from './snapshot.reads.ts';

/** How long a snapshot is used before its version is checked. */
const FRESH_MILLISECONDS = 2_000;
/** Game lists are served from memory while the database is down. */
const STALE_MILLISECONDS = 10 * 60_000;
const ALL = 'all';

/**
 * The whole catalogue in memory. It changes a few times a day and every page needs it, so lists, menus and search
 * over ten thousand games take microseconds and no query. A change by a merchant does not read the games again.
 */
export function createSnapshotReader({ db, clock }: { db: Db; clock: Clock }) {
  const snapshots = createFresh<CatalogueSnapshot>({
    clock,
    milliseconds: FRESH_MILLISECONDS,
    staleMilliseconds: STALE_MILLISECONDS,
  });
  let current: { versions: Versions; snapshot: CatalogueSnapshot } | undefined;

  const load = async (): Promise<CatalogueSnapshot> => {
    const versions = await readVersions(db);
    const { games, overrides } = versions;
    const before = current?.versions;
    if (current && before?.games === games && before.overrides === overrides) return current.snapshot;
    const [offered, decided] = await Promise.all([
      current && before?.games === games ? current.snapshot : readGames(db),
      readOverrides(db),
    ]);
    const snapshot = { ...offered, overrides: decided, version: games + overrides };
    current = { versions, snapshot };
    return snapshot;
  };

  return {
    snapshot: (): Promise<CatalogueSnapshot> => snapshots.get(ALL, load),
    /** Makes the next call check the version. */
    invalidate: (): void => snapshots.invalidate(ALL),
  };
}

export type SnapshotReader = ReturnType<typeof createSnapshotReader>;
