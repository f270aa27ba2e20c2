import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Owner } from './factors.types.ts';

export type TotpRow = { secret: Buffer; key_id: string; confirmed_at: Date | null };

const of = ({ merchantId, accountId }: Owner) =>
  sql`merchant_id = ${merchantId} and account_id = ${accountId}`;

export async function findTotp(db: Db, owner: Owner): Promise<TotpRow | undefined> {
  const { rows } = await sql<TotpRow>`
    select secret, key_id, confirmed_at from totp_factors where ${of(owner)}`.execute(db);
  return rows[0];
}

/** Replaces an unfinished setup. False if an app is set up already. */
export async function beginTotp(
  tx: Tx,
  { merchantId, accountId, secret, keyId, at }: Owner & { secret: Buffer; keyId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into totp_factors as t (merchant_id, account_id, secret, key_id, begun_at)
    values (${merchantId}, ${accountId}, ${secret}, ${keyId}, ${at})
    on conflict (merchant_id, account_id) do update
      set secret = excluded.secret, key_id = excluded.key_id, begun_at = excluded.begun_at
      where t.confirmed_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** False if the secret has changed or is confirmed already. */
export async function confirmTotp(
  tx: Tx,
  { secret, step, at, ...owner }: Owner & { secret: Buffer; step: number; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update totp_factors set confirmed_at = ${at}, last_step = ${step}
    where ${of(owner)} and confirmed_at is null and secret = ${secret}`.execute(tx);
  return numAffectedRows === 1n;
}

/** False for a code that was used before or is older than one that was. */
export async function takeStep(
  db: Db,
  { secret, step, ...owner }: Owner & { secret: Buffer; step: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update totp_factors set last_step = ${step}
    where ${of(owner)} and confirmed_at is not null and secret = ${secret} and last_step < ${step}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function deleteTotp(tx: Tx, owner: Owner): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from totp_factors where ${of(owner)} and confirmed_at is not null`.execute(tx);
  return numAffectedRows === 1n;
}

export async function deleteUnconfirmedBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from totp_factors where confirmed_at is null and begun_at < ${before}`.execute(db);
}
