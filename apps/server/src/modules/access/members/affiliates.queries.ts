import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type InvitationRow = { code: string; member_id: string; account: string; host: string | null };

/** Undefined unless the code belongs to an agent whose account is open. */
export async function findInvitation(
  db: Db,
  merchantId: string,
  codeKey: string,
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select c.code, c.member_id, m.account, c.host
    from affiliate_codes c join members m on m.id = c.member_id
    where c.merchant_id = ${merchantId} and m.merchant_id = ${merchantId} and c.code_key = ${codeKey} and m.status = 'open'`.execute(
    db,
  );
  return rows[0];
}

/** The agent's code that is valid at every host. */
export async function findOwnCode(db: Db, merchantId: string, memberId: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select code from affiliate_codes where merchant_id = ${merchantId} and member_id = ${memberId} and host is null
    order by created_at, code_key limit 1`.execute(db);
  return rows[0]?.code;
}

/** Does nothing when the code exists. */
export async function insertOwnCode(
  tx: Tx,
  own: { merchantId: string; memberId: string; code: string; codeKey: string; at: Date },
): Promise<void> {
  await sql`
    insert into affiliate_codes (merchant_id, code_key, code, member_id, created_at)
    values (${own.merchantId}, ${own.codeKey}, ${own.code}, ${own.memberId}, ${own.at})
    on conflict do nothing`.execute(tx);
}

export async function countInvited(db: Db, merchantId: string, memberId: string): Promise<number> {
  const { rows } = await sql<{ members: bigint }>`
    select count(*) as members from members
    where merchant_id = ${merchantId} and upline_id = ${memberId}`.execute(db);
  return Number(rows[0]?.members ?? 0n);
}
