import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../platform/db/embedded-postgres.ts';

/** Settings for data that need not survive a crash. */
export const NOT_DURABLE = ['fsync=off', 'full_page_writes=off'];

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
