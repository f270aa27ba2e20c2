import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db/database.ts';
import { appError, type ErrorDefinition } from './http/errors.ts';

export type AttemptPolicy = {
  /** The number of failures that locks. */
  attempts: number;
  /** Failures further apart than this are not added up. */
  windowSeconds: number;
  /** Duration of the first lock; each further failure doubles it, up to the longest. */
  firstLockSeconds: number;
  maxLockSeconds: number;
};

/** `merchantId` is empty on the console. The subject is hashed, because people type passwords into the wrong field. */
export type AttemptKey = { merchantId: string; scope: string; keyHash: Buffer };

/** @param scope what is counted, such as `login.account`; lower case with dots */
export const attemptKey = (merchantId: string, scope: string, subject: string): AttemptKey => ({
  merchantId,
  scope,
  keyHash: createHash('sha256').update(subject).digest(),
});

const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** When the first lock, the second and so on would end; the last entry applies to all further ones. */
function lockEnds({ firstLockSeconds, maxLockSeconds }: AttemptPolicy, now: Date): Date[] {
  const ends: Date[] = [];
  for (let seconds = firstLockSeconds; seconds < maxLockSeconds; seconds *= 2) ends.push(after(now, seconds));
  return [...ends, after(now, maxLockSeconds)];
}

/**
 * Counts an attempt as failed before it is made, in one statement, so that concurrent attempts on any number of
 * servers cannot exceed the limit. `returnAttempt` undoes it after a success.
 *
 * @returns the number of failures including this one, or when the lock ends
 */
export async function reserveAttempt(
  db: Db,
  { merchantId, scope, keyHash }: AttemptKey,
  policy: AttemptPolicy,
  now: Date,
): Promise<{ failures: number } | { lockedUntil: Date }> {
  const windowStart = after(now, -policy.windowSeconds);
  const tried = sql`(case when coalesce(a.locked_until, a.last_at) < ${windowStart} then 1 else a.failures + 1 end)`;
  const ends = lockEnds(policy, now);
  const firstLock = policy.attempts > 1 ? null : ends[0];
  const { rows } = await sql<{ failures: number }>`
    insert into attempts as a (merchant_id, scope, key_hash, failures, last_at, locked_until)
    values (${merchantId}, ${scope}, ${keyHash}, 1, ${now}, ${firstLock})
    on conflict (merchant_id, scope, key_hash) do update set
      failures = ${tried},
      last_at = ${now},
      locked_until = case when ${tried} < ${policy.attempts} then null
        else (${ends}::timestamptz[])[least(${tried} - ${policy.attempts} + 1, ${ends.length})] end
    where a.locked_until is null or a.locked_until <= ${now}
    returning a.failures`.execute(db);
  const [counted] = rows;
  if (counted) return counted;
  const { rows: locks } = await sql<{ locked_until: Date | null }>`
    select locked_until from attempts
    where merchant_id = ${merchantId} and scope = ${scope} and key_hash = ${keyHash}`.execute(db);
  return { lockedUntil: locks[0]?.locked_until ?? now };
}

/** Undoes one reserved attempt, and the lock if that attempt caused it. */
export async function returnAttempt(
  tx: Tx,
  { merchantId, scope, keyHash }: AttemptKey,
  policy: AttemptPolicy,
): Promise<void> {
  await sql`
    update attempts set failures = greatest(failures - 1, 0),
      locked_until = case when failures - 1 < ${policy.attempts} then null else locked_until end
    where merchant_id = ${merchantId} and scope = ${scope} and key_hash = ${keyHash}`.execute(tx);
}

/** Clears the failures of a member who has proved to know the password. */
export async function forgetAttempts(tx: Tx, { merchantId, scope, keyHash }: AttemptKey): Promise<void> {
  await sql`delete from attempts
    where merchant_id = ${merchantId} and scope = ${scope} and key_hash = ${keyHash}`.execute(tx);
}

export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from attempts
    where last_at < ${before} and (locked_until is null or locked_until < ${before})`.execute(db);
}

/**
 * Counts an attempt, or refuses it while the key is locked.
 *
 * @throws `error` with `seconds` and `minutes` to wait as parameters and `retryAfterSeconds` in its value
 */
export async function limitAttempt(
  { db, clock }: { db: Db; clock: Clock },
  key: AttemptKey,
  policy: AttemptPolicy,
  error: ErrorDefinition,
): Promise<void> {
  const now = clock.now();
  const reserved = await reserveAttempt(db, key, policy, now);
  if (!('lockedUntil' in reserved)) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((reserved.lockedUntil.getTime() - now.getTime()) / 1000));
  throw appError(error, {
    params: { seconds: retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) },
    value: { retryAfterSeconds },
  });
}

/** Whether a key has failed so many times, the last time after `since`. */
export async function hasFailed(
  db: Db,
  { merchantId, scope, keyHash }: AttemptKey,
  { times, since }: { times: number; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from attempts where merchant_id = ${merchantId} and scope = ${scope} and key_hash = ${keyHash}
      and failures >= ${times} and last_at > ${since}`.execute(db);
  return rows.length > 0;
}
