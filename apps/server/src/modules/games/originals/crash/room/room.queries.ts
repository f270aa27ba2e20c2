import { sql } from 'kysely';
import type { Db } from '../../../../../platform/db/database.ts';
import { LEASE_SECONDS } from '../crash.config.ts';
import type { Leader } from './room.types.ts';

const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS}::int)`;

/**
 * Takes the room if nobody leads it: a new epoch, so that a leader who was stopped meanwhile can't write any more. Only
 * the database's clock counts.
 */
export async function takeRoom(
  db: Db,
  { merchantId, leader }: { merchantId: string; leader: string },
): Promise<bigint | undefined> {
  await sql`insert into crash_rooms (merchant_id, leader, epoch, lease_until)
    values (${merchantId}, '', 1, now() - interval '1 s') on conflict do nothing`.execute(db);
  const { rows } = await sql<{ epoch: bigint }>`
    update crash_rooms set leader = ${leader}, epoch = epoch + 1, lease_until = ${lease}
    where merchant_id = ${merchantId} and lease_until < now() returning epoch`.execute(db);
  return rows[0]?.epoch;
}

export async function renewLease(db: Db, { merchantId, epoch }: Leader): Promise<boolean> {
  const { numAffectedRows } = await sql`update crash_rooms set lease_until = ${lease}
    where merchant_id = ${merchantId} and epoch = ${epoch} and lease_until >= now()`.execute(db);
  return numAffectedRows === 1n;
}

/** Lets another process lead at once. */
export async function releaseRoom(db: Db, { merchantId, epoch }: Leader): Promise<void> {
  await sql`update crash_rooms set lease_until = now() - interval '1 s'
    where merchant_id = ${merchantId} and epoch = ${epoch}`.execute(db);
}
