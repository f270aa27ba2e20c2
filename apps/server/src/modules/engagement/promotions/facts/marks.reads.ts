import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { MarkKind } from '@croupier/contract/promotions/words.ts';

/** What identifies a member, by kind. A deposit's payer identifies the instrument. */
export async function readIdentities(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Array<{ kind: MarkKind; value: string }>> {
  const { rows } = await sql<{ kind: MarkKind; value: string }>`
    select 'person' as kind, 'mobile:' || mobile as value from members
      where merchant_id = ${merchantId} and id = ${memberId} and mobile is not null
    union select 'person', 'email:' || email_key from members
      where merchant_id = ${merchantId} and id = ${memberId} and email_key is not null and email_verified_at is not null
    union select 'device', browser::text from sessions
      where merchant_id = ${merchantId} and account_id = ${memberId} and kind = 'member' and browser is not null
    union select 'address', ip from sessions
      where merchant_id = ${merchantId} and account_id = ${memberId} and kind = 'member'
    union select 'instrument', encode(number_hash, 'hex') from beneficiaries
      where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows;
}
