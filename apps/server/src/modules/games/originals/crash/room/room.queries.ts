import { sql } from 'kysely';
import type { Db } from '../../../../../platform/db/database.ts';
import { LEASE_SECONDS } from '../crash.config.ts';
import type { Leader } from './room.types.ts';

const LEASE_MILLISECONDS = LEASE_SECONDS * 1000;
const LONG_AGO = new Date(0);

/** The database's clock, the only one that counts for leases. Read first, so a lease is rather too short than too long. */
async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database told no time');
  return row.at;
}

const leaseFrom = (at: Date): Date => new Date(at.getTime() + LEASE_MILLISECONDS);

/**
 * Takes the room if nobody leads it: a new epoch, so that a leader who was stopped meanwhile can't write any more.
 */
export async function takeRoom(
  db: Db,
  { merchantId, leader }: { merchantId: string; leader: string },
): Promise<bigint | undefined> {
  await sql`insert into crash_rooms (merchant_id, leader, epoch, lease_until)
    values (${merchantId}, '', 1, ${LONG_AGO}) on conflict do nothing`.execute(db);
  const at = await databaseNow(db);
  const { rows } = await sql<{ epoch: bigint }>`
    update crash_rooms set leader = ${leader}, epoch = epoch + 1, lease_until = ${leaseFrom(at)}
    where merchant_id = ${merchantId} and lease_until < ${at} returning epoch`.execute(db);
  return rows[0]?.epoch;
}

export async function renewLease(db: Db, { merchantId, epoch }: Leader): Promise<boolean> {
  const at = await databaseNow(db);
  const { numAffectedRows } = await sql`update crash_rooms set lease_until = ${leaseFrom(at)}
    where merchant_id = ${merchantId} and epoch = ${epoch} and lease_until >= ${at}`.execute(db);
  return numAffectedRows === 1n;
}

/** Lets another process lead at once. */
export async function releaseRoom(db: Db, { merchantId, epoch }: Leader): Promise<void> {
  await sql`update crash_rooms set lease_until = ${LONG_AGO}
    where merchant_id = ${merchantId} and epoch = ${epoch}`.execute(db);
}
