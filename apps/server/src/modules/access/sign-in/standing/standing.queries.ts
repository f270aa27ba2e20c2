import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { MemberRow } from '../../members/index.ts';

type Member = { merchantId: string; memberId: string };

export async function setMemberStatus(
  tx: Tx,
  { merchantId, memberId, status }: Member & { status: MemberRow['status'] },
): Promise<void> {
  await sql`update members set status = ${status}
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx);
}

export async function requireNewPassword(tx: Tx, { merchantId, memberId }: Member): Promise<void> {
  await sql`update members set must_change_password = true
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx);
}
