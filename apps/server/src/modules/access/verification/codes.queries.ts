import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type CodeKey = { merchantId: string; purpose: string; channel: string; targetHash: Buffer };

const where = ({ merchantId, purpose, channel, targetHash }: CodeKey) => sql`
  merchant_id = ${merchantId} and purpose = ${purpose} and channel = ${channel} and target_hash = ${targetHash}`;

/** Replaces the previous code and resets its wrong attempts. */
export async function replaceCode(
  db: Db,
  key: CodeKey,
  code: { salt: Buffer; codeHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into verification_codes (merchant_id, purpose, channel, target_hash, salt, code_hash, created_at, expires_at)
    values (${key.merchantId}, ${key.purpose}, ${key.channel}, ${key.targetHash}, ${code.salt}, ${code.codeHash},
      ${code.at}, ${code.expiresAt})
    on conflict (merchant_id, purpose, channel, target_hash) do update set salt = excluded.salt,
      code_hash = excluded.code_hash, created_at = excluded.created_at, expires_at = excluded.expires_at,
      tries = 0, used_at = null`.execute(db);
}

/**
 * Counts the attempt and compares in one statement, so that concurrent attempts cannot exceed the limit and only one
 * correct answer succeeds. Undefined if there is no code to compare with.
 */
export async function tryCode(
  tx: Tx,
  key: CodeKey,
  { code, at, maxTries }: { code: string; at: Date; maxTries: number },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ right: boolean }>`
    update verification_codes set tries = tries + 1,
      used_at = case when code_hash = sha256(salt || ${Buffer.from(code)}::bytea) then ${at}::timestamptz end
    where ${where(key)} and used_at is null and tries < ${maxTries} and expires_at > ${at}
    returning used_at is not null as right`.execute(tx);
  return rows[0]?.right;
}

/** Whether a code exists that was never used and has expired or run out of attempts. */
export async function hasSpentCode(tx: Tx, key: CodeKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from verification_codes where ${where(key)} and used_at is null`.execute(tx);
  return rows.length > 0;
}

/** Counts a message of the day; false if the cap is reached. Adding 0 only checks. */
export async function countSend(
  db: Db,
  send: { merchantId: string; at: Date; reach: 'home' | 'abroad'; add: 0 | 1; cap: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into verification_sends as s (merchant_id, day, reach, sent)
    values (${send.merchantId}, (${send.at}::timestamptz at time zone 'UTC')::date, ${send.reach}, ${send.add})
    on conflict (merchant_id, day, reach) do update set sent = s.sent + ${send.add} where s.sent < ${send.cap}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function deleteVerificationsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from verification_codes where expires_at < ${before}`.execute(db);
  await sql`delete from verification_sends where day < (${before}::timestamptz at time zone 'UTC')::date`.execute(
    db,
  );
}
