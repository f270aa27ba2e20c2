import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { LockoutPolicy } from './identity.config.ts';

export type AttemptKey = { merchantId: string; scope: 'account' | 'address'; keyHash: Buffer };

const LONGEST_EXPONENT = 20;
const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/**
 * Counts an attempt as failed before it is tried, in one statement: however many arrive at once, on however many
 * servers, no more than allowed get through. A successful one takes its count back.
 *
 * @returns undefined when it may go ahead, else until when the key is locked
 */
export async function reserveAttempt(
  db: Db,
  { merchantId, scope, keyHash }: AttemptKey,
  policy: LockoutPolicy,
  now: Date,
): Promise<Date | undefined> {
  const windowStart = after(now, -policy.windowSeconds);
  const forgotten = sql`coalesce(a.locked_until, a.last_at) < ${windowStart}`;
  const { rows } = await sql`
    insert into sign_in_attempts as a (merchant_id, scope, key_hash, failures, last_at)
    values (${merchantId}, ${scope}, ${keyHash}, 1, ${now})
    on conflict (merchant_id, scope, key_hash) do update set
      failures = case when ${forgotten} then 1 else a.failures + 1 end,
      last_at = ${now},
      locked_until = case when ${forgotten} or a.failures + 1 < ${policy.attempts} then null else
        ${now}::timestamptz + make_interval(secs => least(${policy.longestLockSeconds}::float8,
          ${policy.firstLockSeconds}::float8
            * power(2, least(a.failures + 1 - ${policy.attempts}, ${LONGEST_EXPONENT})))) end
    where a.locked_until is null or a.locked_until <= ${now}
    returning a.failures`.execute(db);
  if (rows.length > 0) return undefined;
  const { rows: locks } = await sql<{ locked_until: Date | null }>`
    select locked_until from sign_in_attempts
    where merchant_id = ${merchantId} and scope = ${scope} and key_hash = ${keyHash}`.execute(db);
  return locks[0]?.locked_until ?? now;
}

/** Takes one reserved attempt back, and the lock with it when it came from that attempt. */
export async function returnAttempt(
  tx: Tx,
  { merchantId, scope, keyHash }: AttemptKey,
  policy: LockoutPolicy,
): Promise<void> {
  await sql`
    update sign_in_attempts set failures = greatest(failures - 1, 0),
      locked_until = case when failures - 1 < ${policy.attempts} then null else locked_until end
    where merchant_id = ${merchantId} and scope = ${scope} and key_hash = ${keyHash}`.execute(tx);
}

/** Whoever knows the password starts with a clean slate. */
export async function forgetAttempts(tx: Tx, { merchantId, scope, keyHash }: AttemptKey): Promise<void> {
  await sql`delete from sign_in_attempts
    where merchant_id = ${merchantId} and scope = ${scope} and key_hash = ${keyHash}`.execute(tx);
}

export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from sign_in_attempts
    where last_at < ${before} and (locked_until is null or locked_until < ${before})`.execute(db);
}
