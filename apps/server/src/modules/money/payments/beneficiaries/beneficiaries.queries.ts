import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Sealed } from '../../../../platform/secret-box.ts';
import type { BeneficiaryRow, NewBeneficiary } from './beneficiaries.types.ts';

const COLUMNS = sql`merchant_id as "merchantId", id, member_id as "memberId", kind, bank, number_end as "numberEnd",
  holder, usable_from as "usableFrom", paid_at as "paidAt", created_at as "createdAt", removed_at as "removedAt"`;

export type BeneficiaryKey = { merchantId: string; id: string };

export async function findBeneficiary(
  db: Db,
  { merchantId, id }: BeneficiaryKey,
): Promise<BeneficiaryRow | undefined> {
  const { rows } = await sql<BeneficiaryRow>`
    select ${COLUMNS} from beneficiaries where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function listBeneficiaries(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<BeneficiaryRow[]> {
  const { rows } = await sql<BeneficiaryRow>`
    select ${COLUMNS} from beneficiaries
    where merchant_id = ${merchantId} and member_id = ${memberId} and removed_at is null
    order by created_at, id`.execute(db);
  return rows;
}

/** False when the member has a beneficiary with this number, or the id is taken. */
export async function insertBeneficiary(tx: Tx, row: NewBeneficiary): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into beneficiaries (merchant_id, id, member_id, kind, bank, number_key_id, number, number_hash, number_end,
      holder, usable_from, created_at)
    values (${row.merchantId}, ${row.id}, ${row.memberId}, ${row.kind}, ${row.bank}, ${row.number.keyId},
      ${row.number.sealed}, ${row.numberHash}, ${row.numberEnd}, ${row.holder}, ${row.usableFrom}, ${row.createdAt})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** False when it is gone already. */
export async function removeBeneficiary(
  tx: Tx,
  { merchantId, id, at }: BeneficiaryKey & { at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update beneficiaries set removed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and removed_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

export async function markBeneficiaryPaid(
  tx: Tx,
  { merchantId, id, at }: BeneficiaryKey & { at: Date },
): Promise<void> {
  await sql`update beneficiaries set paid_at = coalesce(paid_at, ${at})
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

export async function findSealedNumber(
  db: Db,
  { merchantId, id }: BeneficiaryKey,
): Promise<Sealed | undefined> {
  const { rows } = await sql<Sealed>`
    select number_key_id as "keyId", number as sealed from beneficiaries
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

/** Whether the member has this number already, under any key. */
export async function hasNumber(
  db: Db,
  { merchantId, memberId, hashes }: { merchantId: string; memberId: string; hashes: readonly Buffer[] },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from beneficiaries where merchant_id = ${merchantId} and member_id = ${memberId}
      and number_hash = any(${[...hashes]}::bytea[]) and removed_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Other members who have, or had, a beneficiary with the same number. */
export async function listSharing(
  db: Db,
  { merchantId, id }: BeneficiaryKey,
): Promise<Array<{ memberId: string; account: string }>> {
  const { rows } = await sql<{ memberId: string; account: string }>`
    select distinct o.member_id as "memberId", coalesce(m.account, '') as account
    from beneficiaries b
    join beneficiaries o on o.merchant_id = ${merchantId} and o.number_hash = b.number_hash
      and o.member_id <> b.member_id
    left join members m on m.merchant_id = ${merchantId} and m.id = o.member_id
    where b.merchant_id = ${merchantId} and b.id = ${id}
    order by account limit 20`.execute(db);
  return rows;
}

/** Whether a withdrawal to it has not ended. */
export async function isInUse(tx: Tx, { merchantId, id }: BeneficiaryKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from withdrawals
    where merchant_id = ${merchantId} and beneficiary_id = ${id}
      and (state in ('requested', 'review', 'held', 'second', 'approved', 'sending')
        or receipt in ('disputed', 'shown')) limit 1`.execute(tx);
  return rows.length > 0;
}
