import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { MemberKey } from './referrals.types.ts';

export async function findCode(db: Db, { merchantId, memberId }: MemberKey): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`select code from referral_codes
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows[0]?.code;
}

/** Does nothing if the member has a code, or another member has this one. */
export async function insertCode(
  db: Db,
  row: MemberKey & { code: string; codeKey: string; at: Date },
): Promise<void> {
  await sql`insert into referral_codes (merchant_id, code_key, code, member_id, created_at)
    values (${row.merchantId}, ${row.codeKey}, ${row.code}, ${row.memberId}, ${row.at})
    on conflict do nothing`.execute(db);
}

export type CodeOwner = { code: string; memberId: string; account: string; uplineId: string | null };

/** Whose code it is, if that account is open. */
export async function findOwner(
  db: Db,
  { merchantId, codeKey }: { merchantId: string; codeKey: string },
): Promise<CodeOwner | undefined> {
  const { rows } = await sql<CodeOwner>`
    select c.code, m.id as "memberId", m.account, m.upline_id as "uplineId"
    from referral_codes c join members m on m.merchant_id = ${merchantId} and m.id = c.member_id
    where c.merchant_id = ${merchantId} and c.code_key = ${codeKey} and m.status = 'open'`.execute(db);
  return rows[0];
}

export async function insertReferral(
  tx: Tx,
  row: MemberKey & { referrerId: string; code: string; at: Date },
): Promise<void> {
  await sql`insert into referrals (merchant_id, member_id, referrer_id, code, registered_at)
    values (${row.merchantId}, ${row.memberId}, ${row.referrerId}, ${row.code}, ${row.at})`.execute(tx);
}
