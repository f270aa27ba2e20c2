import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type Member = { merchantId: string; memberId: string };

/** Locks the member until the transaction ends. The time increases with every change, also when the clock does not. */
async function nextChangeAt(tx: Tx, { merchantId, memberId }: Member, at: Date): Promise<Date> {
  const { rows } = await sql<{ last: Date }>`
    select password_changed_at as last from members where merchant_id = ${merchantId} and id = ${memberId}
    for update`.execute(tx);
  return new Date(Math.max(at.getTime(), (rows[0]?.last.getTime() ?? 0) + 1));
}

/** Replaces the password that the caller has proved to know. False when it was changed in the meantime. */
export async function replacePassword(
  tx: Tx,
  { merchantId, memberId, from, to, at }: Member & { from: string | null; to: string; at: Date },
): Promise<boolean> {
  const changedAt = await nextChangeAt(tx, { merchantId, memberId }, at);
  const { numAffectedRows } = await sql`
    update members set password_hash = ${to}, password_changed_at = ${changedAt}, must_change_password = false
    where merchant_id = ${merchantId} and id = ${memberId} and password_hash is not distinct from ${from}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/**
 * Replaces any password, for a caller who has proved by other means to own the account.
 *
 * @returns when the new password was set, which identifies it
 */
export async function overwritePassword(
  tx: Tx,
  { merchantId, memberId, to, at }: Member & { to: string; at: Date },
): Promise<Date | undefined> {
  const changedAt = await nextChangeAt(tx, { merchantId, memberId }, at);
  const { numAffectedRows } = await sql`
    update members set password_hash = ${to}, password_changed_at = ${changedAt}, must_change_password = false
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx);
  return numAffectedRows === 1n ? changedAt : undefined;
}

export async function findPaymentPassword(db: Db, { merchantId, memberId }: Member): Promise<string | null> {
  const { rows } = await sql<{ payment_password_hash: string | null }>`
    select payment_password_hash from members
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(db);
  return rows[0]?.payment_password_hash ?? null;
}

/**
 * False when it was changed in the meantime.
 *
 * @param resetAt set if a code replaced it instead of the old password
 */
export async function replacePaymentPassword(
  tx: Tx,
  {
    merchantId,
    memberId,
    from,
    to,
    resetAt,
  }: Member & { from: string | null; to: string; resetAt: Date | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update members set payment_password_hash = ${to},
      payment_password_reset_at = coalesce(${resetAt}, payment_password_reset_at)
    where merchant_id = ${merchantId} and id = ${memberId}
      and payment_password_hash is not distinct from ${from}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Stores the same password, hashed with the current parameters. Does nothing when the password was changed. */
export async function renewPasswordHash(
  db: Db,
  { merchantId, memberId, from, to }: Member & { from: string; to: string },
): Promise<void> {
  await sql`
    update members set password_hash = ${to}
    where merchant_id = ${merchantId} and id = ${memberId} and password_hash = ${from}`.execute(db);
}
