import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

type Member = { merchantId: string; memberId: string };

/**
 * Changes the password that was there when the caller proved to know it. False when it has changed meanwhile: of two
 * changes at once, one wins.
 */
export async function replacePassword(
  tx: Tx,
  { merchantId, memberId, from, to, at }: Member & { from: string | null; to: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update members set password_hash = ${to}, password_changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${memberId} and password_hash is not distinct from ${from}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Whatever it was before: for whoever proved by other means that the account is theirs. */
export async function overwritePassword(
  tx: Tx,
  { merchantId, memberId, to, at }: Member & { to: string; at: Date },
): Promise<void> {
  await sql`
    update members set password_hash = ${to}, password_changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx);
}

export async function findPaymentPassword(db: Db, { merchantId, memberId }: Member): Promise<string | null> {
  const { rows } = await sql<{ payment_password_hash: string | null }>`
    select payment_password_hash from members
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(db);
  return rows[0]?.payment_password_hash ?? null;
}

/** False when it has changed meanwhile. */
export async function replacePaymentPassword(
  tx: Tx,
  { merchantId, memberId, from, to }: Member & { from: string | null; to: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update members set payment_password_hash = ${to}
    where merchant_id = ${merchantId} and id = ${memberId}
      and payment_password_hash is not distinct from ${from}`.execute(tx);
  return numAffectedRows === 1n;
}
