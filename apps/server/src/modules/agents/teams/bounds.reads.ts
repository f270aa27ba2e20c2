import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { STATEMENT_MILLISECONDS } from './teams.config.ts';

/** Reads in one snapshot, and gives up on what takes too long: teams may be as big as the merchant. */
export const within = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(STATEMENT_MILLISECONDS)}`.execute(tx);
      return read(tx);
    });
