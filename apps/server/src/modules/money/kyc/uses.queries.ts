import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { OfMember } from './kyc.types.ts';
import type { Uses } from './tiers.rules.ts';

/** Adds to a day; negative amounts take back what was added. */
export async function addUse(
  tx: Tx,
  { merchantId, memberId, day, deposits, withdrawals }: OfMember & Uses & { day: string },
): Promise<void> {
  await sql`
    insert into kyc_uses as u (merchant_id, member_id, day, deposits_minor, withdrawals_minor)
    values (${merchantId}, ${memberId}, ${day}, greatest(${deposits}::bigint, 0), greatest(${withdrawals}::bigint, 0))
    on conflict (merchant_id, member_id, day) do update set
      deposits_minor = greatest(u.deposits_minor + ${deposits}::bigint, 0),
      withdrawals_minor = greatest(u.withdrawals_minor + ${withdrawals}::bigint, 0)`.execute(tx);
}

/** What a member has used since a day. */
export async function sumUses(
  db: Db,
  { merchantId, memberId, since }: OfMember & { since: string },
): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select coalesce(sum(deposits_minor), 0)::bigint as deposits,
      coalesce(sum(withdrawals_minor), 0)::bigint as withdrawals
    from kyc_uses where merchant_id = ${merchantId} and member_id = ${memberId} and day >= ${since}`.execute(
    db,
  );
  return rows[0] ?? { deposits: 0n, withdrawals: 0n };
}
