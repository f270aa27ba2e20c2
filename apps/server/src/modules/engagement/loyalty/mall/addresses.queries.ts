import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Sealed } from '../../../../platform/secret-box.ts';
import type { MemberKey } from '../loyalty.types.ts';

export type AddressRow = Sealed & { id: string; memberId: string; hint: string; usedAt: Date };
type AddressKey = { merchantId: string; id: string };

const COLUMNS = sql`id, member_id as "memberId", key_id as "keyId", sealed, hint, used_at as "usedAt"`;

/** What the member still has in the list. */
export async function listAddresses(db: Db, { merchantId, memberId }: MemberKey): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select ${COLUMNS} from addresses
    where merchant_id = ${merchantId} and member_id = ${memberId} and removed_at is null and sealed is not null
    order by used_at desc, id desc`.execute(db);
  return rows;
}

/** An address that is not erased, whether it is still in the list or not. */
export async function findAddress(db: Db, { merchantId, id }: AddressKey): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    select ${COLUMNS} from addresses where merchant_id = ${merchantId} and id = ${id} and sealed is not null`.execute(
    db,
  );
  return rows[0];
}

export async function insertAddress(
  tx: Tx,
  {
    merchantId,
    memberId,
    id,
    address,
    hint,
    at,
  }: MemberKey & { id: string; address: Sealed; hint: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into addresses (merchant_id, id, member_id, key_id, sealed, hint, created_at, used_at)
    values (${merchantId}, ${id}, ${memberId}, ${address.keyId}, ${address.sealed}, ${hint}, ${at}, ${at})
    on conflict do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Notes that an address of the member is used. False for any other, and for one that is gone. */
export async function useAddress(
  tx: Tx,
  { merchantId, memberId, id, at }: MemberKey & { id: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update addresses set used_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and member_id = ${memberId} and removed_at is null
      and sealed is not null`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function removeAddress(
  tx: Tx,
  { merchantId, memberId, id, at }: MemberKey & { id: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update addresses set removed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and member_id = ${memberId} and removed_at is null`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Erases what is no longer needed: addresses that were not used since `before` and to which nothing is on its way, and numbers of
 * redemptions that were decided before.
 */
export async function eraseContacts(
  tx: Tx,
  { merchantId, before, at }: { merchantId: string; before: Date; at: Date },
): Promise<void> {
  await sql`
    update addresses a set sealed = null, key_id = null, hint = '', erased_at = ${at}
    where a.merchant_id = ${merchantId} and a.used_at < ${before} and a.sealed is not null
      and not exists (select from redemptions r where r.merchant_id = ${merchantId} and r.address_id = a.id
        and (r.state = 'process' or r.decided_at >= ${before}))`.execute(tx);
  await sql`
    update redemptions set mobile_sealed = null, mobile_key = null, mobile_end = ''
    where merchant_id = ${merchantId} and decided_at < ${before} and mobile_sealed is not null`.execute(tx);
}
