import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type Member = { merchantId: string; memberId: string };

/** Serialises changes of one contact, so that the check for another owner sees the latest state. */
const lockContact = (tx: Tx, merchantId: string, contact: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${merchantId}:contact:${contact}`}, 0))`.execute(tx);

/** False when another account has verified the address. */
export async function bindEmail(
  tx: Tx,
  { merchantId, memberId, email, emailKey, at }: Member & { email: string; emailKey: string; at: Date },
): Promise<boolean> {
  await lockContact(tx, merchantId, emailKey);
  const { numAffectedRows } = await sql`
    update members set email = ${email}, email_key = ${emailKey}, email_verified_at = ${at}
    where merchant_id = ${merchantId} and id = ${memberId} and not exists (
      select 1 from members o where o.merchant_id = ${merchantId} and o.email_key = ${emailKey}
        and o.email_verified_at is not null and o.id <> ${memberId})`.execute(tx);
  return numAffectedRows === 1n;
}

/** False when another account has verified the number. @param mobile in E.164 */
export async function bindMobile(
  tx: Tx,
  { merchantId, memberId, mobile, at }: Member & { mobile: string; at: Date },
): Promise<boolean> {
  await lockContact(tx, merchantId, mobile);
  const { numAffectedRows } = await sql`
    update members set mobile = ${mobile}, mobile_verified_at = ${at}
    where merchant_id = ${merchantId} and id = ${memberId} and not exists (
      select 1 from members o where o.merchant_id = ${merchantId} and o.mobile = ${mobile}
        and o.mobile_verified_at is not null and o.id <> ${memberId})`.execute(tx);
  return numAffectedRows === 1n;
}

/** False when a name is set already. */
export async function setPayeeName(
  tx: Tx,
  { merchantId, memberId, payeeName }: Member & { payeeName: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update members set payee_name = ${payeeName}
    where merchant_id = ${merchantId} and id = ${memberId} and payee_name is null`.execute(tx);
  return numAffectedRows === 1n;
}

export type BoundProvider = { provider: 'google' | 'facebook'; shown: string; created_at: Date };

export async function listProviders(db: Db, { merchantId, memberId }: Member): Promise<BoundProvider[]> {
  const { rows } = await sql<BoundProvider>`
    select provider, shown, created_at from member_identities
    where merchant_id = ${merchantId} and member_id = ${memberId} order by created_at, provider`.execute(db);
  return rows;
}
