import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { DeviceRow } from './sessions.types.ts';

type Presented = { merchantId: string; tokenHash: Buffer; now: Date };

export async function insertDevice(
  tx: Tx,
  device: {
    merchantId: string;
    id: string;
    accountId: string;
    tokenHash: Buffer;
    at: Date;
    expiresAt: Date;
    ip: string;
  },
): Promise<void> {
  await sql`
    insert into devices (merchant_id, id, account_id, token_hash, rotated_at, expires_at, ip)
    values (${device.merchantId}, ${device.id}, ${device.accountId}, ${device.tokenHash}, ${device.at},
      ${device.expiresAt}, ${device.ip})`.execute(tx);
}

/** Replaces the token; false when it is not the newest one of a device. */
export async function exchangeDeviceToken(
  tx: Tx,
  { merchantId, tokenHash, now, nextHash }: Presented & { nextHash: Buffer },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update devices set previous_hash = token_hash, token_hash = ${nextHash}, rotated_at = ${now}
    where merchant_id = ${merchantId} and token_hash = ${tokenHash} and expires_at > ${now}`.execute(tx);
  return numAffectedRows === 1n;
}

/** A device by its id, and whether the token is its previous one. */
export async function findDevice(
  db: Db,
  { merchantId, id, tokenHash, now }: Presented & { id: string },
): Promise<(DeviceRow & { rotated_at: Date; is_previous: boolean }) | undefined> {
  const { rows } = await sql<DeviceRow & { rotated_at: Date; is_previous: boolean }>`
    select id, account_id, expires_at, rotated_at, coalesce(previous_hash = ${tokenHash}, false) as is_previous
    from devices where merchant_id = ${merchantId} and id = ${id} and expires_at > ${now}`.execute(db);
  return rows[0];
}

export async function deleteDevice(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from devices where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Deletes the device when the token is its newest or its previous one. */
export async function deleteDeviceByToken(
  tx: Tx,
  { merchantId, id, tokenHash }: { merchantId: string; id: string; tokenHash: Buffer },
): Promise<void> {
  await sql`delete from devices where merchant_id = ${merchantId} and id = ${id}
    and (token_hash = ${tokenHash} or previous_hash = ${tokenHash})`.execute(tx);
}

export async function deleteDevicesOf(
  tx: Tx,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<void> {
  await sql`delete from devices where merchant_id = ${merchantId} and account_id = ${accountId}`.execute(tx);
}

export async function deleteDevicesBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from devices where expires_at < ${before}`.execute(db);
}
