import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  isAlive,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../platform/db/embedded-postgres.ts';

/** Settings for data that need not survive a crash. */
export const NOT_DURABLE = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=1GB',
];

const MEMORY = '/dev/shm';
const PREFIX = 'croupier-';
const NEEDED_BYTES = 6 * 1024 ** 3;

/**
 * A folder of this process for a temporary cluster: in memory where the system offers enough of it, because copying a
 * template database writes the changed pages of all others to the disk first; otherwise in `fallback`.
 */
export async function temporaryClusterFolder(name: string, fallback: string): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < NEEDED_BYTES) return join(fallback, `${name}-${process.pid}`);
  // What a killed run left behind would hold memory until the machine restarts.
  for (const entry of await readdir(MEMORY)) {
    const pid = Number(new RegExp(`^${PREFIX}[a-z-]+-(\\d+)`).exec(entry)?.[1] ?? 0);
    // That of another user can't be removed.
    if (pid && !isAlive(pid))
      await rm(join(MEMORY, entry), { recursive: true, force: true }).catch(() => undefined);
  }
  return join(MEMORY, `${PREFIX}${name}-${process.pid}`);
}

/**
 * Starts a PostgreSQL whose data is removed when it stops. `stop` may be called at any time, even before the start
 * has finished, so that an interrupted command leaves nothing behind.
 */
export function startTemporaryPostgres(options: EmbeddedPostgresOptions): {
  started: Promise<EmbeddedPostgres>;
  stop: () => Promise<void>;
} {
  const { folder } = options;
  const started = mkdir(dirname(folder), { recursive: true }).then(() => startEmbeddedPostgres(options));
  const stop = async (): Promise<void> => {
    const postgres = await started.catch(() => undefined);
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.password`, { force: true });
  };
  return { started, stop };
}
