import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { PARTITIONS_AHEAD } from '../wallet.config.ts';

/** Serializes the creation of partitions, away from the hot path. */
const PARTITION_LOCK = 7_202_612;

const monthAfter = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));

/** Creates missing partitions for the month of `now` and the following ones. Safe to repeat. */
export async function ensurePartitions(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${PARTITION_LOCK})`.execute(tx);
    for (let month = 0; month <= PARTITIONS_AHEAD; month += 1) {
      const [from, until] = [monthAfter(now, month), monthAfter(now, month + 1)];
      const name = `transfers_${from.toISOString().slice(0, 7).replace('-', '_')}`;
      await sql`create table if not exists ${sql.id(name)} partition of transfers
        for values from (${sql.lit(from.toISOString())}) to (${sql.lit(until.toISOString())})`.execute(tx);
    }
  });
}
