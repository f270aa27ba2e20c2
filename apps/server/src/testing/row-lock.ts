import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** How many statements of this database wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/**
 * Takes a lock with the given statement, so that a test can let calls queue for it in a known order. PostgreSQL serves
 * the queue for a row first come, first served.
 */
export async function holdLock(db: Db, statement: RawBuilder<unknown>) {
  const holder = await db.startTransaction().execute();
  await statement.execute(holder);
  return {
    /** Starts a call and returns once it waits for a lock, or has finished without one. */
    queue: async <T>(call: () => Promise<T>): Promise<{ outcome: Promise<PromiseSettledResult<T>> }> => {
      const before = await countWaiting(db);
      const state = { finished: false };
      const outcome = Promise.allSettled([call()]).then(([result]) => {
        state.finished = true;
        return result;
      });
      while (!state.finished && (await countWaiting(db)) <= before);
      return { outcome };
    },
    release: (): Promise<void> => holder.rollback().execute(),
  };
}
