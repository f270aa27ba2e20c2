import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Owner } from './factors.types.ts';

export type PasskeyListed = { id: string; name: string; created_at: Date; last_used_at: Date | null };

/** Serializes changes of one account, so that counts such as "the last factor" are reliable. */
export async function lockFactors(tx: Tx, { merchantId, accountId }: Owner): Promise<void> {
  const name = `${merchantId}:factors:${accountId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** @returns when the app was set up, the number of unused codes, and passkeys in order of creation */
export async function readFactors(
  db: Db,
  { merchantId, accountId }: Owner,
): Promise<{ totp: Date | null; codes: number; passkeys: PasskeyListed[] }> {
  const of = sql`merchant_id = ${merchantId} and account_id = ${accountId}`;
  const { rows } = await sql<{ totp: Date | null; codes: number }>`
    select (select confirmed_at from totp_factors where ${of}) as totp,
      (select count(*)::int from recovery_codes where ${of} and used_at is null) as codes`.execute(db);
  const { rows: passkeys } = await sql<PasskeyListed>`
    select id, name, created_at, last_used_at from passkeys where ${of} order by created_at, id`.execute(db);
  return { totp: rows[0]?.totp ?? null, codes: rows[0]?.codes ?? 0, passkeys };
}

/** Removes every factor of an account, those being set up as well. */
export async function deleteFactors(tx: Tx, { merchantId, accountId }: Owner): Promise<void> {
  const of = sql`merchant_id = ${merchantId} and account_id = ${accountId}`;
  for (const table of ['totp_factors', 'recovery_codes', 'passkeys', 'passkey_challenges'])
    await sql`delete from ${sql.table(table)} where ${of}`.execute(tx);
}
